<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Network;

defined('ABSPATH') || exit;

/**
 * Limits the sign-ups, accounts and captchas of a network, and the sign-ups without a captcha of a form. A network is
 * counted by a mark that identifies nobody after two days.
 */
final class Limits
{
    /** Sign-ups by signals alone, of all networks for one form in an hour; more look like an attack from many. */
    public const FORM = 60;
    /** Challenges of one network in an hour with the least work; each ten more double the work. */
    public const EASY_PROOFS = 20;
    /** The factor of the work that replaces a captcha: some seconds of a slow phone. */
    public const CAPTCHA_TIMES = 10;
    private const PROOFS_A_STEP = 10;
    private const MOST_STEPS = 10;

    public function __construct(private RateLimitRepository $limits, private DailySalts $salts)
    {
    }

    /** Whether the same stamp and behavior came before: an accepted form is sent again. */
    public function is_repeat(string $stamp, string $mark, int $now): bool
    {
        $behavior = substr(hash('sha256', "$stamp|$mark"), 0, 32);
        return $this->limits->take('nl-trace', $behavior, 1, $now, DAY_IN_SECONDS) > 0;
    }

    /** Counts an action of a network; returns whether it is within the limit. */
    public function take(Limit $limit, string $ip, int $now): bool
    {
        $is_within = true;
        foreach ($this->networks($ip, $now) as $place => $network) {
            $most = Network::limit($limit->most(), $place);
            $is_within = $is_within && $this->limits->take($limit->value, $network, $most, $now, $limit->seconds()) === 0;
        }
        return $is_within;
    }

    /** Counts a sign-up by signals alone, for the network and for the form. */
    public function take_silent(int $form, string $ip, int $now): bool
    {
        return $this->take(Limit::Silent, $ip, $now)
            && $this->limits->take('nl-form', "form:$form", self::FORM, $now, HOUR_IN_SECONDS) === 0;
    }

    /** The highest number of a proof of work for this network now. */
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
