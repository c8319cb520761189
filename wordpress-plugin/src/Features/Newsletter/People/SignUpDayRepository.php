<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\People;

use Onda\Core\Database\LocalDays;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** Counts sign-ups by day for the statistics, without deleted subscribers. */
final class SignUpDayRepository
{
    /** @return array<string, int> By day; days without are missing. */
    public function days(string $from, string $to): array
    {
        global $wpdb;
        [$within, $day] = LocalDays::of('created', $from, $to);
        $sql = "SELECT $day, COUNT(*) FROM {$wpdb->prefix}onda_subscribers WHERE $within AND created > %d GROUP BY 1";
        return LocalDays::named((array) $wpdb->get_results($wpdb->prepare($sql, 0), ARRAY_N));
    }

    /** @return array<int, array{sign_ups: int, subscribed: int}> By form; the most first. */
    public function forms(string $from, string $to): array
    {
        global $wpdb;
        [$within] = LocalDays::of('created', $from, $to);
        $sql = 'SELECT form_id, COUNT(*) AS sign_ups, SUM(CASE WHEN status = %s THEN 1 ELSE 0 END) AS subscribed'
            . " FROM {$wpdb->prefix}onda_subscribers WHERE $within GROUP BY form_id ORDER BY sign_ups DESC, form_id";
        $forms = [];
        foreach ((array) $wpdb->get_results($wpdb->prepare($sql, Subscriber::SUBSCRIBED), ARRAY_A) as $row) {
            $sums = ['sign_ups' => (int) $row['sign_ups'], 'subscribed' => (int) $row['subscribed']];
            $forms[(int) $row['form_id']] = $sums;
        }
        return $forms;
    }
}
