<?php

/**
 * ONDA_BENCH_SUBSCRIBERS subscribers of two lists, and ONDA_BENCH_VIEW_ROWS rows of views: 25,000 posts on so many days
 * as that needs. For MariaDB, which counts by itself.
 */

declare(strict_types=1);

global $wpdb;

const POSTS = 25_000;

$people = (int) ONDA_BENCH_SUBSCRIBERS;
$days = intdiv((int) ONDA_BENCH_VIEW_ROWS, POSTS);
$wpdb->query('SET SESSION sql_mode = ""');
update_option('onda_settings', []);
update_option('onda_newsletter', [
    'lists' => [['id' => 1, 'name' => 'Noticias', 'remote' => ''], ['id' => 2, 'name' => 'Conciertos', 'remote' => '']],
    'forms' => [['id' => 1, 'name' => 'Pie', 'lists' => [1, 2]]],
]);
$wpdb->query("INSERT INTO {$wpdb->prefix}onda_subscribers
    (id, email, email_key, status, first_name, last_name, secret, form_id, created, confirmed)
    SELECT seq, CONCAT(MD5(seq), '@example.org'), LEFT(SHA2(CONCAT(MD5(seq), '@example.org'), 256), 32),
        ELT(1 + seq % 10, 'unconfirmed', 'unsubscribed', 'subscribed', 'subscribed', 'subscribed', 'subscribed',
            'subscribed', 'subscribed', 'subscribed', 'subscribed'),
        'Ana', CONCAT('Pérez ', seq), MD5(seq), 1, UNIX_TIMESTAMP() - ($people - seq) * 120, UNIX_TIMESTAMP()
    FROM seq_1_to_$people");
foreach ([1 => 1, 2 => 3] as $list => $each) {
    $wpdb->query("INSERT INTO {$wpdb->prefix}onda_subscriber_lists (subscriber_id, list_id)
        SELECT id, $list FROM {$wpdb->prefix}onda_subscribers WHERE id % $each = 0");
}
$wpdb->query("INSERT INTO {$wpdb->prefix}onda_consents (subscriber_id, event, happened, wish)
    SELECT id, 'requested', created, '' FROM {$wpdb->prefix}onda_subscribers");
if ($days > 0) {
    $posts = POSTS;
    $wpdb->query("INSERT INTO {$wpdb->posts} (post_title, post_status, post_type, post_date, post_name, post_content,
        post_excerpt, to_ping, pinged, post_content_filtered)
        SELECT CONCAT('Canción ', seq), 'publish', 'post', NOW() - INTERVAL seq HOUR, CONCAT('cancion-', seq), 'x', '', '',
            '', '' FROM seq_1_to_$posts");
    $first = (int) $wpdb->get_var("SELECT MIN(ID) FROM {$wpdb->posts} WHERE post_name = 'cancion-1'");
    for ($ago = 0; $ago < $days; $ago++) {
        $day = wp_date('Y-m-d', time() - $ago * DAY_IN_SECONDS);
        // The post of rank k has about a k-th of the first one's.
        $wpdb->query("INSERT INTO {$wpdb->prefix}onda_views_daily (day, post_id, views, uniques)
            SELECT '$day', $first + seq - 1, 1 + FLOOR(9000 / seq * (.5 + RAND())), 1 + FLOOR(6000 / seq)
            FROM seq_1_to_$posts");
    }
    $wpdb->query("INSERT INTO {$wpdb->prefix}onda_views_total (post_id, views)
        SELECT post_id, SUM(views) FROM {$wpdb->prefix}onda_views_daily GROUP BY post_id");
}
foreach (['subscribers', 'subscriber_lists', 'consents', 'views_daily', 'views_total'] as $table) {
    $wpdb->query("ANALYZE TABLE {$wpdb->prefix}onda_$table");
}
$started = microtime(true);
update_option('onda_views_summed', '');
(new Onda\Features\Views\ViewSumRepository())->sum_up(time(), 600.0);
echo wp_json_encode([
    'subscribers' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_subscribers"),
    'views' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_views_daily"),
    'sums' => round(microtime(true) - $started, 1),
    'day' => wp_date('Y-m-d', time() - 370 * DAY_IN_SECONDS),
    'today' => wp_date('Y-m-d'),
    'least' => (int) $wpdb->get_var("SELECT MIN(id) FROM {$wpdb->prefix}onda_subscribers"),
]);
