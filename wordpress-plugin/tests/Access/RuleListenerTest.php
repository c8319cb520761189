<?php

declare(strict_types=1);

namespace Onda\Tests\Access;

use Onda\Core\Access\Rules\RuleListener;
use Onda\Core\Access\ShownTextRepository;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Access\ShownTextsUpkeep;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Question;
use Onda\Tests\SearchIndexCase;
use Onda\Tests\StandInPlugin;
use Onda\Tests\Listening;

/** A post that is closed later has its text kept back from the end of the same request on. */
final class RuleListenerTest extends SearchIndexCase
{
    private const TABLES = ['muro_reglas', 'muro_log'];

    private StandInPlugin $plugin;
    private RuleListener $listener;
    /** @var list<int> */
    private array $posts;

    protected function setUp(): void
    {
        global $wpdb;
        parent::setUp();
        $this->plugin = StandInPlugin::switched_on('paywalls');
        function_exists('onda_test_paywalls') ? onda_test_paywalls() : require WP_PLUGIN_DIR . '/onda-test-paywalls.php';
        add_filter('wp_doing_cron', '__return_true');
        register_post_type('prueba_regla', ['public' => false]);
        register_post_type('prueba_ficha', ['public' => true]);
        ShownTextsUpkeep::begin();
        $this->posts = [
            $this->post('Una', 'El zanahoriazul de los socios.'),
            $this->post('Otra', 'El zanahoriazul de todos.'),
        ];
        $this->build();
        $this->end_request();
        remove_filter('wp_doing_cron', '__return_true');
        foreach (self::TABLES as $table) {
            $wpdb->query("CREATE TABLE {$wpdb->prefix}$table (id INTEGER)");
        }
        $_SERVER['REQUEST_METHOD'] = 'POST';
        wp_set_current_user(1);
        $this->listener = new RuleListener();
        Listening::hook($this->listener);
    }

    protected function tearDown(): void
    {
        global $wpdb;
        foreach (self::TABLES as $table) {
            $wpdb->query("DROP TABLE {$wpdb->prefix}$table");
        }
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_shown_texts");
        delete_option(ShownTexts::OPTION);
        array_map('wp_clear_scheduled_hook', [ShownTexts::EVENT, ShownTexts::STEP]);
        unset($GLOBALS['plugin_page'], $GLOBALS['pagenow'], $_POST['action'], $_GET['_wpnonce']);
        $_SERVER['REQUEST_METHOD'] = 'GET';
        array_map(unregister_post_type(...), ['prueba_regla', 'prueba_ficha']);
        (new \WP_User(1))->set_role('administrator');
        wp_set_current_user(0);
        $this->plugin->switch_off();
        parent::tearDown();
    }

    /**
     * @dataProvider ways
     * @param list<bool> $quoted Results for the post that the way is tried on, and for the other one.
     */
    public function test_a_text_is_quoted_after(\Closure $way, array $quoted): void
    {
        $way($this->posts[0]);
        $this->end_of_request();
        $this->assertSame($quoted, array_map($this->is_quoted(...), $this->posts));
    }

    /** @return array<string, array{\Closure(int): mixed, list<bool>}> */
    public function ways(): array
    {
        $of_post = [false, true];
        $of_all = [false, false];
        $of_none = [true, true];
        $get = static fn(\Closure $do): \Closure => static function (int $post) use ($do): void {
            $_SERVER['REQUEST_METHOD'] = 'GET';
            $do($post);
        };
        $as = static fn(int $user, \Closure $do): \Closure => static function (int $post) use ($user, $do): void {
            wp_set_current_user($user);
            $do($post);
        };
        $as_editor = static function (\Closure $do): \Closure {
            return static function (int $post) use ($do): void {
                wp_get_current_user()->set_role('editor');
                $do($post);
            };
        };
        $meta = static fn(int $post): mixed => update_post_meta($post, '_nivel', '2');
        $option = static fn(): mixed => update_option('muro_reglas', ['categoria' => uniqid()]);
        $rule = static fn(): mixed => wp_insert_post(['post_type' => 'prueba_regla', 'post_title' => 'Solo socios', 'post_status' => 'publish']);
        $row = static fn(string $sql): \Closure => static fn(): mixed =>
            $GLOBALS['wpdb']->query(sprintf($sql, $GLOBALS['wpdb']->prefix));
        $form = static function (): void {
            set_current_screen('toplevel_page_muro');
            $GLOBALS['plugin_page'] = 'muro';
        };
        return [
            'a save of the post' => [static fn(int $post): mixed => wp_update_post(['ID' => $post]), $of_post],
            'a save in cron' => [$get($as(0, static fn(int $post): mixed => wp_update_post(['ID' => $post]))), $of_post],
            'a field of it' => [$meta, $of_post],
            'a field that goes' => [static fn(int $post): mixed => add_post_meta($post, '_nivel', '2') && delete_post_meta($post, '_nivel'), $of_post],
            'a field, by a link' => [$get(static fn(int $post): mixed => $meta($post) && $_GET['_wpnonce'] = 'x'), $of_post],
            'a field in cron, which reads the post at once' => [$get($as(0, static fn(int $post): mixed => add_filter('wp_doing_cron', '__return_true') && $meta($post))), $of_none],
            'a term of it' => [static fn(int $post): mixed => wp_set_object_terms($post, 'socios', 'post_tag'), $of_post],
            'an option of a plugin' => [$option, $of_all],
            'an option beside a saved post' => [static fn(int $post): mixed => $option() && $meta($post), $of_post],
            'a row of a type without pages' => [$rule, $of_all],
            'a field of such a row' => [static fn(): mixed => update_post_meta($rule(), 'roles', 'x'), $of_all],
            'such a row that goes' => [static fn(): mixed => wp_delete_post($rule(), true), $of_all],
            'a field of a term' => [static fn(): mixed => update_term_meta(1, 'solo_socios', uniqid()), $of_all],
            'a row of a table of a plugin' => [$row('INSERT INTO %smuro_reglas (id) VALUES (1)'), $of_all],
            'a row that is another' => [$row('UPDATE `%smuro_reglas` SET id = 2'), $of_all],
            'a row that goes' => [$row('DELETE FROM %smuro_reglas WHERE id = 1'), $of_all],
            'a row beside a saved post' => [static fn(int $post): mixed => $meta($post) && $row('DELETE FROM %smuro_reglas')(), $of_post],
            'a row that an editor writes where nothing is kept' => [$as_editor($row('DELETE FROM %smuro_reglas')), $of_none],
            'a row that an editor writes where some post is kept' => [$as_editor(static fn(): mixed => ShownTexts::note(['kept' => 1]) ?? $row('DELETE FROM %smuro_reglas')()), $of_all],
            'a row that a stranger writes' => [$as(0, $row('INSERT INTO %smuro_reglas (id) VALUES (1)')), $of_none],
            'a row in cron' => [$as(0, static fn(): mixed => add_filter('wp_doing_cron', '__return_true') && $row('DELETE FROM %smuro_reglas')()), $of_none],
            'a row that is read' => [$row('SELECT id FROM %smuro_reglas'), $of_none],
            'a row of a log' => [$row('INSERT INTO %smuro_log (id) VALUES (1)'), $of_none],
            'a row of WordPress' => [$row("UPDATE %slinks SET link_notes = 'x'"), $of_none],
            'a form of a plugin' => [$form, $of_all],
            'a view that is counted' => [$get($meta), $of_none],
            'a view that a stranger’s browser has counted' => [$as(0, $meta), $of_none],
            'the beat of an open editor' => [static fn(int $post): mixed => ($_POST['action'] = 'heartbeat') && $meta($post), $of_none],
            'an option that a visit writes' => [$get($option), $of_none],
            'an option that a stranger writes' => [$as(0, $option), $of_none],
            'what WordPress notes' => [static fn(): mixed => set_transient('muro', uniqid()) && set_site_transient('muro', uniqid()), $of_none],
            'our own settings' => [static fn(): mixed => update_option('onda_prueba', uniqid()), $of_none],
            'a revision' => [static fn(int $post): mixed => wp_save_post_revision($post), $of_none],
            'a draft' => [static fn(): mixed => wp_insert_post(['post_title' => 'Borrador', 'post_status' => 'draft']), $of_none],
            'a look at a screen of a plugin' => [$get($form), $of_none],
        ];
    }

    public function test_the_index_knows_its_title_alone(): void
    {
        update_post_meta($this->posts[0], '_nivel', '2');
        $this->end_of_request();
        $this->assertSame([$this->posts[1]], $this->found('zanahoriazul'));
        $this->assertSame([$this->posts[0]], $this->found('una'));
    }

    public function test_after_a_rule_elsewhere_posts_are_found_by_their_titles_alone(): void
    {
        ShownTexts::note(['kept' => 1]);
        $this->build();
        $this->assertSame([[$this->posts[1], $this->posts[0]], 'zanahoriazul'], [$this->found('zanahoriazul'), $this->completed('zanaho')]);
        update_option('muro_reglas', ['categoria' => uniqid()]);
        $this->end_of_request();
        $this->assertSame([[], ''], [$this->found('zanahoriazul'), $this->completed('zanaho')]);
        $this->assertSame([], $this->found('zanahoriazul', places: ['content']));
        $this->assertSame([[$this->posts[1]], 'otra'], [$this->found('otra'), $this->completed('otr')]);
        ShownTexts::note(['site' => 'of other plugins']);
        $this->assertSame([[], [$this->posts[1]]], [$this->found('zanahoriazul'), $this->found('otra')]);
        $this->assertSame(['', 'otra'], [$this->completed('zanaho'), $this->completed('otr')]);
    }

    public function test_a_site_that_keeps_nothing_finds_by_texts(): void
    {
        update_option('muro_reglas', ['categoria' => uniqid()]);
        $this->end_of_request();
        $this->assertSame([$this->posts[1], $this->posts[0]], $this->found('zanahoriazul'));
    }

    public function test_a_reading_that_began_before_is_not_the_last_word(): void
    {
        $claim = ShownTextRepository::claim($this->posts[0]);
        update_post_meta($this->posts[0], '_nivel', '2');
        $this->end_of_request();
        $digest = ShownTexts::digest(ShownTexts::mark(), ShownTexts::written(get_post($this->posts[0])));
        ShownTextRepository::put($this->posts[0], $claim, $digest, false, '');
        $this->assertFalse($this->is_quoted($this->posts[0]));
    }

    public function test_nothing_is_written_where_nobody_has_a_say(): void
    {
        ShownTexts::note(['mark' => '']);
        update_post_meta($this->posts[0], '_nivel', '2');
        $this->end_of_request();
        $this->assertSame([], ShownTextRepository::queued(5));
    }

    public function test_the_first_rule_of_a_plugin_is_looked_for_at_once(): void
    {
        ShownTexts::note(['mark' => '']);
        wp_clear_scheduled_hook(ShownTexts::STEP);
        update_post_meta($this->posts[0], '_nivel', '2');
        $this->end_of_request();
        $this->assertFalse(wp_next_scheduled(ShownTexts::STEP));
        $this->assertTrue($this->is_quoted($this->posts[1]));
        update_option('muro_reglas', ['categoria' => uniqid()]);
        $this->end_of_request();
        $this->assertNotFalse(wp_next_scheduled(ShownTexts::STEP));
        $this->assertFalse($this->is_quoted($this->posts[1]));
    }

    private function end_of_request(): void
    {
        $this->listener->shutdown();
        unset($GLOBALS['current_screen']);
        $this->end_request();
    }

    private function completed(string $typed): string
    {
        return IndexParts::engine()->suggest($typed, new Question(''));
    }

    private function is_quoted(int $post): bool
    {
        return ShownTexts::of_post(get_post($post))['content'] !== '';
    }
}
