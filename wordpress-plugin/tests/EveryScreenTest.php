<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Forms\Screen;

/** Every screen and box of the owner on a site where each title, name, setting and row of a table is of one kind. */
final class EveryScreenTest extends TestCase
{
    use WrittenSite;

    /** A short column of a table holds the beginning. */
    private const PAYLOADS = ['\'"><onda-evil ondaEvil()></script></textarea></style></title><onda-evil>', 'javascript:ondaEvil()'];

    /** @dataProvider payloads */
    public function test_nothing_of_a_payload_leaves_unescaped_and_each_form_has_a_nonce(string $payload): void
    {
        $this->sign_in('administrator');
        $this->write($payload);
        $harms = [];
        $reached = 0;
        foreach ($this->printed_places() as $place => $html) {
            $reached += (int) str_contains($html, 'ondaEvil');
            preg_match_all('~<form [^>]*method="post".*?</form>~s', $html, $forms);
            $harms[$place] = [Harm::of($html), ...preg_grep('~type="hidden" [^>]*value="[0-9a-f]{10}"~', $forms[0], PREG_GREP_INVERT)];
        }
        $this->assertSame([], array_filter($harms, static fn(array $harm): bool => $harm !== ['']));
        $this->assertGreaterThan(20, $reached);
    }

    /**
     * @dataProvider numbers
     * @doesNotPerformAssertions
     */
    public function test_each_is_printed_whatever_the_numbers_are(int $number): void
    {
        $this->sign_in('administrator');
        $this->write('x', $number);
        iterator_count($this->printed_places());
    }

    /** @return list<array{int}> */
    public function numbers(): array
    {
        return [[0], [PHP_INT_MAX >> 8]];
    }

    /** @return list<array{string}> */
    public function payloads(): array
    {
        return array_map(static fn(string $payload): array => [$payload], self::PAYLOADS);
    }

    /** @return \Generator<string, string> */
    private function printed_places(): \Generator
    {
        $seen = [];
        foreach (ScreenTable::pages() as $page => $html) {
            yield $page => $html;
            [$name] = explode("\t", $page);
            preg_match_all('~admin\.php\?(page=' . $name . '&(?![^"]*nonce=|tab=[\w-]+")[^"#]+)~', html_entity_decode($html), $links);
            foreach (array_diff(array_unique($links[1]), $seen) as $link) {
                $seen[] = $link;
                parse_str($link, $query);
                yield $link => ScreenTable::printed(Screen::from($name), $query);
            }
        }
        require_once ABSPATH . 'wp-admin/includes/dashboard.php';
        set_current_screen('dashboard');
        do_action('wp_dashboard_setup');
        yield 'dashboard' => self::boxes('dashboard', null);
        foreach (apply_filters('site_status_tests', ['direct' => []])['direct'] as $name => $health) {
            yield "health $name" => implode(' ', array_filter(($health['test'])(), is_string(...)));
        }
        yield 'notices' => $this->printed(static fn() => do_action('admin_notices'));
        foreach (get_posts(['post_type' => ['post', 'onda_show'], 'numberposts' => -1]) as $post) {
            $type = $post->post_type;
            do_action('add_meta_boxes', $type, $post);
            do_action("add_meta_boxes_$type", $post);
            yield "boxes of $type" => self::boxes($type, $post);
        }
    }

    /** Those of the plugin. */
    private static function boxes(string $screen, ?\WP_Post $post): string
    {
        $boxes = array_merge(...array_merge(...array_values(array_map(array_values(...), $GLOBALS['wp_meta_boxes'][$screen] ?? [[[]]]))));
        ob_start();
        foreach (array_filter(array_values($boxes), static fn(array $box): bool => str_starts_with($box['id'], 'onda')) as $box) {
            echo $box['title'];
            ($box['callback'])($post, $box);
        }
        return (string) ob_get_clean();
    }
}
