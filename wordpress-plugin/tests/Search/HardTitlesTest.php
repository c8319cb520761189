<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\Index\IndexParts;
use Onda\Tests\SearchIndexCase;

/** Titles as old databases and people keep them: each is found, and shown as text. A case is one line. */
final class HardTitlesTest extends SearchIndexCase
{
    /** @dataProvider titles */
    public function test_a_hard_title_is_found_and_shown(string $title, string $typed, string $shown): void
    {
        global $wpdb;
        $post = $this->post('Bandurria');
        // Another program may leave such a title; wpdb itself refuses bytes that are no UTF-8.
        $wpdb->query("UPDATE {$wpdb->posts} SET post_title = X'" . bin2hex($title) . "' WHERE ID = $post");
        clean_post_cache($post);
        $this->build();
        $hits = $this->ask($typed)->hits;
        $this->assertSame([$post], array_column($hits, 'id'));
        $this->assertStringStartsWith($shown, $hits[0]->title);
        $this->assertSame(1, preg_match('//u', json_encode($hits) . $hits[0]->title));
    }

    /** @return array<string, array{string, string, string}> Title, typed, the beginning of what is shown. */
    public function titles(): array
    {
        return [
            '10,000 letters in words' => [str_repeat('Sonido ', 1428) . 'final', 'sonido final', 'Sonido Sonido'],
            '10,000 letters in one word' => [str_repeat('z', 9995) . ' laúd', 'laud', 'zzzz'],
            '200 brackets' => [str_repeat('[', 200) . 'laúd' . str_repeat(']', 200), 'laud', '[[[['],
            '200 tags that never end' => [str_repeat('<b ', 200) . 'laúd', 'laud', '<b <b'],
            'two directions' => ["\u{202E}dual\u{202C} راديو laúd", 'laud راديو', "\u{202E}dual"],
            'a direction that never ends' => ["laúd \u{202E}final", 'laud final', 'laúd'],
            'bytes of Windows-1252' => ["Ma\xF1ana la\xFAd sonar\xE1", 'sonar', 'Ma?ana'],
            'half a character at the end' => ["Laúd \xF0\x9F\x8E", 'laud', 'Laúd'],
            'marks apart, and the sign of what was lost' => ["La\u{301}u\u{301}d ma\u{FFFD}s", 'laud', "La\u{301}u\u{301}d"],
            'UTF-8 that was read as Windows-1252' => ['LaÃºd', 'laãºd', 'LaÃºd'],
            'marks without a letter' => [str_repeat("\u{301}", 500) . ' laúd', 'laud', "\u{301}"],
            'a letter with 500 marks' => ['a' . str_repeat("\u{301}", 500) . 'z laúd', 'laud', "a\u{301}"],
        ];
    }

    /** @dataProvider phrases */
    public function test_a_phrase_that_says_nothing_shows_what_is_newest(string $phrase): void
    {
        $post = $this->post('Laúd');
        $this->build();
        $this->assertContains($post, $this->found(trim($phrase)));
    }

    /** @return list<array{string}> */
    public function phrases(): array
    {
        return [[''], [' '], ["\t\n"]];
    }

    public function test_tables_of_old_databases_are_read_whatever_their_collations(): void
    {
        global $wpdb;
        $collations = ['posts' => 'latin1_spanish_ci', 'terms' => 'latin1_swedish_ci', 'term_taxonomy' => 'utf8mb3_bin', 'postmeta' => 'latin1_bin'];
        $this->convert($collations);
        $post = $this->post('Mañana de peñas', 'Suena el laúd.');
        wp_set_object_terms($post, 'Jamón', 'post_tag');
        $this->build();
        $this->assertSame([[$post], [$post], [$post]], array_map($this->found(...), ['manana penas', 'laud', 'jamon']));
        $wpdb->last_error = '';
        $wpdb->query("UPDATE {$wpdb->terms} SET name = 'Turrón' WHERE name = 'Jamón'");
        IndexParts::builder()->audit();
        IndexParts::builder()->step(10);
        IndexParts::upkeep()->tend();
        $this->assertSame([[$post], [], ''], [$this->found('turron'), $this->found('jamon'), $wpdb->last_error]);
        $this->convert(array_fill_keys(array_keys($collations), $wpdb->collate ?: 'utf8mb4_unicode_520_ci'));
    }

    /** @param array<string, string> $collations By table. SQLite has one for all, and refuses. */
    private function convert(array $collations): void
    {
        global $wpdb;
        $shows = $wpdb->suppress_errors();
        foreach ($collations as $table => $collation) {
            $charset = strtok($collation, '_');
            $wpdb->query("ALTER TABLE {$wpdb->$table} CONVERT TO CHARACTER SET $charset COLLATE $collation");
        }
        $wpdb->suppress_errors($shows);
    }
}
