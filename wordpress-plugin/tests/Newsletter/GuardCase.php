<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Features\Newsletter\Guard\CaptchaSession;
use Onda\Features\Newsletter\Guard\Limits;
use Onda\Features\Newsletter\Guard\ProofOfWork;
use Onda\Features\Newsletter\Guard\SpamCheckInput;
use Onda\Features\Newsletter\Guard\SpamGuard;
use Onda\Features\Newsletter\Guard\Verdict;
use Onda\Tests\TestCase;

/** The real ladder over the real tables, with a clock that the test moves. */
abstract class GuardCase extends TestCase
{
    protected const FORM = 3;
    protected const BUSY = ['time_ms' => '9400', 'focus_count' => '1', 'mm_count' => '40', 'kd_count' => '18', 'scroll_count' => '3', 'touch' => '0'];

    protected int $now = 1_800_000_000;
    protected CaptchaSession $sessions;
    protected SpamGuard $guard;
    private int $visits = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $clock = fn(): int => $this->now;
        $limits = new RateLimitRepository();
        $this->sessions = new CaptchaSession($limits, $clock);
        $this->guard = new SpamGuard(new Limits($limits, new DailySalts()), new ProofOfWork($limits), $this->sessions, $clock);
    }

    /** The stamp of a form that is printed now. */
    protected function stamp(int $form = self::FORM): string
    {
        preg_match('/name="data\[form_stamp\]" value="([^"]+)"/', $this->guard->fields($form), $found);
        return $found[1];
    }

    /**
     * The fields of a visitor's form, with a stamp of ten seconds ago.
     *
     * @param array<string, mixed> $data
     */
    protected function input(array $data = [], string $ip = '198.51.100.7', string $email = 'ana@example.org'): SpamCheckInput
    {
        $this->now -= 10;
        $stamp = $this->stamp();
        $this->now += 10;
        $data += ['form_id' => (string) self::FORM, 'email' => '', 'form_stamp' => $stamp];
        $session = $data['captcha_session_id'] ?? null;
        return new SpamCheckInput($data, $email, $ip, $session);
    }

    /**
     * No two visits are alike.
     *
     * @param array<string, string> $changed
     * @return array<string, string>
     */
    protected function signals(array $changed = []): array
    {
        return ['time_ms' => (string) (5000 + ++$this->visits)] + $changed + self::BUSY;
    }

    protected function judge(SpamCheckInput $input): Verdict
    {
        return $this->guard->judge(self::FORM, $input);
    }

    /** The browser's work. */
    protected static function solved(array $challenge): string
    {
        for ($number = 0; hash('sha256', $challenge['salt'] . $number) !== $challenge['challenge']; $number++) {
            continue;
        }
        return base64_encode((string) json_encode(['number' => $number] + $challenge));
    }

    /** @param list<SpamCheckInput> $attempts */
    protected function welcomes(array $attempts): int
    {
        $verdicts = array_map($this->judge(...), $attempts);
        return count(array_keys($verdicts, Verdict::Allow, true));
    }
}
