<?php

/**
 * A year of figures for the statistics, the same at every run: each topic has numbers on each day, a week with its
 * ebbs, and names that are long, hostile or written from the right.
 */

const ONDA_FIGURE_DAYS = 400;

/** A number of that day, with a rhythm of seven days. */
function onda_figure(int $day, int $most): int
{
    return (int) round($most * (0.55 + 0.3 * sin($day / 7 * 2 * M_PI) + 0.15 * sin($day / 31)));
}

/** @param list<array<string, int|string>> $rows */
function onda_figure_rows(string $table, array $rows): void
{
    global $wpdb;
    foreach (array_chunk($rows, 200) as $some) {
        $columns = implode(', ', array_keys($some[0]));
        $values = array_map(static fn(array $row): string => '(' . implode(', ', array_map(static fn($value): string =>
            $wpdb->prepare(is_int($value) ? '%d' : '%s', $value), $row)) . ')', $some);
        $wpdb->query("REPLACE INTO {$wpdb->prefix}$table ($columns) VALUES " . implode(', ', $values));
    }
}

$long = 'Entrevista con la directora de la orquesta que toca boleros en la plaza mayor cada noche de verano desde 1986';
$titles = [$long, '<b>Negrita</b> & "comillas" <script>alert(1)</script>', 'إذاعة البحر في الليل', 'Noche de boleros'];
kses_remove_filters();
$make = static fn(string $title): int =>
    wp_insert_post(['post_status' => 'publish', 'post_title' => wp_slash($title), 'post_content' => 'Texto.']);
$posts = array_map($make, $titles);
$posts[] = $make(str_repeat('Sinespacios', 20));
update_option('onda_views_summed', '');

$today = new DateTimeImmutable(wp_date('Y-m-d'), new DateTimeZone('UTC'));
[$views, $totals, $plays, $keywords, $hearts, $listeners, $votes, $heard] = [[], [], [], [], [], [], [], []];
$phrases = ['boleros', 'horario de misa', '=HYPERLINK("http://x")', str_repeat('larguísimo ', 20), '<script>x</script>'];
for ($back = 0; $back < ONDA_FIGURE_DAYS; $back++) {
    $day = $today->modify("-$back days")->format('Y-m-d');
    $noon = (int) strtotime("$day 12:00:00 UTC");
    foreach ($posts as $place => $post) {
        $number = onda_figure($back + $place, intdiv(3000, $place + 1)) + 1;
        $views[] = ['day' => $day, 'post_id' => $post, 'views' => $number, 'uniques' => intdiv($number * 2, 3)];
        $totals[$post] = ($totals[$post] ?? 0) + $number;
    }
    foreach (array_slice(array_column(get_option('onda_settings')['stations'] ?? [], 'id'), 0, 3) as $place => $id) {
        $number = onda_figure($back, intdiv(240, $place + 1));
        $plays[] = ['day' => $day, 'station' => $id, 'slot' => 0, 'plays' => $number, 'seconds' => $number * 1234];
        foreach ($titles as $show => $title) {
            $heard[] = ['day' => $day, 'station' => $id, 'show_id' => 0, 'title' => mb_substr($title, 0, 100), 'slot' => 0,
                'plays' => intdiv($number, $show + 5), 'seconds' => intdiv($number * 1234, $show + 4)];
        }
        $hour = intdiv($noon, HOUR_IN_SECONDS);
        $listeners[] = ['station' => $id, 'hour' => $hour, 'samples' => 4, 'total' => $number, 'most' => $number];
    }
    foreach ($back < 90 ? $phrases : [] as $place => $phrase) {
        $number = onda_figure($back, 40 - 8 * $place);
        $keywords[] = ['day' => $day, 'search_id' => 1, 'keyword_key' => "k$place", 'keyword' => trim($phrase),
            'num' => $number, 'zero_num' => $place % 2 === 0 ? 0 : $number];
    }
    foreach (range(1, 1 + $back % 3) as $who) {
        $hearts[] = ['owner' => "visitor:$back-$who", 'post_id' => $posts[$back % 5], 'created' => $noon];
        $votes[] = ['comment_id' => 900000 + $back, 'voter' => "visitor:$who", 'vote' => $who === 2 ? -1 : 1, 'updated' => $noon];
    }
}
onda_figure_rows('onda_views_daily', $views);
$total = static fn(int $post, int $number): array => ['post_id' => $post, 'views' => $number];
onda_figure_rows('onda_views_total', array_map($total, array_keys($totals), $totals));
onda_figure_rows('onda_plays', $plays);
onda_figure_rows('onda_show_plays', $heard);
onda_figure_rows('onda_listeners', $listeners);
onda_figure_rows('onda_keywords', $keywords);
onda_figure_rows('onda_favorites', $hearts);
onda_figure_rows('onda_comment_votes', $votes);
