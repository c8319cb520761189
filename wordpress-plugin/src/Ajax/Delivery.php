<?php

declare(strict_types=1);

namespace Onda\Ajax;

use Onda\Html;

defined('ABSPATH') || exit;

/** Hands a body over and lets the visitor go, where the host can: nobody waits for what PHP does afterwards. */
final class Delivery
{
    /** Of a server's interface that ends the answer by itself. */
    private const FINISHERS = ['fastcgi_finish_request', 'litespeed_finish_request'];

    public static function of(string $text): void
    {
        $finisher = current(array_filter(self::FINISHERS, function_exists(...)));
        if ($finisher === false && self::is_length_known()) {
            header('Content-Length: ' . strlen($text));
        }
        Html::write($text);
        ignore_user_abort(true);
        wp_ob_end_flush_all();
        flush();
        if ($finisher !== false) {
            $finisher();
        }
    }

    /** Nothing was printed before, and nobody will make it longer or shorter. */
    private static function is_length_known(): bool
    {
        $is_plain = array_diff(ob_list_handlers(), ['default output handler']) === [];
        $is_empty = array_sum(array_column(ob_get_status(true), 'buffer_used')) === 0;
        return $is_plain && $is_empty && !headers_sent() && !ini_get('zlib.output_compression');
    }
}
