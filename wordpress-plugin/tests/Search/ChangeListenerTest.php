<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\HiddenProducts;
use Onda\Features\Search\Index\Build\StalePostRepository;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Index\IndexState;
use Onda\Tests\SearchIndexCase;
use Onda\Tests\Listening;

/** A saved post is found at once, a hidden one never. */
final class ChangeListenerTest extends SearchIndexCase
{
    public function test_only_what_anybody_may_read_is_in_the_index(): void
    {
        $shown = $this->post('Secreto abierto');
        $parent = $this->post('Secreto guardado', 'x', ['post_status' => 'private']);
        foreach (['private', 'draft', 'pending', 'trash', 'auto-draft'] as $status) {
            $this->post("Secreto $status", 'x', ['post_status' => $status]);
        }
        $this->post('Secreto futuro', 'x', ['post_status' => 'future', 'post_date' => '2099-01-01 00:00:00']);
        $locked = $this->post('Secreto con clave', 'x', ['post_password' => 'clave']);
        $this->post('Secreto interno', 'x', ['post_type' => 'nav_menu_item']);
        foreach ([$parent, $locked] as $of) {
            $this->post('Secreto adjunto', 'x', ['post_type' => 'attachment', 'post_status' => 'inherit', 'post_parent' => $of]);
        }
        wp_save_post_revision($shown);
        $this->set(['attachments' => true]);
        $this->build();
        $this->assertSame([$shown], $this->found('secreto'));
        $this->assertSame([$shown], $this->found(''));
        $this->assertSame(1, $this->ask('secreto')->total);
        $this->assertSame(1, $this->rows()['docs']);
        $this->assertSame('', IndexParts::engine()->suggest('gua', new \Onda\Features\Search\Question('')));
    }

    public function test_a_word_of_a_hidden_post_is_not_suggested(): void
    {
        $suggest = static fn(): string => IndexParts::engine()->suggest('secr', new \Onda\Features\Search\Question(''));
        $post = $this->post('Secretísimo');
        $this->build();
        $this->assertSame('secretísimo', $suggest());
        wp_update_post(['ID' => $post, 'post_status' => 'private']);
        $this->end_request();
        $this->assertSame('', $suggest());
        $this->post('El secretísimo de todos');
        $this->end_request();
        $this->merge();
        $this->assertSame('secretísimo', $suggest());
    }

    public function test_what_was_saved_before_the_first_build_is_not_read_twice(): void
    {
        IndexParts::upkeep()->want();
        $post = $this->post('Estreno');
        $this->end_request();
        $this->build();
        $this->assertSame([0, 0], [$this->rows()['recent'], $this->rows()['stale']]);
        wp_update_post(['ID' => $post, 'post_title' => 'Despedida']);
        $this->end_request();
        $this->assertSame([[], [$post]], [$this->found('estreno'), $this->found('despedida')]);
    }

    public function test_what_changed_is_merged_after_a_day_however_little_it_is(): void
    {
        global $wpdb;
        $this->post('Uno');
        $this->end_request();
        $this->build();
        $this->post('Dos');
        $this->end_request();
        IndexParts::upkeep()->tend();
        $this->assertSame(1, $this->rows()['stale']);
        $wpdb->query("UPDATE {$wpdb->prefix}onda_search_work SET finished_at = finished_at - 90000");
        IndexParts::upkeep()->tend();
        $this->assertSame([0, 0, 4], [$this->rows()['stale'], $this->rows()['recent'], $this->rows()['lists']]);
    }

    /** @dataProvider changes */
    public function test_a_post_that_is_hidden_is_gone_at_once(array $fields): void
    {
        $post = $this->post('Sintonía nocturna');
        $this->build();
        wp_update_post(['ID' => $post] + $fields);
        // Before the request ends, too: a hit is read together with its post.
        $this->assertSame([], $this->found('nocturna'));
        $this->end_request();
        $this->assertSame([[], 0], [$this->found('nocturna'), $this->ask('nocturna')->total]);
        $this->merge();
        $this->assertSame([[], 0], [$this->found('nocturna'), $this->rows()['lists']]);
        wp_update_post(['ID' => $post, 'post_status' => 'publish', 'post_password' => '', 'post_date' => '2026-01-01 00:00:00', 'post_date_gmt' => '2026-01-01 00:00:00']);
        $this->end_request();
        $this->assertSame([$post], $this->found('nocturna'));
    }

    public function changes(): array
    {
        return [
            'private' => [['post_status' => 'private']],
            'a draft' => [['post_status' => 'draft']],
            'in the trash' => [['post_status' => 'trash']],
            'with a password' => [['post_password' => 'x']],
            'planned' => [['post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00']],
        ];
    }

    public function test_a_post_that_is_hidden_without_a_word_is_not_shown(): void
    {
        global $wpdb;
        $post = $this->post('Sintonía');
        $this->build();
        $wpdb->update($wpdb->posts, ['post_status' => 'private'], ['ID' => $post]);
        $this->assertSame([], $this->found('sintonia'));
        $this->assertSame([], $this->found(''));
    }

    public function test_what_is_saved_is_found_and_what_it_said_before_is_not(): void
    {
        $post = $this->post('Programa de mañana');
        $this->build();
        $new = $this->post('Concierto');
        wp_update_post(['ID' => $post, 'post_title' => 'Programa de noche']);
        $this->assertSame([], $this->found('concierto'));
        $this->end_request();
        foreach (['recent', 'merged'] as $ignored) {
            $this->assertSame([[$new], [$post], [], [$post]], array_map($this->found(...), ['concierto', 'noche', 'mañana', 'programa']));
            $this->assertSame(1, $this->ask('programa')->total);
            $this->merge();
        }
        $this->assertSame([0, 0], [$this->rows()['recent'], $this->rows()['stale']]);
        wp_delete_post($new, true);
        $this->end_request();
        $this->assertSame([[], 1], [$this->found('concierto'), $this->rows()['docs']]);
    }

    public function test_terms_fields_and_images_count_too(): void
    {
        $this->set(['fields' => ['sala']]);
        $post = $this->post('Recital');
        $term = (int) wp_insert_term('Flamenco', 'category')['term_id'];
        $this->build();
        wp_set_object_terms($post, $term, 'category');
        add_post_meta($post, 'sala', 'Liceo');
        $this->end_request();
        $this->assertSame([[$post], [$post]], [$this->found('flamenco'), $this->found('liceo')]);
        wp_update_term($term, 'category', ['name' => 'Copla']);
        IndexParts::upkeep()->tend();
        $this->assertSame([[], [$post]], [$this->found('flamenco'), $this->found('copla')]);
        update_post_meta($post, 'sala', 'Price');
        wp_delete_term($term, 'category');
        $this->end_request();
        $this->assertSame([[], []], [$this->found('copla'), $this->found('liceo')]);
    }

    public function test_a_field_of_a_repeater_counts_too(): void
    {
        $this->set(['fields' => ['salas_%_nombre']]);
        $post = $this->post('Recital');
        $this->build();
        add_post_meta($post, 'salas_0_nombre', 'Liceo');
        $this->end_request();
        $this->assertSame([$post], $this->found('liceo'));
    }

    public function test_a_product_is_found_by_the_number_of_a_variation(): void
    {
        register_post_type('product', ['public' => true]);
        register_post_type('product_variation', ['public' => false]);
        $this->set(['fields' => ['_sku']]);
        $product = $this->post('Camiseta', 'x', ['post_type' => 'product', 'meta_input' => ['_sku' => 'CAM1']]);
        $variation = $this->post('Camiseta L', '', ['post_type' => 'product_variation', 'post_parent' => $product,
            'meta_input' => ['_sku' => 'CAML7']]);
        $this->build();
        $this->assertSame([[$product], [$product]], [$this->found('cam1'), $this->found('caml7')]);
        update_post_meta($variation, '_sku', 'CAMXL9');
        $this->end_request();
        $this->assertSame([[], [$product]], [$this->found('caml7'), $this->found('camxl9')]);
        unregister_post_type('product');
        unregister_post_type('product_variation');
    }

    public function test_pages_under_a_page_get_its_new_address(): void
    {
        update_option('permalink_structure', '/%postname%/');
        $GLOBALS['wp_rewrite']->init();
        $parent = $this->post('Madre', 'x', ['post_type' => 'page', 'post_name' => 'madre']);
        $child = $this->post('Hija', 'x', ['post_type' => 'page', 'post_name' => 'hija', 'post_parent' => $parent]);
        $this->build();
        wp_update_post(['ID' => $parent, 'post_name' => 'abuela']);
        $this->end_request();
        $this->assertStringEndsWith('/abuela/hija/', $this->ask('hija')->hits[0]->link);
        $this->assertSame(get_permalink($child), $this->ask('hija')->hits[0]->link);
    }

    public function test_a_type_that_has_no_pages_any_more_is_not_answered(): void
    {
        register_post_type('gig', ['public' => true, 'label' => 'Gigs']);
        $gig = $this->post('Bolo en Jerez', 'x', ['post_type' => 'gig']);
        $post = $this->post('Jerez');
        $this->build();
        $this->assertSame([$post, $gig], $this->found('jerez'));
        unregister_post_type('gig');
        $this->assertSame([[$post], 1], [$this->found('jerez'), $this->ask('jerez')->total]);
        $this->assertSame([$post], $this->found(''));
        IndexParts::upkeep()->tend();
        $this->assertSame(1, $this->rows()['docs']);
    }

    public function test_a_plugin_may_keep_posts_out(): void
    {
        $post = $this->post('Solo socios');
        $open = $this->post('Para todos');
        add_filter('onda_is_searchable', static fn(bool $is, \WP_Post $of): bool => $of->ID !== $post, 10, 2);
        $this->build();
        $this->assertSame([[], [$open]], [$this->found('socios'), $this->found('todos')]);
    }

    public function test_a_product_is_found_as_long_as_its_shop_does_not_hide_it(): void
    {
        Listening::hook(new HiddenProducts());
        register_post_type('product', ['public' => true]);
        register_taxonomy('product_visibility', 'product', ['public' => false]);
        $product = $this->post('Disco de tangos', '', ['post_type' => 'product']);
        $this->build();
        $this->assertSame([$product], $this->found('disco'));
        wp_set_object_terms($product, ['exclude-from-search'], 'product_visibility');
        $this->end_request();
        $this->assertSame([], $this->found('disco'));
        wp_set_object_terms($product, [], 'product_visibility');
        $this->end_request();
        $this->assertSame([$product], $this->found('disco'));
        unregister_taxonomy('product_visibility');
        unregister_post_type('product');
    }

    public function test_many_changes_at_once_are_worked_off_in_the_background(): void
    {
        $this->build();
        $posts = array_map(fn(int $number): int => $this->post("Emisión $number"), range(1, 25));
        $this->end_request();
        $this->assertSame([20, 5], [$this->ask('emision')->total, count((new StalePostRepository())->queued(100))]);
        $this->assertIsInt(wp_next_scheduled('onda_search_step'));
        IndexParts::upkeep()->tend();
        $this->assertSame([25, []], [$this->ask('emision')->total, (new StalePostRepository())->queued(100)]);
        $this->assertSame(array_slice(array_reverse($posts), 0, 10), $this->found('emision'));
    }

    public function test_a_save_writes_nothing_while_nobody_searches_here(): void
    {
        global $wpdb;
        $this->post('Nadie busca');
        (new IndexState())->read();
        $before = $wpdb->num_queries;
        $this->end_request();
        $this->assertSame($before, $wpdb->num_queries);
        $this->assertSame(0, array_sum($this->rows()));
    }

    private function merge(): void
    {
        $builder = IndexParts::builder();
        $builder->merge();
        while ($builder->is_busy()) {
            $this->assertTrue($builder->step(10));
        }
    }
}
