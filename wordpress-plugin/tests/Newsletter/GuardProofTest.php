<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Request;
use Onda\Features\Newsletter\Guard\ProofChallenge;
use Onda\Features\Newsletter\Guard\GuardHooks;
use Onda\Features\Newsletter\Guard\Limit;
use Onda\Features\Newsletter\Guard\Limits;
use Onda\Features\Newsletter\Guard\ProofOfWork;
use Onda\Features\Newsletter\Guard\Verdict;

final class GuardProofTest extends GuardCase
{
    public function test_the_challenge_is_altchas_of_version_1(): void
    {
        $challenge = ProofOfWork::challenge($this->now);
        $this->assertSame(['algorithm', 'challenge', 'salt', 'signature', 'maxnumber'], array_keys($challenge));
        $this->assertSame(['SHA-256', 50_000], [$challenge['algorithm'], $challenge['maxnumber']]);
        $this->assertStringEndsWith('?expires=' . ($this->now + 3600), $challenge['salt']);
        $this->assertNotSame($challenge['salt'], ProofOfWork::challenge($this->now)['salt']);
    }

    public function test_work_is_taken_once(): void
    {
        $proof = new ProofOfWork(new RateLimitRepository());
        $answer = self::solved(ProofOfWork::challenge($this->now));
        $this->assertTrue($proof->accepts($answer, $this->now));
        $this->assertFalse($proof->accepts($answer, $this->now));
        $this->assertFalse($proof->accepts($answer, $this->now + 1800));
    }

    public function test_work_is_taken_for_an_hour(): void
    {
        $proof = new ProofOfWork(new RateLimitRepository());
        $answer = self::solved(ProofOfWork::challenge($this->now));
        $this->assertFalse($proof->accepts($answer, $this->now + ProofOfWork::SECONDS + 1));
        $this->assertTrue($proof->accepts($answer, $this->now + ProofOfWork::SECONDS));
    }

    public function test_what_was_not_worked_for_is_refused(): void
    {
        $challenge = ProofOfWork::challenge($this->now);
        $whole = json_decode(base64_decode(self::solved($challenge)), true);
        $changed = [
            ['number' => $whole['number'] + 1],
            ['number' => (string) $whole['number']],
            ['number' => -1],
            ['signature' => str_repeat('0', 64)],
            ['salt' => strtr($whole['salt'], [(string) ($this->now + 3600) => (string) ($this->now + 999_999)])],
            ['challenge' => hash('sha256', $whole['salt'] . 1), 'number' => 1],
            ['salt' => ['x']],
        ];
        $proof = new ProofOfWork(new RateLimitRepository());
        foreach ($changed as $change) {
            $this->assertFalse($proof->accepts(base64_encode((string) json_encode($change + $whole)), $this->now), (string) json_encode($change));
        }
        foreach ([null, '', 'x', ['a'], base64_encode('[]'), base64_encode('7'), str_repeat('A', 2000)] as $garbage) {
            $this->assertFalse($proof->accepts($garbage, $this->now));
        }
        $this->assertTrue($proof->accepts(self::solved($challenge), $this->now));
    }

    public function test_the_challenge_travels_with_the_token_and_by_an_action_of_its_own(): void
    {
        $reply = GuardHooks::onda_newsletter_token(['token' => 'x', 'api_version' => 'v1'], new Request([]));
        $this->assertSame(['token', 'api_version', 'challenge'], array_keys($reply));
        $this->assertSame('SHA-256', $reply['challenge']['algorithm']);
        $this->assertSame('SHA-256', (new ProofChallenge(new Limits(new RateLimitRepository(), new DailySalts())))(new Request([]))['algorithm']);
    }

    public function test_a_browser_that_offers_to_work_is_told_at_what_and_let_in_by_it(): void
    {
        $thin = ['mm_count' => '0', 'kd_count' => '0', 'scroll_count' => '0'];
        $verdict = fn(array $proof): Verdict => $this->judge($this->input($proof + ['behavioral_signals' => $this->signals($thin)]));
        $this->assertSame([Verdict::Captcha, Verdict::Work], [$verdict([]), $verdict(['proof' => 'ask'])]);
        $challenge = $this->guard->work($this->input());
        $this->assertSame(Verdict::Allow, $verdict(['proof' => self::solved($challenge)]));
        $this->assertSame(Verdict::Captcha, $verdict(['proof' => self::solved($challenge)]));
    }

    public function test_a_person_is_let_in_without_work_until_the_network_had_its_sign_ups(): void
    {
        $attempts = range(1, Limit::Silent->most() + 1);
        $verdicts = array_map(fn(): Verdict => $this->judge($this->input(['behavioral_signals' => $this->signals(), 'proof' => 'ask'])), $attempts);
        $this->assertSame([...array_fill(0, Limit::Silent->most(), Verdict::Allow), Verdict::Work], $verdicts);
    }

    public function test_an_offer_to_work_makes_no_machine_a_person(): void
    {
        $inputs = [
            [],
            ['behavioral_signals' => ['mm_count' => '5000'] + self::BUSY],
            ['behavioral_signals' => $this->signals(), 'form_stamp' => '1.x'],
        ];
        foreach ($inputs as $input) {
            $this->assertSame(Verdict::Captcha, $this->judge($this->input($input + ['proof' => 'ask'])));
        }
    }

    public function test_who_asks_for_many_challenges_works_more_for_each(): void
    {
        $limits = new Limits(new RateLimitRepository(), new DailySalts());
        $asked = fn(string $ip): int => $limits->proof_numbers($ip, $this->now);
        $numbers = array_map(static fn(): int => $asked('198.51.100.7'), range(1, 100));
        $this->assertSame([50_000, 50_000, 100_000, 200_000], [$numbers[0], $numbers[19], $numbers[20], $numbers[30]]);
        $this->assertSame(ProofOfWork::MOST_NUMBERS, max($numbers));
        $this->assertSame(ProofOfWork::MAX_NUMBER, $asked('198.51.100.8'));
    }

    public function test_attempts_of_one_network_leave_no_more_rows_than_are_looked_at(): void
    {
        global $wpdb;
        foreach (range(1, 2 * Limit::Attempt->most()) as $ignored) {
            $this->judge($this->input(['behavioral_signals' => $this->signals()]));
        }
        $traces = $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_limits WHERE limit_key LIKE 'nl-trace:%'");
        $this->assertLessThanOrEqual(Limit::Attempt->most(), (int) $traces);
    }
}
