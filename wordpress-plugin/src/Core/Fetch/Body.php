<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/** Undoes chunking and compression, and never holds more than the limit: a small body can unpack to gigabytes. */
final class Body
{
    /** The input of a step: it unpacks to 1 MB at most. */
    private const PIECE_BYTES = 1024;
    /** zlib's numbers, which are not defined where the extension is missing. */
    private const GZIP = 31;
    private const DEFLATE = 15;

    /**
     * @param array<string, string> $headers
     * @param bool $is_cut The beginning is enough of what is longer than the limit.
     * @throws FetchFailed
     */
    public static function decode(string $raw, array $headers, int $limit, bool $is_cut = false): string
    {
        $is_chunked = stripos($headers['transfer-encoding'] ?? '', 'chunked') !== false;
        $body = $is_chunked ? self::dechunk($raw) : $raw;
        $body = match (strtolower($headers['content-encoding'] ?? '')) {
            '', 'identity' => $body,
            'gzip', 'x-gzip' => self::inflate($body, self::GZIP, $limit, $is_cut),
            'deflate' => self::inflate($body, self::DEFLATE, $limit, $is_cut),
            default => throw new FetchFailed('the answer is encoded in a way that nobody asked for'),
        };
        if ($is_cut) {
            return substr($body, 0, $limit);
        }
        return strlen($body) <= $limit ? $body : throw new FetchFailed('the answer is too large', reason: 'size');
    }

    private static function dechunk(string $raw): string
    {
        $body = '';
        $at = 0;
        while (preg_match('/\G([0-9a-f]{1,6})[^\r\n]*\r\n/i', $raw, $size, 0, $at) === 1) {
            $length = (int) hexdec($size[1]);
            $at += strlen($size[0]);
            $body .= substr($raw, $at, $length);
            $at += $length + 2;
        }
        return $body;
    }

    private static function inflate(string $packed, int $encoding, int $limit, bool $is_cut): string
    {
        $inflater = function_exists('inflate_init') ? inflate_init($encoding) : false;
        $body = '';
        foreach ($inflater === false ? [] : str_split($packed, self::PIECE_BYTES) as $piece) {
            $body .= (string) @inflate_add($inflater, $piece);
            if (strlen($body) > $limit) {
                return $is_cut ? $body : throw new FetchFailed('the answer is too large', reason: 'size');
            }
        }
        return $body;
    }
}
