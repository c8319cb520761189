<?php

/**
 * Writes ONDA_BENCH_POSTS posts of some 320 words, of a vocabulary of 60,000 that are as frequent as words are (Zipf),
 * with a title, two categories, an author, a date and a price each; the same at every run. Prints the questions to ask,
 * by class: a phrase and the filters each.
 */

declare(strict_types=1);

global $wpdb;

const VOCABULARY = 60_000;
const SYLLABLES = ['ba', 'be', 'ca', 'co', 'cá', 'da', 'de', 'dor', 'es', 'fe', 'ga', 'gue', 'in', 'ja', 'la', 'le', 'lo', 'ma', 'me', 'mi',
    'mo', 'na', 'no', 'ña', 'pa', 'per', 'po', 'ra', 're', 'rio', 'sa', 'si', 'ta', 'te', 'tor', 'tra', 'va', 'ción', 'cia', 'zo'];
const ENDINGS = ['', '', 's', 'n', 'r', 'do'];
/** The first holds half of the posts, the next a quarter … */
const SECTIONS = 6;
const PRICES = 200;

mt_srand(20261121);
// The most frequent words of a Spanish text are the ones that mean least.
$words = array_fill_keys(explode(' ', Onda\Features\Search\Index\IndexOptions::STOP_WORDS), true);
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
$sections = [];
for ($section = 0; $section < SECTIONS; $section++) {
    $term = wp_insert_term("Sección $section", 'category');
    $sections[] = (int) $term['term_id'];
    $is_in = $section === SECTIONS - 1 ? 'ID % ' . 2 ** $section . ' = 0' : 'ID % ' . 2 ** ($section + 1) . ' = ' . 2 ** $section;
    $wpdb->query("INSERT INTO {$wpdb->term_relationships} (object_id, term_taxonomy_id) SELECT ID, {$term['term_taxonomy_id']}"
        . " FROM {$wpdb->posts} WHERE post_name LIKE 'entrada-%' AND $is_in");
}
// WordPress itself keeps this count whenever a post is published.
$wpdb->query("UPDATE {$wpdb->term_taxonomy} t SET count ="
    . " (SELECT COUNT(*) FROM {$wpdb->term_relationships} r WHERE r.term_taxonomy_id = t.term_taxonomy_id)");
$wpdb->query("INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) SELECT ID, '_price', ID * 7 % " . PRICES
    . " FROM {$wpdb->posts} WHERE post_name LIKE 'entrada-%'");

$first = count(explode(' ', Onda\Features\Search\Index\IndexOptions::STOP_WORDS));
$frequent = static fn(int $to): string => $words[mt_rand($first, $to)];
$start = static fn(int $letters): string => mb_substr($frequent(5000), 0, $letters);
$classes = [
    'two letters' => static fn(): string => $start(2),
    'three letters' => static fn(): string => $start(3),
    'four letters' => static fn(): string => $start(4),
    'a word' => static fn(): string => $frequent(3000),
    'a word and three letters' => static fn(): string => $frequent(1000) . ' ' . $start(3),
    'two words' => static fn(): string => $frequent(500) . ' ' . $frequent(500),
    // Two neighbors changed, behind the second letter.
    'a typing error' => static function () use ($frequent): string {
        do {
            $typed = $frequent(3000);
        } while (mb_strlen($typed) < 6 || mb_substr($typed, 2, 1) === mb_substr($typed, 3, 1));
        return mb_substr($typed, 0, 2) . mb_substr($typed, 3, 1) . mb_substr($typed, 2, 1) . mb_substr($typed, 4);
    },
];
// Words that stand in more than 5,000 of 100,000 posts.
$very_frequent = static fn(): string => $frequent(450);
$section = static fn(): string => 'categoryset[]=' . $sections[mt_rand(0, SECTIONS - 1)];
$year = static function () use ($count): string {
    $from = 1_500_000_000 + 2000 * mt_rand(0, max(0, $count - 16_000));
    return 'post_date_from=' . gmdate('Y-m-d', $from) . '&post_date_to=' . gmdate('Y-m-d', $from + 365 * 86_400);
};
$price = static function (): string {
    $lower = mt_rand(0, PRICES - 20);
    return "aspf[_price_1][lower]=$lower&aspf[_price_1][upper]=" . ($lower + 20);
};
$filtered = [
    'a frequent word in a section' => [$very_frequent, $section],
    'two letters in a section' => [static fn(): string => $start(2), $section],
    'a frequent word in a year' => [$very_frequent, $year],
    'a frequent word at a price' => [$very_frequent, $price],
];
$questions = [];
foreach ($classes as $class => $make) {
    $questions[$class] = array_map(static fn(): array => [$make(), ''], range(1, 80));
}
foreach ($filtered as $class => [$make, $filter]) {
    $questions[$class] = array_map(static fn(): array => [$make(), $filter()], range(1, 80));
}
echo wp_json_encode($questions);
