<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Search\Index\Build\StalePostRepository;
use Onda\Search\Index\Feature;
use Onda\Search\Index\IndexState;
use Onda\Tests\SearchIndexCase;

/** Posts that are written by SQL, which calls no hooks, are right within a day. A case is one statement. */
final class AuditTest extends SearchIndexCase
{
    /** @dataProvider statements */
    public function test_what_sql_does_is_known_a_day_later(string $statement, string $lost, string $found): void
    {
        global $wpdb;
        $post = $this->post('Trompeta', 'Un concierto.');
        $this->build_wanted();
        // Kept as it was by the object cache.
        get_post($post);
        $names = ['{posts}' => $wpdb->posts, '{terms}' => $wpdb->term_relationships, '{meta}' => $wpdb->postmeta, '{id}' => $post];
        $wpdb->query(strtr($statement, $names));
        $this->a_day_passes();
        Feature::upkeep()->tend();
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
            'a category' => ['INSERT INTO {terms} (object_id, term_taxonomy_id) VALUES ({id}, ' . self::term() . ')', '', 'clasificada'],
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
        $this->a_day_passes();
        Feature::upkeep()->tend();
        [$hit] = $this->ask('trompeta')->hits;
        $this->assertSame(['page', get_permalink($post), 'foto.png'], [$hit->type, $hit->link, basename($hit->image)]);
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
        Feature::builder()->audit();
        Feature::builder()->step(10);
        $this->assertSame([[], false], [(new StalePostRepository())->queued(10), Feature::builder()->is_busy()]);
    }

    public function test_it_is_done_once_a_day(): void
    {
        global $wpdb;
        $post = $this->post('Trompeta');
        $this->build_wanted();
        $wpdb->update($wpdb->posts, ['post_title' => 'Clarinete'], ['ID' => $post]);
        Feature::upkeep()->tend();
        $this->assertSame([], $this->found('clarinete'));
        $this->a_day_passes();
        Feature::upkeep()->tend();
        $this->assertSame([$post], $this->found('clarinete'));
        $wpdb->update($wpdb->posts, ['post_title' => 'Saxo'], ['ID' => $post]);
        Feature::upkeep()->tend();
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

    private static function term(): int
    {
        $term = term_exists('Clasificada', 'category') ?: wp_insert_term('Clasificada', 'category');
        return (int) $term['term_taxonomy_id'];
    }

    private function build_wanted(): void
    {
        (new IndexState())->change(['is_wanted' => true]);
        Feature::upkeep()->want();
        $this->end_request();
        $this->build();
    }

    private function a_day_passes(): void
    {
        global $wpdb;
        $wpdb->query("UPDATE {$wpdb->prefix}onda_search_work SET started_at = started_at - 90000");
    }
}
