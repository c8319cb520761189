<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Text\Days;
use Onda\Features\Views\ViewRepository;
use Onda\Tests\ViewsTestCase;

/** Processes that count at the same moment, and one that is killed: sums stay exact. */
final class ParallelViewsTest extends ViewsTestCase
{
    private const PROCESSES = 4;
    private const VIEWS = 40;
    private const KILLED = 6;

    public function test_views_that_are_counted_together_are_all_counted_once(): void
    {
        $post = $this->post();
        $workers = array_map(fn(int $number): array => $this->start($post, self::VIEWS, $number), range(1, self::PROCESSES));
        $counted = array_sum(array_map($this->finish(...), $workers));
        $this->assertSame(self::PROCESSES * self::VIEWS, $counted);
        $this->assertSame([$counted, $counted], $this->counts($post, Days::of(time())));
        $this->assertSame($counted, (new ViewRepository(new NetworkShareRepository()))->total($post));
    }

    public function test_one_visitor_in_many_processes_is_one_view(): void
    {
        $post = $this->post();
        $workers = array_map(fn(): array => $this->start($post, 1, 9), range(1, self::PROCESSES));
        $this->assertSame(1, array_sum(array_map($this->finish(...), $workers)));
        $this->assertSame([1, 1], $this->counts($post, Days::of(time())));
    }

    public function test_processes_that_are_killed_at_any_moment_lose_and_double_nothing(): void
    {
        global $wpdb;
        $post = $this->post();
        $workers = array_map(fn(int $number): array => $this->start($post, 20_000, $number), range(1, self::KILLED));
        foreach ($workers as [, $output]) {
            $this->assertSame("ready\n", fgets($output));
        }
        for ($tries = 0; $tries < 500 && (new ViewRepository(new NetworkShareRepository()))->total($post) < self::KILLED; $tries++) {
            usleep(10_000);
        }
        $counted = 0;
        foreach ($workers as [$process, $output]) {
            usleep(random_int(0, 20_000));
            proc_terminate($process, SIGKILL);
            $counted += $this->finish([$process, $output]);
        }
        [$views, $people] = $this->counts($post, Days::of(time()));
        $seen = (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_seen");
        $this->assertSame([$views, $views, $views], [$people, $seen, (new ViewRepository(new NetworkShareRepository()))->total($post)], 'each view whole');
        $this->assertGreaterThanOrEqual($counted, $views, 'what was said to be counted is there');
        // A process may die after its view is kept and before it can say so.
        $this->assertLessThanOrEqual($counted + self::KILLED, $views);
        $this->assertGreaterThanOrEqual(self::KILLED, $views);
    }

    /** @return array{resource, resource} */
    private function start(int $post, int $views, int $number): array
    {
        $script = dirname(__DIR__) . '/bin/views.php';
        $arguments = [rtrim(ABSPATH, '/'), $_SERVER['HTTP_HOST'], (string) $post, (string) $views, (string) $number];
        $process = proc_open([PHP_BINARY, $script, ...$arguments], [1 => ['pipe', 'w'], 2 => ['file', '/dev/null', 'w']], $pipes);
        return [$process, $pipes[1]];
    }

    /** @param array{resource, resource} $worker */
    private function finish(array $worker): int
    {
        $printed = trim((string) stream_get_contents($worker[1]));
        proc_close($worker[0]);
        return (int) substr((string) strrchr("\n$printed", "\n"), 1);
    }
}
