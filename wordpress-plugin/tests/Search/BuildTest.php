<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Access\PublicPosts;
use Onda\Features\Search\Index\Build\StalePostRepository;
use Onda\Features\Search\Index\Build\WorkRepository;
use Onda\Features\Search\Index\Entries;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Index\PostReader;
use Onda\Owner\Search\SearchOwner;
use Onda\Tests\SearchIndexCase;

/** Building in steps, by several at once, and by one that is killed. */
final class BuildTest extends SearchIndexCase
{
    private const POSTS = 220;

    public function test_a_build_in_the_smallest_steps_is_the_same_as_one_in_a_row(): void
    {
        $this->seed();
        $this->build();
        $whole = $this->lists();
        $builder = IndexParts::builder();
        $builder->start();
        for ($steps = 0; $builder->is_busy(); $steps++) {
            $this->assertTrue($builder->step(0.0));
            // The former index answers meanwhile.
            $this->assertSame(self::POSTS, $this->ask('común')->total);
        }
        $this->assertGreaterThan(3, $steps);
        $this->assertSame($whole, $this->lists());
        $this->assertSame([0, 0, 0], [$this->rows()['parts'], $this->rows()['recent'], $this->rows()['stale']]);
    }

    public function test_what_is_saved_during_a_build_is_in_it(): void
    {
        $posts = $this->seed();
        $builder = IndexParts::builder();
        IndexParts::upkeep()->want();
        $builder->start();
        for ($step = 0; $builder->is_busy(); $step++) {
            wp_update_post(['ID' => $posts[$step], 'post_title' => "Cambiada $step"]);
            wp_trash_post($posts[self::POSTS - 1 - $step]);
            $this->end_request();
            $builder->step(0.0);
        }
        $this->assertSame($step, $this->ask('cambiada')->total);
        $this->assertSame(self::POSTS - 2 * $step, $this->ask('común')->total);
        $this->assertNotContains($posts[self::POSTS - 1], $this->found('numero' . (self::POSTS - 1)));
        $this->build();
        $this->assertSame([$step, self::POSTS - 2 * $step], [$this->ask('cambiada')->total, $this->ask('común')->total]);
    }

    public function test_a_clock_that_was_ahead_holds_up_nobody(): void
    {
        $work = new WorkRepository();
        $work->prepare();
        $this->assertTrue($work->claim('one', time() + HOUR_IN_SECONDS));
        $this->assertTrue($work->claim('other', time()));
        $this->assertFalse($work->claim('one', time()));
    }

    public function test_two_nodes_at_once_build_one_index(): void
    {
        $this->seed();
        $this->build();
        $whole = $this->lists();
        IndexParts::builder()->start();
        $workers = [$this->worker('0'), $this->worker('0')];
        $steps = array_map($this->finish(...), $workers);
        $this->assertFalse(IndexParts::builder()->is_busy());
        $this->assertGreaterThan(3, array_sum($steps));
        $this->assertSame($whole, $this->lists());
        $this->assertSame([self::POSTS, 0], [$this->ask('común')->total, $this->rows()['parts']]);
    }

    public function test_a_build_that_is_killed_goes_on_where_it_was(): void
    {
        $this->seed();
        $this->build();
        $whole = $this->lists();
        $work = new WorkRepository();
        $builder = IndexParts::builder();
        $builder->start();
        $worker = $this->worker('0');
        $this->assertSame("ready\n", fgets($worker[1]));
        for ($looks = 0; $looks < 2000 && $work->read()['phase'] === 'reading'; $looks++) {
            usleep(2000);
        }
        proc_terminate($worker[0], SIGKILL);
        proc_close($worker[0]);
        $row = $work->read();
        $this->assertSame((string) self::POSTS, $row['done']);
        if ($row['holder'] !== '') {
            $this->assertFalse($builder->step(0.0), 'Who was killed still holds it.');
            $this->lapse();
        }
        while ($builder->is_busy()) {
            $this->assertTrue($builder->step(5));
        }
        $this->assertSame($whole, $this->lists());
    }

    public function test_one_that_comes_back_too_late_writes_nothing(): void
    {
        $this->seed(3);
        IndexParts::builder()->start();
        $work = new WorkRepository();
        $this->assertTrue($work->claim('slow', time()));
        $this->assertFalse($work->claim('other', time()));
        $this->lapse();
        $this->assertTrue($work->claim('other', time()));
        $is_called = false;
        $write = static function () use (&$is_called): bool {
            return $is_called = true;
        };
        $this->assertFalse($work->commit('slow', ['last_post' => 9], $write));
        $this->assertFalse($is_called);
        $this->assertTrue($work->commit('other', ['last_post' => 7], $write));
        $this->assertSame('7', $work->read()['last_post']);
    }

    public function test_a_step_that_fails_halfway_leaves_nothing(): void
    {
        $this->seed(3);
        $work = new WorkRepository();
        IndexParts::builder()->start();
        $work->claim('one', time());
        $before = $this->rows();
        $failing = static fn(): bool => (new \Onda\Features\Search\Index\DocumentRepository())->drop(1) && (new \Onda\Features\Search\Index\Build\StalePostRepository())->mark(5) && false;
        $this->assertFalse($work->commit('one', ['last_post' => 9], $failing));
        $this->assertSame([$before, '0'], [$this->rows(), $work->read()['last_post']]);
    }

    public function test_other_rules_ask_for_a_new_build_and_the_former_answers_until_it_is_there(): void
    {
        $post = $this->post('Radio de barrio', 'x', ['meta_input' => ['sala' => 'Apolo']]);
        $this->build();
        IndexParts::upkeep()->tend();
        $this->assertSame('1', (new WorkRepository())->read()['build']);
        $this->set(['fields' => ['sala']]);
        $this->assertSame([[$post], []], [$this->found('barrio'), $this->found('apolo')]);
        IndexParts::upkeep()->tend();
        $this->assertSame('2', (new WorkRepository())->read()['build']);
        $this->assertSame([[$post], [$post]], [$this->found('barrio'), $this->found('apolo')]);
    }

    public function test_a_number_of_a_post_that_does_not_fit_is_not_read(): void
    {
        $reader = new PostReader(new IndexOptions([]), new PublicPosts());
        $post = get_post($this->post('Lejano'));
        foreach ([Entries::MAX_POST => true, Entries::MAX_POST + 1 => false] as $number => $is_wanted) {
            $post->ID = $number;
            $this->assertSame($is_wanted, $reader->wanted([$post]) !== [], (string) $number);
        }
    }

    public function test_the_command_builds_and_says_how_it_stands(): void
    {
        $this->seed(3);
        $said = [];
        $sentence = IndexParts::progress()->sentence(...);
        $this->assertStringContainsString('no está construido', $sentence());
        SearchOwner::build_command()->run(false, static function (string $line) use (&$said): void {
            $said[] = $line;
        });
        $this->assertNotSame([], $said);
        $this->assertStringContainsString('3 entradas', $sentence());
        $this->assertStringContainsString('0 entradas han cambiado', $sentence());
        (new StalePostRepository())->mark(1);
        $this->assertStringContainsString('1 entrada ha cambiado', $sentence());
        $now = IndexParts::progress()->read();
        $this->assertSame([true, 'idle', 100, 3], [$now['is_ready'], $now['phase'], $now['percent'], $now['done']]);
    }

    public function test_a_save_of_one_post_is_a_few_statements(): void
    {
        global $wpdb;
        $this->seed(3);
        $this->build();
        $post = $this->post('Nuevo', str_repeat('palabra ', 300));
        $before = $wpdb->num_queries;
        IndexParts::updater()->refresh($post);
        $this->assertLessThanOrEqual(12, $wpdb->num_queries - $before);
    }

    /** @return list<int> */
    private function seed(int $count = self::POSTS): array
    {
        wp_defer_term_counting(true);
        $posts = array_map(fn(int $number): int => $this->post("Común numero$number", 'palabra' . $number % 7), range(0, $count - 1));
        wp_defer_term_counting(false);
        return $posts;
    }

    /** @return array<string, string> Word → its posts. */
    private function lists(): array
    {
        global $wpdb;
        $rows = $wpdb->get_results("SELECT spelling, docs FROM {$wpdb->prefix}onda_search_lists ORDER BY spelling", ARRAY_A);
        return array_map('bin2hex', array_column($rows, 'docs', 'spelling'));
    }

    private function lapse(): void
    {
        global $wpdb;
        $wpdb->query("UPDATE {$wpdb->prefix}onda_search_work SET claimed_until = 0");
    }

    /** @return array{resource, resource} */
    private function worker(string $seconds): array
    {
        $script = dirname(__DIR__) . '/bin/search-build.php';
        $arguments = [rtrim(ABSPATH, '/'), $_SERVER['HTTP_HOST'], $seconds];
        $process = proc_open([PHP_BINARY, $script, ...$arguments], [1 => ['pipe', 'w'], 2 => ['file', '/dev/null', 'w']], $pipes);
        return [$process, $pipes[1]];
    }

    /** @param array{resource, resource} $worker */
    private function finish(array $worker): int
    {
        $printed = trim((string) stream_get_contents($worker[1]));
        proc_close($worker[0]);
        wp_cache_flush();
        return (int) substr((string) strrchr("\n$printed", "\n"), 1);
    }
}
