<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Site\SiteSecret;

defined('ABSPATH') || exit;

/**
 * The time at which a form was printed, `UNIX.HMAC`. It needs no stored row: a page from a cache carries it for months.
 */
final class Stamp
{
    public const FIELD = 'form_stamp';
    private const SECONDS = 90 * DAY_IN_SECONDS;
    /** The tolerance for the clocks of servers behind one balancer. */
    private const SKEW = 5;

    public static function make(int $form, int $now): string
    {
        return "$now." . self::signature($form, $now);
    }

    /** @return int|null Seconds since it was printed; null when it is forged, of another form, or too old. */
    public static function age(int $form, mixed $stamp, int $now): ?int
    {
        if (!is_string($stamp) || preg_match('/^(\d{1,12})\.([0-9a-f]{64})$/', $stamp, $parts) !== 1) {
            return null;
        }
        $age = $now - (int) $parts[1];
        $is_ours = hash_equals(self::signature($form, (int) $parts[1]), $parts[2]);
        return $is_ours && $age >= -self::SKEW && $age <= self::SECONDS ? max(0, $age) : null;
    }

    private static function signature(int $form, int $printed): string
    {
        return hash_hmac('sha256', "form-stamp:$form:$printed", SiteSecret::of('nonce'));
    }
}
