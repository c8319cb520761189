<?php

/**
 * Writes ONDA_BENCH_POSTS posts of some 320 words, of a vocabulary of 60,000 that are as frequent as words are (Zipf), with a
 * title, a category, an author and a date each; the same at every run. Prints the questions to ask, by class.
 */

declare(strict_types=1);

global $wpdb;

const VOCABULARY = 60_000;
const SYLLABLES = ['ba', 'be', 'ca', 'co', 'cá', 'da', 'de', 'dor', 'es', 'fe', 'ga', 'gue', 'in', 'ja', 'la', 'le', 'lo', 'ma', 'me', 'mi',
    'mo', 'na', 'no', 'ña', 'pa', 'per', 'po', 'ra', 're', 'rio', 'sa', 'si', 'ta', 'te', 'tor', 'tra', 'va', 'ción', 'cia', 'zo'];
const ENDINGS = ['', '', 's', 'n', 'r', 'do'];

mt_srand(20261121);
// The most frequent words of a Spanish text are the ones that mean least.
$words = array_fill_keys(explode(' ', Onda\Search\Index\Options::STOP_WORDS), true);
while (count($words) < VOCABULARY) {
    $word = '';
    for ($left = mt_rand(2, 4); $left > 0; $left--) {
        $word .= SYLLABLES[mt_rand(0, count(SYLLABLES) - 1)];
    }
    $words[$word . ENDINGS[mt_rand(0, 5)]] = true;
}
$words = array_keys($words);
$log = log(VOCABULARY);
// A rank of which every decade is as likely as the other: the second word is half as frequent as the first.
$word = static fn(): string => $words[(int) exp($log * mt_rand() / mt_getrandmax()) - 1];
$text = static function (int $count) use ($word): string {
    $text = '';
    while ($count-- > 0) {
        $text .= $word() . ' ';
    }
    return rtrim($text);
};

$count = (int) $onda_bench_posts;
$category = (int) (wp_insert_term('Sección', 'category')['term_id'] ?? 0);
$sql = "INSERT INTO {$wpdb->posts} (post_author, post_date, post_date_gmt, post_title, post_name, post_content, post_status, post_type,"
    . ' post_excerpt, to_ping, pinged, post_content_filtered) VALUES ';
$wpdb->query('SET SESSION sql_mode = ""');
for ($done = 0; $done < $count;) {
    $rows = [];
    for ($row = 0; $row < 200 && $done < $count; $row++, $done++) {
        $date = gmdate('Y-m-d H:i:s', 1_500_000_000 + $done * 2000);
        $body = $text(mt_rand(80, 260)) . '. ' . $text(mt_rand(20, 280)) . '.';
        $rows[] = "(1, '$date', '$date', '{$text(mt_rand(4, 9))}', 'entrada-$done', '$body', 'publish', 'post', '', '', '', '')";
    }
    $wpdb->query($sql . implode(', ', $rows));
}
$wpdb->query("INSERT INTO {$wpdb->term_relationships} (object_id, term_taxonomy_id)"
    . " SELECT ID, $category FROM {$wpdb->posts} WHERE post_name LIKE 'entrada-%'");

$first = count(explode(' ', Onda\Search\Index\Options::STOP_WORDS));
$frequent = static fn(int $to): string => $words[mt_rand($first, $to)];
$start = static fn(int $letters): string => mb_substr($frequent(5000), 0, $letters);
$classes = [
    'two letters' => static fn(): string => $start(2),
    'three letters' => static fn(): string => $start(3),
    'four letters' => static fn(): string => $start(4),
    'a word' => static fn(): string => $frequent(3000),
    'a word and three letters' => static fn(): string => $frequent(1000) . ' ' . $start(3),
    'two words' => static fn(): string => $frequent(500) . ' ' . $frequent(500),
    // Two neighbours changed, behind the second letter.
    'a typing error' => static function () use ($frequent): string {
        do {
            $typed = $frequent(3000);
        } while (mb_strlen($typed) < 6 || mb_substr($typed, 2, 1) === mb_substr($typed, 3, 1));
        return mb_substr($typed, 0, 2) . mb_substr($typed, 3, 1) . mb_substr($typed, 2, 1) . mb_substr($typed, 4);
    },
];
$questions = [];
foreach ($classes as $class => $make) {
    $questions[$class] = array_map(static fn(): string => $make(), range(1, 80));
}
echo wp_json_encode($questions);
