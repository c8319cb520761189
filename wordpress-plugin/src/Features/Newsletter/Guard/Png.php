<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Site\HostFunctions;

defined('ABSPATH') || exit;

/** The picture format, as far as a captcha needs it. */
final class Png
{
    private const SIGNATURE = "\x89PNG\r\n\x1a\n";
    private const DEPTH_GRAY_PLAIN = "\x08\x00\x00\x00\x00";

    /** @param list<int> $shades 0 black to 255 white, row by row. */
    public static function gray(int $width, int $height, array $shades): string
    {
        $unfiltered = "\0";
        $rows = $unfiltered . implode($unfiltered, str_split(pack('C*', ...$shades), $width));
        return self::SIGNATURE
            . self::chunk('IHDR', pack('NN', $width, $height) . self::DEPTH_GRAY_PLAIN)
            . self::chunk('IDAT', HostFunctions::call('gzcompress', $rows, 6) ?: self::stored($rows))
            . self::chunk('IEND', '');
    }

    /** A zlib stream without compression, up to 65,535 bytes. */
    private static function stored(string $bytes): string
    {
        return "\x78\x01\x01" . pack('vv', strlen($bytes), ~strlen($bytes)) . $bytes . hash('adler32', $bytes, true);
    }

    private static function chunk(string $name, string $data): string
    {
        return pack('N', strlen($data)) . $name . $data . pack('N', crc32($name . $data));
    }
}
