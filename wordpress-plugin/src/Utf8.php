<?php

declare(strict_types=1);

namespace Onda;

defined('ABSPATH') || exit;

/** Old stream servers and spreadsheets write Windows-1252 and say nothing about it. */
final class Utf8
{
    /** Code points of the bytes 0x80 to 0x9F; five have none and stay control characters. */
    private const WINDOWS_1252 = [
        0x80 => 0x20AC, 0x82 => 0x201A, 0x83 => 0x0192, 0x84 => 0x201E, 0x85 => 0x2026, 0x86 => 0x2020, 0x87 => 0x2021,
        0x88 => 0x02C6, 0x89 => 0x2030, 0x8A => 0x0160, 0x8B => 0x2039, 0x8C => 0x0152, 0x8E => 0x017D, 0x91 => 0x2018,
        0x92 => 0x2019, 0x93 => 0x201C, 0x94 => 0x201D, 0x95 => 0x2022, 0x96 => 0x2013, 0x97 => 0x2014, 0x98 => 0x02DC,
        0x99 => 0x2122, 0x9A => 0x0161, 0x9B => 0x203A, 0x9C => 0x0153, 0x9E => 0x017E, 0x9F => 0x0178,
    ];

    /** UTF-8 stays as it is, without its byte order mark. Needs no extension. */
    public static function from_bytes(string $bytes): string
    {
        if (preg_match('//u', $bytes) === 1) {
            return str_starts_with($bytes, "\xEF\xBB\xBF") ? substr($bytes, 3) : $bytes;
        }
        $map = [];
        foreach (range(0x80, 0xFF) as $byte) {
            $map[chr($byte)] = self::encode(self::WINDOWS_1252[$byte] ?? $byte);
        }
        return strtr($bytes, $map);
    }

    private static function encode(int $point): string
    {
        return $point < 0x800
            ? chr(0xC0 | $point >> 6) . chr(0x80 | $point & 0x3F)
            : chr(0xE0 | $point >> 12) . chr(0x80 | $point >> 6 & 0x3F) . chr(0x80 | $point & 0x3F);
    }
}
