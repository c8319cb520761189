<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/** Network addresses as lists write them: one by one, `192.0.2.7`, or as blocks, `10.0.0.0/8`. */
final class AddressBlocks
{
    /** @param list<string> $blocks What is no address is none of them. */
    public static function hold(array $blocks, string $address): bool
    {
        $bytes = (string) @inet_pton($address);
        foreach ($bytes === '' ? [] : $blocks as $block) {
            if (self::holds($block, $bytes)) {
                return true;
            }
        }
        return false;
    }

    private static function holds(string $block, string $bytes): bool
    {
        $length = strlen($bytes);
        [$network, $bits] = explode('/', $block) + [1 => (string) (8 * $length)];
        $first = (string) @inet_pton($network);
        // Nothing is compared with the other family, and a slip of the pen must not mean everybody.
        if (strlen($first) !== $length || !ctype_digit($bits) || (int) $bits > 8 * $length) {
            return false;
        }
        $mask = self::mask((int) $bits, $length);
        return ($bytes & $mask) === ($first & $mask);
    }

    private static function mask(int $bits, int $length): string
    {
        $whole = str_repeat("\xff", intdiv($bits, 8));
        $rest = $bits % 8 === 0 ? '' : chr(0xff << (8 - $bits % 8) & 0xff);
        return str_pad($whole . $rest, $length, "\0");
    }
}
