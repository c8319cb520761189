<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\EngineFailed;
use Onda\Tests\SearchIndexCase;

/**
 * Wherever WordPress's own search finds a post by a phrase made of its title, the index has it among its results, or
 * leaves the phrase to WordPress. ONDA_RECALL_POSTS=5000 prints the figures of so many.
 */
final class RecallTest extends SearchIndexCase
{
    private const POSTS = 340;
    /** Titles of which phrases are made, spread over all; each by some ways, in turns, and by all for the figures. */
    private const ASKED = 110;
    private const TURNS = 6;

    public function test_the_index_finds_what_wordpress_finds(): void
    {
        $count = (int) getenv('ONDA_RECALL_POSTS');
        $posts = $this->seed(new Titles(20261126), $count ?: self::POSTS);
        $this->build();
        $each = intdiv(count($posts), self::ASKED);
        [$missed, $figures, $number] = [[], [], 0];
        foreach (array_filter(array_keys($posts), static fn(int $at): bool => $at % $each === 0) as $turn => $post) {
            [$kind, $title] = $posts[$post];
            foreach (Titles::phrases($title) as $way => $phrase) {
                if ($count === 0 && ($number++ + $turn) % self::TURNS !== 0) {
                    continue;
                }
                [$core, $ours, $first] = $this->compared($phrase, $post, count($posts));
                $missed = $core && !$ours ? [...$missed, "$kind, $way: $phrase ($title)"] : $missed;
                foreach (["of $kind", $way] as $row) {
                    $found = array_map(null, $figures[$row] ?? [0, 0, 0, 0], [1, (int) $core, (int) $ours, (int) $first]);
                    $figures[$row] = array_map(array_sum(...), $found);
                }
            }
        }
        $this->forget($posts);
        $count === 0 || self::print($figures);
        $this->assertSame([], $missed);
        $this->assertGreaterThan(200, array_sum(array_column($figures, 0)));
    }

    /** @return array{bool, bool, bool} Found by WordPress, by the index or left to WordPress, first of all. */
    private function compared(string $phrase, int $post, int $all): array
    {
        $core = (new \WP_Query(['s' => wp_slash($phrase), 'post__in' => [$post], 'fields' => 'ids']))->posts !== [];
        try {
            $found = $this->found($phrase, limit: 10);
            $ours = in_array($post, $found, true) || $core && in_array($post, $this->found($phrase, limit: $all), true);
            return [$core, $ours, ($found[0] ?? 0) === $post];
        } catch (EngineFailed) {
            return [$core, $core, $core];
        }
    }

    /** @return array<int, array{string, string}> Post → kind and title. */
    private function seed(Titles $titles, int $count): array
    {
        global $wpdb;
        $posts = [];
        foreach ($titles->of($count) as $at => [$kind, $title]) {
            $wpdb->insert($wpdb->posts, [
                'post_title' => $title, 'post_content' => $titles->text(20), 'post_name' => "recall-$at", 'post_status' => 'publish',
                'post_type' => 'post', 'post_date' => gmdate('Y-m-d H:i:s', 1_500_000_000 + $at * 60), 'post_excerpt' => '',
                'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '',
            ]);
            $posts[$wpdb->insert_id] = [$kind, $title];
        }
        return $posts;
    }

    /** @param array<int, mixed> $posts */
    private function forget(array $posts): void
    {
        global $wpdb;
        $wpdb->query("DELETE FROM {$wpdb->posts} WHERE post_name LIKE 'recall-%'");
        array_map('clean_post_cache', array_keys($posts));
    }

    /** @param array<string, list<int>> $figures */
    private static function print(array $figures): void
    {
        echo "\n| phrases | asked | WordPress finds | the index or WordPress | first place |\n| --- | --- | --- | --- | --- |\n";
        foreach ($figures as $row => [$asked, $core, $ours, $first]) {
            printf("| %s | %d | %.1f %% | %.1f %% | %.1f %% |\n", $row, $asked, 100 * $core / $asked, 100 * $ours / $asked, 100 * $first / $asked);
        }
    }
}
