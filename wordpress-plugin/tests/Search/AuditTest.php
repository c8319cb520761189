<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\Hit;
use Onda\Features\Search\Index\Build\DigestRepository;
use Onda\Features\Search\Index\Build\StalePostRepository;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Index\IndexState;
use Onda\Tests\SearchIndexCase;

/** Posts that are written by SQL, which calls no hooks, are right within a day. A case is one statement. */
final class AuditTest extends SearchIndexCase
{
    protected function tearDown(): void
    {
        remove_all_filters('pre_option_permalink_structure');
        parent::tearDown();
    }

    /** @dataProvider statements */
    public function test_what_sql_does_is_known_a_day_later(string $statement, string $lost, string $found): void
    {
        global $wpdb;
        $this->set(['fields' => ['letra']]);
        $post = $this->post('Trompeta', 'Un concierto.');
        wp_set_object_terms($post, [self::term('Verbena')], 'category');
        wp_set_object_terms($post, 'Romance', 'post_tag');
        array_map(static fn(string $text) => add_post_meta($post, 'letra', $text), [str_repeat('la ', 2000) . 'copla', 'saeta']);
        $this->build_wanted();
        // Kept as they were by the object cache.
        array_map(static fn(string $taxonomy): mixed => get_the_terms(get_post($post), $taxonomy), ['category', 'post_tag']);
        $names = [
            '{posts}' => $wpdb->posts, '{relations}' => $wpdb->term_relationships, '{terms}' => $wpdb->terms,
            '{kinds}' => $wpdb->term_taxonomy, '{meta}' => $wpdb->postmeta, '{id}' => $post,
        ];
        $wpdb->query(strtr($statement, $names));
        $this->a_day_passes();
        IndexParts::upkeep()->tend();
        $this->assertSame(0, $lost === '' ? 0 : $this->ask($lost)->total);
        $this->assertSame(1, $found === '' ? 1 : $this->ask($found)->total);
        $wpdb->query("DELETE FROM {$wpdb->posts} WHERE post_name = 'de-sql'");
    }

    /** @return array<string, array{string, string, string}> Statement, what it takes away, what it brings. */
    public function statements(): array
    {
        $insert = 'INSERT INTO {posts} (post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered,'
            . " post_status, post_type, post_name) VALUES ('Bandurria', '', '', '', '', '', 'publish', 'post', 'de-sql')";
        return [
            'an import' => [$insert, '', 'bandurria'],
            'a deletion' => ['DELETE FROM {posts} WHERE ID = {id}', 'trompeta', ''],
            'a draft' => ["UPDATE {posts} SET post_status = 'draft' WHERE ID = {id}", 'trompeta', ''],
            'a password' => ["UPDATE {posts} SET post_password = 'x' WHERE ID = {id}", 'trompeta', ''],
            'a type that nobody searches' => ["UPDATE {posts} SET post_type = 'nothing' WHERE ID = {id}", 'trompeta', ''],
            'a title' => ["UPDATE {posts} SET post_title = 'Clarinete' WHERE ID = {id}", 'trompeta', 'clarinete'],
            'a text' => ["UPDATE {posts} SET post_content = 'Una gala.' WHERE ID = {id}", 'concierto', 'gala'],
            'an excerpt' => ["UPDATE {posts} SET post_excerpt = 'Una gala.' WHERE ID = {id}", '', 'gala'],
            'a category' => ['INSERT INTO {relations} (object_id, term_taxonomy_id) VALUES ({id}, ' . self::term('Clasificada') . ')', '', 'clasificada'],
            'a category less' => ['DELETE FROM {relations} WHERE object_id = {id}', 'verbena', ''],
            'the name of a category' => ["UPDATE {terms} SET name = 'Romería' WHERE name = 'Verbena'", 'verbena', 'romeria'],
            'the name of a tag' => ["UPDATE {terms} SET name = 'Balada' WHERE name = 'Romance'", 'romance', 'balada'],
            'a tag that became nothing' => ["UPDATE {kinds} SET taxonomy = 'nothing' WHERE term_id IN (SELECT term_id FROM {terms} WHERE name = 'Romance')", 'romance', ''],
            'the end of a long field' => ["UPDATE {meta} SET meta_value = REPLACE(meta_value, 'copla', 'jota') WHERE post_id = {id}", 'copla', 'jota'],
            'the second value of a field' => ["UPDATE {meta} SET meta_value = 'soleá' WHERE post_id = {id} AND meta_value = 'saeta'", 'saeta', 'solea'],
        ];
    }

    public function test_addresses_and_pictures_follow_too(): void
    {
        global $wpdb;
        $post = $this->post('Trompeta');
        $picture = $this->post('Foto', 'x', ['post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image/png']);
        $wpdb->insert($wpdb->postmeta, ['post_id' => $picture, 'meta_key' => '_wp_attached_file', 'meta_value' => 'foto.png']);
        $this->build_wanted();
        $wpdb->insert($wpdb->postmeta, ['post_id' => $post, 'meta_key' => '_thumbnail_id', 'meta_value' => $picture]);
        $wpdb->update($wpdb->posts, ['post_type' => 'page', 'post_name' => 'otra'], ['ID' => $post]);
        $hit = $this->hit_a_day_later('trompeta');
        $this->assertSame(['page', get_permalink($post), 'foto.png'], [$hit->type, $hit->link, basename($hit->image)]);
        $wpdb->update($wpdb->postmeta, ['meta_value' => 'nueva.png'], ['post_id' => $picture]);
        $this->assertSame('nueva.png', basename($this->hit_a_day_later('trompeta')->image));
    }

    public function test_a_page_follows_the_page_above_the_one_above_it(): void
    {
        global $wpdb;
        $GLOBALS['wp_rewrite']->set_permalink_structure('/%postname%/');
        $parent = 0;
        foreach (['Abuela', 'Madre', 'Trompeta'] as $title) {
            $pages[] = $parent = $this->post($title, 'x', ['post_type' => 'page', 'post_parent' => $parent]);
        }
        $this->build_wanted();
        $wpdb->update($wpdb->posts, ['post_name' => 'bisabuela'], ['ID' => $pages[0]]);
        $this->assertStringContainsString('/bisabuela/madre/trompeta', $this->hit_a_day_later('trompeta')->link);
    }

    public function test_an_address_follows_the_slug_of_its_category(): void
    {
        global $wpdb;
        add_filter('pre_option_permalink_structure', static fn(): string => '/%category%/%postname%/');
        $post = $this->post('Trompeta');
        wp_set_object_terms($post, ['Sardinada'], 'category');
        $this->build_wanted();
        $wpdb->update($wpdb->terms, ['slug' => 'feria-del-sur'], ['name' => 'Sardinada']);
        $this->assertStringContainsString('/feria-del-sur/', $this->hit_a_day_later('trompeta')->link);
    }

    public function test_rows_in_another_order_say_the_same(): void
    {
        global $wpdb;
        $post = $this->post('Trompeta');
        $write = static function (string ...$values) use ($wpdb, $post): array {
            $wpdb->delete($wpdb->postmeta, ['post_id' => $post, 'meta_key' => 'letra']);
            foreach ($values as $value) {
                $wpdb->insert($wpdb->postmeta, ['post_id' => $post, 'meta_key' => 'letra', 'meta_value' => $value]);
            }
            return (new DigestRepository(new IndexOptions(['fields' => ['letra']])))->of([$post]);
        };
        $this->assertSame($write('copla', 'jota', 'saeta'), $write('saeta', 'jota', 'copla'));
    }

    private function hit_a_day_later(string $phrase): Hit
    {
        $this->a_day_passes();
        IndexParts::upkeep()->tend();
        return $this->ask($phrase)->hits[0];
    }

    public function test_what_is_as_it_was_is_not_read_again(): void
    {
        $this->post('Trompeta', '[x] añadida 🎧', ['post_category' => [1]]);
        $hidden = $this->post('Para socios');
        add_filter('onda_is_searchable', static fn(bool $is, \WP_Post $post): bool => $post->ID !== $hidden, 10, 2);
        $this->build_wanted();
        $this->post('Clarinete');
        $this->end_request();
        $this->a_day_passes();
        IndexParts::builder()->audit();
        IndexParts::builder()->step(10);
        $this->assertSame([[], false], [(new StalePostRepository())->queued(10), IndexParts::builder()->is_busy()]);
    }

    public function test_it_is_done_once_a_day(): void
    {
        global $wpdb;
        $post = $this->post('Trompeta');
        $this->build_wanted();
        $wpdb->update($wpdb->posts, ['post_title' => 'Clarinete'], ['ID' => $post]);
        IndexParts::upkeep()->tend();
        $this->assertSame([], $this->found('clarinete'));
        $this->a_day_passes();
        IndexParts::upkeep()->tend();
        $this->assertSame([$post], $this->found('clarinete'));
        $wpdb->update($wpdb->posts, ['post_title' => 'Saxo'], ['ID' => $post]);
        IndexParts::upkeep()->tend();
        $this->assertSame([], $this->found('saxo'));
    }

    public function test_a_total_has_none_that_sql_took_a_moment_ago(): void
    {
        global $wpdb;
        $posts = [$this->post('Trompeta una'), $this->post('Trompeta dos'), $this->post('Trompeta tres')];
        $this->build_wanted();
        $wpdb->update($wpdb->posts, ['post_status' => 'draft'], ['ID' => $posts[1]]);
        $wpdb->delete($wpdb->posts, ['ID' => $posts[2]]);
        foreach (['trompeta', ''] as $phrase) {
            $answer = $this->ask($phrase);
            $this->assertSame([[$posts[0]], 1], [array_column($answer->hits, 'id'), $answer->total]);
        }
    }

    private static function term(string $name): int
    {
        $term = term_exists($name, 'category') ?: wp_insert_term($name, 'category');
        return (int) $term['term_taxonomy_id'];
    }

    private function build_wanted(): void
    {
        (new IndexState())->change(['is_wanted' => true]);
        IndexParts::upkeep()->want();
        $this->end_request();
        $this->build();
    }

    private function a_day_passes(): void
    {
        global $wpdb;
        $wpdb->query("UPDATE {$wpdb->prefix}onda_search_work SET started_at = started_at - 90000");
    }
}
