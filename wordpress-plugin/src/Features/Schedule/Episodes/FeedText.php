<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

use Onda\Core\Text\Html;
use Onda\Core\Text\PlainText;
use Onda\Core\Text\Utf8;

defined('ABSPATH') || exit;

/** Texts and times as feeds write them. */
final class FeedText
{
    /** The first lines of a text. */
    public const LETTERS = 300;
    public const ADDRESS_BYTES = 2048;
    private const LONGEST = 7 * DAY_IN_SECONDS;
    /** Characters that turn the direction of a text around. */
    private const TURNING = '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u';

    /** `3480`, `58:00`, `1:02:03.5`; 0 for anything else. */
    public static function seconds(string $written): int
    {
        $is_time = preg_match('/^(?:(?:(\d{1,3}):)?(\d{1,4}):)?(\d{1,7})(?:[.,]\d*)?$/', trim($written), $part) === 1;
        $is_clock = $is_time && ($part[2] === '' || (int) $part[3] < 60) && ($part[1] === '' || (int) $part[2] < 60);
        $seconds = $is_clock ? (int) $part[1] * 3600 + (int) $part[2] * 60 + (int) $part[3] : 0;
        return $seconds <= self::LONGEST ? $seconds : 0;
    }

    /** @param mixed $written Of at most 2 kB; empty for anything else that is no address. */
    public static function address(mixed $written): string
    {
        return is_string($written) && strlen($written) <= self::ADDRESS_BYTES ? Html::address($written) : '';
    }

    /** A line of plain text of a feed, which may hold HTML. */
    public static function line(string $markup, int $letters): string
    {
        $text = Utf8::trim((string) preg_replace(self::TURNING, '', PlainText::line($markup)));
        $is_long = mb_strlen($text) > $letters;
        return $is_long ? Utf8::trim((string) preg_replace('/\s+\S*$/u', '', mb_substr($text, 0, $letters))) . '…' : $text;
    }
}
