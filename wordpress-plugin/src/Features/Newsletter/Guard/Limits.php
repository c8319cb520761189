<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Network;

defined('ABSPATH') || exit;

/**
 * Limits the sign-ups, accounts and captchas of a network, and the sign-ups without a captcha of a form. Networks are
 * counted by a mark that nobody can read the day after tomorrow.
 */
final class Limits
{
    /** Sign-ups by signals alone, of all networks for one form in an hour; more look like an attack from many. */
    public const FORM = 60;
    /** Challenges of one network in an hour that ask for the least work; each ten more ask for twice as much. */
    public const EASY_PROOFS = 20;
    /** A proof in place of a captcha takes so many times the work: some seconds of a slow phone. */
    public const CAPTCHA_TIMES = 10;
    private const PROOFS_A_STEP = 10;
    private const MOST_STEPS = 10;

    public function __construct(private RateLimitRepository $limits, private DailySalts $salts)
    {
    }

    /** A repeat has a stamp and a behavior that came before: somebody sends again what was once let in. */
    public function is_repeat(string $stamp, string $mark, int $now): bool
    {
        $behavior = substr(hash('sha256', "$stamp|$mark"), 0, 32);
        return $this->limits->take('nl-trace', $behavior, 1, $now, DAY_IN_SECONDS) > 0;
    }

    /** Counts one more action of this kind by this network, and says whether it is within the limit. */
    public function take(Limit $limit, string $ip, int $now): bool
    {
        $is_within = true;
        foreach ($this->networks($ip, $now) as $place => $network) {
            $most = Network::limit($limit->most(), $place);
            $is_within = $is_within && $this->limits->take($limit->value, $network, $most, $now, $limit->seconds()) === 0;
        }
        return $is_within;
    }

    /** Counts a sign-up that signals alone let in, of this network and of all for the form. */
    public function take_silent(int $form, string $ip, int $now): bool
    {
        return $this->take(Limit::Silent, $ip, $now)
            && $this->limits->take('nl-form', "form:$form", self::FORM, $now, HOUR_IN_SECONDS) === 0;
    }

    /** The highest number of a proof of work that this network is asked for now. */
    public function proof_numbers(string $ip, int $now): int
    {
        $asked = $this->limits->count('nl-asked', $this->networks($ip, $now)[0], $now, HOUR_IN_SECONDS);
        $steps = intdiv(max(0, $asked - self::EASY_PROOFS + self::PROOFS_A_STEP - 1), self::PROOFS_A_STEP);
        return min(ProofOfWork::MOST_NUMBERS, ProofOfWork::MAX_NUMBER * 2 ** min($steps, self::MOST_STEPS));
    }

    /** The highest number of a proof in place of a captcha. */
    public function captcha_numbers(string $ip, int $now): int
    {
        return min(ProofOfWork::MOST_NUMBERS, self::CAPTCHA_TIMES * $this->proof_numbers($ip, $now));
    }

    /** @return non-empty-list<string> As `Network::marks`. */
    private function networks(string $ip, int $now): array
    {
        return Network::marks($ip, $this->salts->of(gmdate('Y-m-d', $now))[0]);
    }
}
