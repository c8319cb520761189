<?php

declare(strict_types=1);

namespace Onda\Tests\Music;

use Onda\Core\Fetch\FetchFailed;
use Onda\Features\Music\LookupRepository;
use Onda\Features\Music\Lookups;
use Onda\Features\Music\TooManyLookups;
use Onda\Tests\TestCase;

final class LookupsTest extends TestCase
{
    private int $asked = 0;

    /** @dataProvider times */
    public function test_what_was_answered_is_kept_for_days(array $answer, int $days): void
    {
        $this->look($answer);
        $this->age($days * DAY_IN_SECONDS - 60);
        $this->assertSame($answer, $this->look(['other' => 1]));
        $this->age(120);
        $this->assertSame(['other' => 1], $this->look(['other' => 1]));
        $this->assertSame(2, $this->asked);
    }

    public function times(): array
    {
        return ['a hit' => [['name' => 'Faro'], 30], 'a miss' => [[], 3]];
    }

    public function test_a_failure_is_remembered_for_ten_minutes(): void
    {
        foreach ([0, 590, 20] as $seconds) {
            $this->age($seconds);
            $this->assert_failed(fn() => $this->look(null));
        }
        $this->assertSame(2, $this->asked);
    }

    public function test_a_failure_keeps_what_was_known(): void
    {
        $this->look(['name' => 'Faro']);
        $this->age(31 * DAY_IN_SECONDS);
        $this->assertSame(['name' => 'Faro'], $this->look(null));
        $this->assertSame(['name' => 'Faro'], $this->look(null));
        $this->assertSame(2, $this->asked);
    }

    public function test_while_one_asks_the_others_get_what_there_was_or_nothing(): void
    {
        $this->assertTrue((new LookupRepository())->claim('key', '', time(), time() + 8));
        $this->assertFalse((new LookupRepository())->claim('key', '', time(), time() + 8));
        $this->assert_failed(fn() => $this->look(['name' => 'Faro']));
        $this->assertSame(0, $this->asked);
    }

    public function test_a_claim_whose_holder_died_lapses(): void
    {
        (new LookupRepository())->claim('key', '', time(), time() - 1);
        $this->assertSame(['name' => 'Faro'], $this->look(['name' => 'Faro']));
    }

    /** @dataProvider limits */
    public function test_after_so_many_questions_an_hour_nobody_is_asked(int $limit, string $asker): void
    {
        for ($number = 0; $number < $limit; $number++) {
            (new LookupRepository())->claim("other-$number", $asker, time(), time());
        }
        try {
            $this->look(['name' => 'Faro'], 'me');
            $this->fail('somebody was asked');
        } catch (TooManyLookups) {
            $this->assertSame(0, $this->asked);
        }
        $this->age(HOUR_IN_SECONDS + 1);
        $this->assertSame(['name' => 'Faro'], $this->look(['name' => 'Faro'], 'me'));
    }

    public function limits(): array
    {
        return ['one visitor' => [60, 'me'], 'the site' => [300, 'somebody']];
    }

    public function test_what_is_known_is_told_however_often_it_is_wanted(): void
    {
        $this->look(['name' => 'Faro'], 'me');
        for ($number = 0; $number < 60; $number++) {
            (new LookupRepository())->claim("other-$number", 'me', time(), time());
        }
        $this->assertSame(['name' => 'Faro'], $this->look(null, 'me'));
        $this->outdate();
        $this->assertSame(['name' => 'Faro'], $this->look(['other' => 1], 'me'));
        $this->assertSame(1, $this->asked);
    }

    public function test_nothing_tells_who_asked_after_an_hour_and_old_rows_go(): void
    {
        global $wpdb;
        $cache = new LookupRepository();
        $cache->claim('old', 'me', time() - 7200, time() - 7200);
        $cache->save('old', [], time() - 7200, time() + 60);
        $cache->claim('ancient', '', time(), time() - 1);
        $cache->save('ancient', [], time(), time() - 8 * DAY_IN_SECONDS);
        $rows = $wpdb->get_results("SELECT lookup_key, asked_by FROM {$wpdb->prefix}onda_lookups", ARRAY_A);
        $this->assertSame([['lookup_key' => 'old', 'asked_by' => '']], $rows);
    }

    /** @param array<string, mixed>|null $answer Null is a failure. */
    private function look(?array $answer, string $asker = ''): array
    {
        $ask = function () use ($answer): array {
            $this->asked++;
            return $answer ?? throw new FetchFailed('down');
        };
        return (new Lookups(new LookupRepository()))->of('key', $ask, microtime(true) + 5, 0, $asker);
    }

    private function assert_failed(callable $run): void
    {
        try {
            $run();
            $this->fail('it was answered');
        } catch (FetchFailed) {
            $this->addToAssertionCount(1);
        }
    }

    private function outdate(): void
    {
        global $wpdb;
        $wpdb->query("UPDATE {$wpdb->prefix}onda_lookups SET good_until = 1");
    }

    /** Moves the stored times into the past: nobody waits in a test. */
    private function age(int $seconds): void
    {
        global $wpdb;
        $sql = "UPDATE {$wpdb->prefix}onda_lookups SET good_until = good_until - %d WHERE good_until > 0";
        $wpdb->query($wpdb->prepare($sql, $seconds));
        $wpdb->query($wpdb->prepare("UPDATE {$wpdb->prefix}onda_lookups SET asked_at = asked_at - %d WHERE asked_at > 0", $seconds));
    }
}
