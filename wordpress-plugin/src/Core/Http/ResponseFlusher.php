<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** Ends the response, so that the visitor does not wait for later work. */
final class ResponseFlusher
{
    /** Functions of server interfaces that end the response. */
    private const FINISHERS = ['fastcgi_finish_request', 'litespeed_finish_request'];

    /** Whether the response ends only by its length: it must have no earlier output, and no code may change it. */
    public static function needs_length(): bool
    {
        $is_plain = array_diff(ob_list_handlers(), ['default output handler']) === [];
        $is_empty = array_sum(array_column(ob_get_status(true), 'buffer_used')) === 0;
        return self::finisher() === null && $is_plain && $is_empty && !ini_get('zlib.output_compression');
    }

    /** Ends the printed response. */
    public static function end(): void
    {
        wp_ob_end_flush_all();
        flush();
        $finish = self::finisher();
        if ($finish !== null) {
            $finish();
        }
    }

    private static function finisher(): ?string
    {
        return array_values(array_filter(self::FINISHERS, function_exists(...)))[0] ?? null;
    }
}
