<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Foreign text made harmless: no markup, no control characters, nothing that turns the writing direction, one line. */
final class MusicPlainText
{
    /** Controls and the marks of the writing direction become spaces; joiners stay, emoji need them. */
    private const INVISIBLE = '/[\x{0}-\x{1F}\x{7F}-\x{9F}\x{AD}\x{61C}\x{200B}\x{200E}\x{200F}'
        . '\x{202A}-\x{202E}\x{2060}-\x{2069}\x{FEFF}\s]+/u';

    /** Only the beginning of a longer text counts: removing markup that is never closed takes quadratic time. */
    private const MAX_BYTES = 16 * 1024;

    /** At most `$limit` bytes, cut at a word; empty for what is no text. */
    public static function of(mixed $value, int $limit): string
    {
        if (!is_string($value) || preg_match('//u', $value) !== 1) {
            return '';
        }
        return self::cut(trim((string) preg_replace(self::INVISIBLE, ' ', Html::plain(self::beginning($value)))), $limit);
    }

    private static function beginning(string $text): string
    {
        return mb_strcut($text, 0, self::MAX_BYTES, 'UTF-8');
    }

    private static function cut(string $text, int $limit): string
    {
        if (strlen($text) <= $limit) {
            return $text;
        }
        $end = strrpos(substr($text, 0, $limit - 2), ' ');
        return $end === false ? '' : substr($text, 0, $end) . '…';
    }
}
