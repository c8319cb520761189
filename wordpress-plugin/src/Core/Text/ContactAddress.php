<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/** The address behind a number or a mail as people write them: `whatsapp`, `phone` or `mail`. */
final class ContactAddress
{
    public const NONE = ['whatsapp' => '', 'phone' => '', 'mail' => ''];
    /** E.164, with the country code. */
    private const MOST_DIGITS = 15;
    private const FEWEST_DIGITS = ['whatsapp' => 8, 'phone' => 3];
    private const LINK = '~^https?://(?:wa\.me/|api\.whatsapp\.com/send/?\?phone=)(?:\+|%2B)?(\d+)~i';
    /** Two of these are two numbers. */
    private const NUMBER = '/\d(?:[\s().-]*\d){5,}/';

    /**
     * @param string $text A message begins with it.
     * @return string Empty where nothing leads anywhere.
     */
    public static function of(string $kind, string $written, string $text): string
    {
        if (trim($written) === '' || self::wrong($kind, $written) !== '') {
            return '';
        }
        if ($kind === 'mail') {
            // RFC 6068: an address may hold what has a meaning of its own there, such as % and &.
            $address = strtr(rawurlencode(self::mail($written)), ['%40' => '@', '%2B' => '+']);
            return "mailto:$address?subject=" . rawurlencode($text);
        }
        $number = self::number($written);
        return $kind === 'phone' ? "tel:$number" : 'https://wa.me/' . ltrim($number, '+') . '?text=' . rawurlencode($text);
    }

    /** @return string Why it leads nowhere: `mail`, `letters`, `many`, `country` or `short`; else empty. */
    public static function wrong(string $kind, string $written): string
    {
        if (trim($written) === '') {
            return '';
        }
        if ($kind === 'mail') {
            return is_email(self::mail($written)) ? '' : 'mail';
        }
        $number = self::number($written);
        $digits = (int) preg_match_all('/\d/', $number);
        return match (true) {
            $digits > self::MOST_DIGITS || preg_match_all(self::NUMBER, $number) > 1 => 'many',
            preg_match('/^\+?\d*$/D', $number) !== 1 => 'letters',
            preg_match($kind === 'whatsapp' ? '/^(?!\+[1-9])/' : '/^\+0/', $number) === 1 => 'country',
            $digits < self::FEWEST_DIGITS[$kind] => 'short',
            default => '',
        };
    }

    /** Digits, after a + if the country code is among them; with all else that is no mark between digits. */
    private static function number(string $written): string
    {
        // A number out of a list of contacts has marks of direction, one of a web page dashes of its own.
        $plain = (string) preg_replace(['/\p{Cf}+/u', '/[\p{Z}\s]+/u', '/\p{Pd}/u'], ['', ' ', '-'], $written);
        $plain = strtr(self::latin($plain), ['＋' => '+']);
        if (preg_match(self::LINK, trim($plain), $link) === 1) {
            return "+$link[1]";
        }
        // The zero in brackets is dialed within the country alone.
        $plain = (string) preg_replace('/^(\s*(?:\+|00)[\d\s.-]+)\(0\)/', '$1', $plain);
        $is_one = preg_match('/^\+?[\d\s().-]+$/D', trim($plain)) === 1;
        $number = $is_one ? (string) preg_replace('/[^+\d]/', '', $plain) : trim($plain);
        return (string) preg_replace('/^\+?00(?=\d)/', '+', $number);
    }

    /** With Arabic, Persian and wide digits as ours: of each the last byte ends with its value. */
    private static function latin(string $text): string
    {
        $ours = static fn(array $digit): string => (string) (ord(substr($digit[0], -1)) & 15);
        return (string) preg_replace_callback('/[\x{660}-\x{669}\x{6F0}-\x{6F9}\x{FF10}-\x{FF19}]/u', $ours, $text);
    }

    private static function mail(string $written): string
    {
        return (string) preg_replace('/^mailto:/i', '', trim($written));
    }
}
