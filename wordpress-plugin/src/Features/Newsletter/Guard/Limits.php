<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Network;

defined('ABSPATH') || exit;

/** Limits sign-ups without a captcha. Networks are counted by a mark that nobody can read the day after tomorrow. */
final class Limits
{
    /** Of one network in 10 minutes, by signals alone. */
    public const SILENT = 3;
    /** Of one network in an hour, with work done for each: an office behind one address. */
    public const PROVEN = 10;
    /** Of all networks by signals alone, for one form in an hour; more look like an attack from many. */
    public const FORM = 60;
    /** New captchas of one network in 10 minutes. */
    public const CAPTCHAS = 30;
    /** Pictures and sounds of captchas that one network gets in a minute: each takes some hundredths of a second. */
    public const PICTURES = 120;
    /** Attempts of one network in 10 minutes that are looked at, or each would leave a row. */
    public const ATTEMPTS = 60;
    /** Accounts of one network in a day, whatever it answered: a class that registers in one lesson. */
    public const ACCOUNTS = 30;
    /** Sign-ups of one network in a day that a captcha let in. */
    public const SOLVED = 30;
    /** Challenges of one network in an hour that ask for the least work; each ten more ask for twice as much. */
    public const EASY_PROOFS = 20;
    /** A proof in place of a captcha takes so many times the work: some seconds of a slow phone. */
    public const CAPTCHA_TIMES = 10;
    private const PROOFS_A_STEP = 10;
    private const MOST_STEPS = 10;
    private const MINUTES = 10 * MINUTE_IN_SECONDS;

    public function __construct(private RateLimitRepository $limits, private DailySalts $salts)
    {
    }

    /** The same page and the very same doings: somebody sends again what once was let in. */
    public function is_repeat(string $stamp, string $mark, int $now): bool
    {
        $behavior = substr(hash('sha256', "$stamp|$mark"), 0, 32);
        return $this->limits->wait('nl-trace', $behavior, 1, $now, DAY_IN_SECONDS) > 0;
    }

    public function has_silent_room(int $form, string $ip, int $now): bool
    {
        return $this->has_room('nl-silent', $ip, self::SILENT, $now, self::MINUTES)
            && $this->limits->wait('nl-form', "form:$form", self::FORM, $now, HOUR_IN_SECONDS) === 0;
    }

    public function has_proven_room(string $ip, int $now): bool
    {
        return $this->has_room('nl-proven', $ip, self::PROVEN, $now, HOUR_IN_SECONDS);
    }

    public function has_captcha_room(string $ip, int $now): bool
    {
        return $this->has_room('nl-captcha', $ip, self::CAPTCHAS, $now, self::MINUTES);
    }

    public function has_picture_room(string $ip, int $now): bool
    {
        return $this->has_room('nl-picture', $ip, self::PICTURES, $now, MINUTE_IN_SECONDS);
    }

    public function has_attempt_room(string $ip, int $now): bool
    {
        return $this->has_room('nl-attempt', $ip, self::ATTEMPTS, $now, self::MINUTES);
    }

    public function has_account_room(string $ip, int $now): bool
    {
        return $this->has_room('nl-account', $ip, self::ACCOUNTS, $now, DAY_IN_SECONDS);
    }

    public function has_solved_room(string $ip, int $now): bool
    {
        return $this->has_room('nl-solver', $ip, self::SOLVED, $now, DAY_IN_SECONDS);
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

    private function has_room(string $name, string $ip, int $limit, int $now, int $seconds): bool
    {
        $has_room = true;
        foreach ($this->networks($ip, $now) as $place => $network) {
            $most = Network::limit($limit, $place);
            $has_room = $has_room && $this->limits->wait($name, $network, $most, $now, $seconds) === 0;
        }
        return $has_room;
    }

    /** @return non-empty-list<string> As `Network::marks`. */
    private function networks(string $ip, int $now): array
    {
        return Network::marks($ip, $this->salts->of(gmdate('Y-m-d', $now))[0]);
    }
}
