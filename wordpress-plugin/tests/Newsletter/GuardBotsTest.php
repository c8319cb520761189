<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Features\Newsletter\Guard\Limit;
use Onda\Features\Newsletter\Guard\Limits;
use Onda\Features\Newsletter\Guard\ProofOfWork;
use Onda\Features\Newsletter\Guard\SpamCheckInput;
use Onda\Features\Newsletter\Guard\Stamp;
use Onda\Features\Newsletter\Guard\Verdict;

/** Six scripts that sign up whom they like. */
final class GuardBotsTest extends GuardCase
{
    public function test_a_blind_post_never_comes_in(): void
    {
        $attempts = array_map(fn(int $victim): SpamCheckInput => new SpamCheckInput(
            ['form_id' => '3', 'form_field_x' => "victim$victim@example.org"],
            "victim$victim@example.org",
            "203.0.113.$victim",
        ), range(1, 30));
        $this->assertSame(0, $this->welcomes($attempts));
    }

    public function test_a_headless_browser_that_fills_and_sends_never_comes_in(): void
    {
        $counts = ['time_ms' => '640', 'focus_count' => '1', 'mm_count' => '1', 'kd_count' => '0', 'scroll_count' => '0', 'touch' => '0'];
        $attempts = array_map(fn(int $visit): SpamCheckInput => $this->input([
            'behavioral_signals' => ['time_ms' => (string) (600 + $visit)] + $counts,
            'proof' => self::solved(ProofOfWork::challenge($this->now)),
        ], "203.0.113.$visit"), range(1, 6));
        $this->assertSame(0, $this->welcomes($attempts));
    }

    public function test_a_patient_headless_browser_is_held_by_the_limit_of_its_network(): void
    {
        $attempts = array_map(fn(int $visit): SpamCheckInput => $this->input([
            'behavioral_signals' => $this->signals(['mm_count' => '1', 'kd_count' => '0']),
            'proof' => self::solved(ProofOfWork::challenge($this->now)),
        ], email: "victim$visit@example.org"), range(1, Limit::Proven->most() + 15));
        $this->assertSame(Limit::Proven->most(), $this->welcomes($attempts));
    }

    public function test_what_was_sent_once_is_not_let_in_again_from_anywhere(): void
    {
        $recorded = $this->input(['behavioral_signals' => self::BUSY]);
        $this->assertSame(Verdict::Allow, $this->judge($recorded));
        $replays = array_map(
            fn(int $at): SpamCheckInput => new SpamCheckInput($recorded->data, "victim$at@example.org", "203.0.113.$at"),
            range(1, 40),
        );
        $this->assertSame(0, $this->welcomes($replays));
    }

    public function test_a_stamp_of_another_form_or_without_our_signature_opens_nothing(): void
    {
        $signals = $this->signals();
        $forged = ($this->now - 60) . '.' . hash('sha256', 'guess');
        foreach ([$forged, $this->stamp(9), '', ['x'], "$this->now"] as $stamp) {
            $input = $this->input(['form_stamp' => $stamp, 'behavioral_signals' => $signals]);
            $this->assertSame(Verdict::Captcha, $this->judge($input));
        }
    }

    /** @dataProvider ages */
    public function test_a_stamp_is_good_for_ninety_days_and_a_clock_may_differ_by_five_seconds(int $seconds, ?int $age): void
    {
        $this->assertSame($age, Stamp::age(self::FORM, Stamp::make(self::FORM, $this->now), $this->now + $seconds));
    }

    /** @return list<array{int, int|null}> */
    public function ages(): array
    {
        $most = 90 * DAY_IN_SECONDS;
        return [[-6, null], [-5, 0], [0, 0], [7, 7], [$most, $most], [$most + 1, null]];
    }

    public function test_who_fills_the_trap_is_answered_in_silence(): void
    {
        foreach (['victim@example.org', '1', ['a']] as $filled) {
            $input = $this->input(['email' => $filled, 'behavioral_signals' => $this->signals()]);
            $this->assertSame(Verdict::Silent, $this->judge($input));
        }
    }

    public function test_a_submit_after_one_second_never_comes_in(): void
    {
        $stamp = $this->stamp();
        $this->now += 1;
        $attempts = array_map(fn(int $visit): SpamCheckInput => $this->input([
            'form_stamp' => $stamp,
            'behavioral_signals' => $this->signals(['kd_count' => "1$visit"]),
            'proof' => self::solved(ProofOfWork::challenge($this->now)),
        ], "203.0.113.$visit"), range(1, 6));
        $this->assertSame(0, $this->welcomes($attempts));
    }

    public function test_a_bombed_list_of_a_hundred_gets_what_one_network_may_have_in_an_hour(): void
    {
        $bomb = fn(int $victim): SpamCheckInput => $this->input(
            ['behavioral_signals' => $this->signals(['kd_count' => (string) ($victim + 3)])],
            '2001:db8:1:2::' . dechex($victim),
            "victim$victim@example.org",
        );
        $this->assertSame(Limit::Silent->most(), $this->welcomes(array_map($bomb, range(1, 100))));
    }

    public function test_a_bomb_that_works_for_each_of_a_hundred_is_held_too(): void
    {
        $bomb = fn(int $victim): SpamCheckInput => $this->input([
            'behavioral_signals' => $this->signals(['kd_count' => (string) ($victim + 3)]),
            'proof' => self::solved(ProofOfWork::challenge($this->now)),
        ], '2001:db8:1:2::' . dechex($victim), "victim$victim@example.org");
        $this->assertSame(Limit::Silent->most() + Limit::Proven->most(), $this->welcomes(array_map($bomb, range(1, 100))));
    }

    public function test_many_networks_at_once_must_work(): void
    {
        $from = fn(int $network): SpamCheckInput => $this->input(
            ['behavioral_signals' => $this->signals()],
            "203.0.$network.1",
            "victim$network@example.org",
        );
        $this->assertSame(Limits::FORM, $this->welcomes(array_map($from, range(1, 100))));
        $proven = $this->input([
            'behavioral_signals' => $this->signals(),
            'proof' => self::solved(ProofOfWork::challenge($this->now)),
        ], '203.0.250.1');
        $this->assertSame(Verdict::Allow, $this->judge($proven));
    }

    public function test_counts_that_no_hand_can_reach_are_not_believed(): void
    {
        $impossible = [
            ['mm_count' => '5000'], ['kd_count' => '950'], ['focus_count' => '500'], ['kd_count' => '-4'],
            ['kd_count' => 'many'], ['time_ms' => '1e5'], ['touch' => ''], ['scroll_count' => ['1']],
        ];
        foreach ($impossible as $changed) {
            $input = $this->input([
                'behavioral_signals' => $changed + self::BUSY,
                'proof' => self::solved(ProofOfWork::challenge($this->now)),
            ]);
            $this->assertSame(Verdict::Captcha, $this->judge($input), (string) json_encode($changed));
        }
    }
}
