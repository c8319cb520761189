<?php

declare(strict_types=1);

namespace Onda\Newsletter\Guard;

use Onda\Storage\DailySalts;
use Onda\Storage\RateLimits;

defined('ABSPATH') || exit;

/** How many come in without a captcha. Networks are counted by a mark that nobody can read the day after tomorrow. */
final class Limits
{
    /** Of one network in 10 minutes, by signals alone. */
    public const SILENT = 3;
    /** Of one network in an hour, with work done for each: an office behind one address. */
    public const PROVEN = 10;
    /** Of all networks by signals alone, for one form in an hour; more look like an attack from many. */
    public const FORM = 60;
    /** New captchas of one network in 10 minutes. */
    public const CAPTCHAS = 200;
    private const MINUTES = 10 * MINUTE_IN_SECONDS;

    public function __construct(private RateLimits $limits, private DailySalts $salts)
    {
    }

    /** The same page and the very same doings: somebody sends again what once was let in. */
    public function is_repeat(string $stamp, string $mark, int $now): bool
    {
        $trace = substr(hash('sha256', "$stamp|$mark"), 0, 32);
        return $this->limits->wait('nl-trace', $trace, 1, $now, DAY_IN_SECONDS) > 0;
    }

    public function has_silent_room(int $form, string $ip, int $now): bool
    {
        return $this->limits->wait('nl-silent', $this->network($ip, $now), self::SILENT, $now, self::MINUTES) === 0
            && $this->limits->wait('nl-form', "form:$form", self::FORM, $now, HOUR_IN_SECONDS) === 0;
    }

    public function has_proven_room(string $ip, int $now): bool
    {
        return $this->limits->wait('nl-proven', $this->network($ip, $now), self::PROVEN, $now, HOUR_IN_SECONDS) === 0;
    }

    public function has_captcha_room(string $ip, int $now): bool
    {
        return $this->limits->wait('nl-captcha', $this->network($ip, $now), self::CAPTCHAS, $now, self::MINUTES) === 0;
    }

    /** A home's IPv6 network is one. */
    private function network(string $ip, int $now): string
    {
        $bytes = (string) @inet_pton($ip);
        $network = strlen($bytes) === 16 ? substr($bytes, 0, 8) : $bytes;
        return substr(hash_hmac('sha256', $network, $this->salts->of(gmdate('Y-m-d', $now))[0]), 0, 16);
    }
}
