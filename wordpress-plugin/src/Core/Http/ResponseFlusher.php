<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** Sends the response to the end, so that work after it keeps no visitor waiting. */
final class ResponseFlusher
{
    /** Functions of server interfaces that end the response. */
    private const FINISHERS = ['fastcgi_finish_request', 'litespeed_finish_request'];

    /**
     * Elsewhere a visitor goes as soon as the body is as long as was said: if nothing stands before it and nobody
     * changes it.
     */
    public static function needs_length(): bool
    {
        $is_plain = array_diff(ob_list_handlers(), ['default output handler']) === [];
        $is_empty = array_sum(array_column(ob_get_status(true), 'buffer_used')) === 0;
        return self::finisher() === null && $is_plain && $is_empty && !ini_get('zlib.output_compression');
    }

    /** All is printed. */
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
