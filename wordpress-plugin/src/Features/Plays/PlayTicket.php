<?php

declare(strict_types=1);

namespace Onda\Features\Plays;

use Onda\Core\Database\DailySalts;
use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/**
 * Signs when a page asked: `TIME.CHANCE.SIGNATURE`. It names nobody, and the salt that signs it is thrown away after
 * two days.
 */
final class PlayTicket
{
    private const PATTERN = '/^([0-9a-z]{1,8})\.([0-9a-f]{8})\.([0-9a-f]{16})$/D';
    /** An older one begins a new play. */
    private const GOOD_SECONDS = 15 * MINUTE_IN_SECONDS;

    public function __construct(private DailySalts $salts)
    {
    }

    public function issue(string $station, int $now): string
    {
        $stamp = base_convert((string) $now, 10, 36) . '.' . bin2hex(random_bytes(4));
        return "$stamp." . self::signature($stamp, $station, $this->salts->of(Days::of($now))[0]);
    }

    /** Returns when this site issued it for the station, as Unix time; null for any other text. */
    public function issued_at(string $ticket, string $station, int $now): ?int
    {
        if (preg_match(self::PATTERN, $ticket, $parts) !== 1) {
            return null;
        }
        $issued = (int) base_convert($parts[1], 36, 10);
        $is_fresh = $issued <= $now && $now - $issued <= self::GOOD_SECONDS;
        $is_signed = static fn(string $salt): bool =>
            hash_equals(self::signature("$parts[1].$parts[2]", $station, $salt), $parts[3]);
        return $is_fresh && array_filter($this->salts->of(Days::of($now)), $is_signed) !== [] ? $issued : null;
    }

    private static function signature(string $stamp, string $station, string $salt): string
    {
        return substr(hash_hmac('sha256', "play|$station|$stamp", $salt), 0, 16);
    }
}
