<?php

/**
 * Plugin Name: Stand-in
 * Description: Costs what one of eight usual plugins costs to load. Answers an action that does nothing.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

// A file of its own scope, and as many of them as the bench asks for.
(static function (): void {
    $cpu_us = static function (): int {
        $usage = getrusage();
        return ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1_000_000
            + $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'];
    };
    // Eight of them are 22 ms, unless the bench says what they are on this machine.
    $end = $cpu_us() + (int) get_option('bench_stand_in_us', 2750);
    while ($cpu_us() < $end) {
        hash('xxh3', str_repeat('onda', 256));
    }
    if (! headers_sent()) {
        header('X-Stand-In: loaded');
    }
    if (! has_action('wp_ajax_nopriv_bench_nothing')) {
        add_action('wp_ajax_nopriv_bench_nothing', static fn () => wp_send_json_success([]));
    }
})();
