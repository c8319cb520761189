<?php

declare(strict_types=1);

namespace Onda\Tests\Access;

use Onda\Core\Access\ShownTextRepository;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Access\ShownTextsUpkeep;
use Onda\Core\Access\Stranger\PageText;
use Onda\Core\Access\Stranger\StrangerView;
use Onda\Core\Http\ActionOwners;
use Onda\Features\Favorites\PostDetails;
use Onda\Features\Search\Index\IndexParts;
use Onda\Tests\AjaxProcess;
use Onda\Tests\SearchIndexCase;
use Onda\Tests\StandInPlugin;
use Onda\Tests\UpstreamServer;
use Onda\Tests\Whole;

/** The text that plugins of no known name keep for members: what strangers are shown elsewhere, by every door. */
final class ShownTextsTest extends SearchIndexCase
{
    /** How a plugin closes a post → its text, where `MEMBERS` begins what is kept. */
    private const KINDS = [
        'a filter of the content' => ['content', 'Entrada libre. MEMBERS El zanahoriazul de los socios.'],
        'a filter of a part of it' => ['part', "Entrada libre.\n\nMEMBERS El zanahoriazul de los socios."],
        'a filter of blocks' => ['block', '<!-- wp:paragraph --><p>MEMBERS El zanahoriazul de los socios.</p><!-- /wp:paragraph -->'],
        'an action that empties the post' => ['the post', 'MEMBERS El zanahoriazul de los socios.'],
        'a filter that the page alone has' => ['late', 'Entrada libre. MEMBERS El zanahoriazul de los socios.'],
        'a form in place of the page, with status 200' => ['form', 'MEMBERS El zanahoriazul de los socios.'],
        'a template in place of the theme’s' => ['template', 'MEMBERS El zanahoriazul de los socios.'],
        'a closed page and route' => ['page', 'MEMBERS El zanahoriazul de los socios.'],
    ];

    private UpstreamServer $upstream;
    private StandInPlugin $plugin;
    /** @var array<string, \WP_Hook> */
    private array $hooks;

    protected function setUp(): void
    {
        global $wp_filter;
        parent::setUp();
        $this->upstream = new UpstreamServer();
        $this->hooks = array_map(static fn(\WP_Hook $hook): \WP_Hook => clone $hook, $wp_filter);
        $this->plugin = StandInPlugin::switched_on('paywalls');
        // The plugin is loaded as in cron.
        function_exists('onda_test_paywalls') ? onda_test_paywalls() : require WP_PLUGIN_DIR . '/onda-test-paywalls.php';
        add_filter('wp_doing_cron', '__return_true');
        ShownTextsUpkeep::begin();
    }

    protected function tearDown(): void
    {
        global $wpdb, $wp_filter;
        $wp_filter = $this->hooks;
        $this->plugin->switch_off();
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_shown_texts");
        delete_option(ShownTexts::OPTION);
        array_map('wp_clear_scheduled_hook', [ShownTexts::EVENT, ShownTexts::STEP]);
        $this->upstream->stop();
        (new ActionOwners(''))->forget();
        parent::tearDown();
    }

    /** @dataProvider kinds_by_engine */
    public function test_no_door_gives_a_stranger_what_is_for_members(string $kind, string $text, string $engine): void
    {
        $kept = $this->post('Cerrada', $text, ['post_excerpt' => '', 'meta_input' => ['onda_test_paywall' => $kind]]);
        $open = $this->post('Abierta', 'Entrada libre, con la palabra zanahoria.');
        add_filter('pre_http_request', $this->page(...), 10, 3);
        ShownTextsUpkeep::read([get_post($kept), get_post($open)]);
        $engine === 'index' && $this->build();
        $asked = array_map(fn(string $fields): AjaxProcess => AjaxProcess::start($fields, $this->upstream), self::doors());
        foreach ($asked as $door => $process) {
            $answer = $process->finish();
            $this->assertStringContainsString('200', $answer['end'], $door);
            $this->assertStringNotContainsString('zanahoriazul', $this->without_echo($answer['text']), $door);
            $this->assertStringNotContainsString('Cerrada', $answer['text'], $door);
        }
        $this->assertStringNotContainsString('socios', PostDetails::excerpts([get_post($kept)])[$kept]);
        $this->assertStringContainsString('palabra zanahoria', PostDetails::excerpts([get_post($open)])[$open]);
    }

    /**
     * The site asks itself.
     *
     * @param array<string, mixed> $options
     * @return array<string, mixed>
     */
    private function page(mixed $no, array $options, string $url): array
    {
        $fields = (string) parse_url($url, PHP_URL_QUERY);
        $path = (string) parse_url($url, PHP_URL_PATH);
        $server = ['SCRIPT_NAME' => '/index.php', 'REQUEST_URI' => "$path?$fields", 'REQUEST_METHOD' => 'GET'];
        $answer = AjaxProcess::start($fields, $this->upstream, $server)->finish();
        $is_ours = !str_contains($answer['text'], '<');
        $headers = $is_ours ? [PageText::HEADER => $path === '/' ? 'list' : PageText::OF_A_POST] : [];
        return ['response' => ['code' => (int) $answer['end']], 'headers' => $headers, 'body' => $answer['text']];
    }

    /** @return array<string, array{string, string, string}> */
    public function kinds_by_engine(): array
    {
        $cases = [];
        foreach (self::KINDS as $name => $kind) {
            $cases["$name, our index"] = [...$kind, 'index'];
        }
        foreach (Whole::or_first(1, self::KINDS) as $name => $kind) {
            $cases["$name, the search of WordPress"] = [...$kind, 'wordpress'];
        }
        return $cases;
    }

    /** @return array<string, string> */
    private static function doors(): array
    {
        return [
            'the search of the theme' => 'action=thim_search&s=zanahoriazul',
            'live search' => 'action=ajaxsearchpro_search&aspp=zanahoriazul&asid=1',
            'completion' => 'action=ajaxsearchpro_autocomplete&sauto=zanahoriaz&asid=1',
            'voice' => 'action=voice_search_find&q=zanahoriazul',
        ];
    }

    /** An answer repeats what was asked. */
    private function without_echo(string $text): string
    {
        $json = json_decode($text, true);
        return is_array($json) ? (string) json_encode($json['data']['results'] ?? $json['data'] ?? []) : $text;
    }

    public function test_the_open_part_is_found_and_quoted(): void
    {
        $this->post('Media', self::KINDS['a filter of a part of it'][1], ['meta_input' => ['onda_test_paywall' => 'part']]);
        $this->build();
        $answer = AjaxProcess::start('action=thim_search&s=entrada', $this->upstream)->finish();
        $this->assertSame(['Entrada libre.'], array_column($answer['json']['data']['results'], 'excerpt'));
    }

    /** @dataProvider pages */
    public function test_a_post_is_closed_where_its_page_sends_strangers_away(
        bool $is_closed,
        int|string $status,
        string $target = '',
        int $front_page = 200,
    ): void {
        $post = $this->post('Una entrada', 'El zanahoriazul de los socios.');
        ShownTextsUpkeep::read([get_post($post)]);
        $this->assertSame([], ShownTexts::closed([$post]));
        $address = (string) get_permalink($post);
        $target = ['same' => "$address/", 'other host' => str_replace('://', '://www.', $address)][$target] ?? $target;
        add_filter('pre_http_request', static fn(mixed $no, array $options, string $url): array|\WP_Error => match (true) {
            strtok($url, '?') !== $address => ['response' => ['code' => $front_page], 'headers' => []],
            is_string($status) => new \WP_Error($status),
            default => ['response' => ['code' => $status], 'headers' => ['location' => $target]],
        }, 10, 3);
        ShownTextsUpkeep::tend();
        $this->assertSame($is_closed ? [$post] : [], ShownTexts::closed([$post]));
        $this->assertSame($is_closed ? '' : 'El zanahoriazul de los socios.', ShownTexts::of_post(get_post($post))['content']);
    }

    /** @return array<string, array{0: bool, 1: int|string, 2?: string, 3?: int}> */
    public function pages(): array
    {
        return [
            'it is shown' => [false, 200],
            'sent to sign in' => [true, 302, '/wp-login.php?redirect_to=x'],
            'sent to a page of levels' => [true, 301, 'http://example.org/niveles/'],
            'asked for a name' => [true, 401],
            'forbidden' => [true, 403],
            'to be paid' => [true, 402],
            'hidden' => [true, 404],
            'led to itself with a slash' => [false, 301, 'same'],
            'led to itself on another host' => [false, 301, 'other host'],
            'the server fails' => [false, 500],
            'a page without heads' => [false, 405],
            'the site cannot ask itself' => [false, 'http_request_failed'],
            'the front page is closed, too' => [false, 401, '', 401],
        ];
    }

    public function test_a_screen_of_the_administration_does_not_say_who_changes_texts(): void
    {
        $post = get_post($this->post('Cerrada', 'Secreto.', ['meta_input' => ['onda_test_paywall' => 'content']]));
        ShownTextsUpkeep::read([$post]);
        $mark = ShownTexts::mark();
        // A plugin may filter texts on pages alone.
        array_map(remove_all_filters(...), ['the_content', 'the_post', 'get_the_excerpt', 'template_redirect', 'wp']);
        set_current_screen('index.php');
        ShownTextsUpkeep::step();
        unset($GLOBALS['current_screen']);
        $this->assertSame($mark, ShownTexts::mark());
        $this->assertStringNotContainsString('Secreto', ShownTexts::of_post($post)['content']);
    }

    /** @dataProvider first_pages */
    public function test_the_first_page_of_a_stranger_notes_who_changes_texts(int $user, string $screen, bool $is_noted): void
    {
        wp_set_current_user($user);
        $screen === '' || set_current_screen($screen);
        ShownTextsUpkeep::wp_loaded();
        unset($GLOBALS['current_screen']);
        wp_set_current_user(0);
        $this->assertSame($is_noted, (ShownTexts::stored()['mark'] ?? '') !== '');
    }

    /** @return array<string, array{int, string, bool}> */
    public function first_pages(): array
    {
        return [
            'a stranger’s' => [0, '', true],
            'a member’s, where other filters may be' => [1, '', false],
            'a screen of the administration' => [0, 'index.php', false],
        ];
    }

    public function test_a_post_is_closed_before_the_whole_queue_was_read(): void
    {
        $posts = array_map(fn(int $number): int => $this->post("Entrada $number", 'Texto.'), range(1, 40));
        add_post_meta($posts[39], 'onda_test_paywall', 'page');
        ShownTextsUpkeep::look();
        ShownTextRepository::queue($posts);
        ShownTextsUpkeep::step(0.0);
        $this->assertCount(20, ShownTextRepository::queued(40));
        $this->assertSame([$posts[39]], ShownTexts::closed($posts));
    }

    public function test_where_one_page_is_refused_all_are_asked_for(): void
    {
        $posts = array_map(fn(int $number): int => $this->post("Entrada $number", 'Texto.'), range(1, 120));
        ShownTextsUpkeep::read(array_map(get_post(...), $posts));
        $closed = [(string) get_permalink($posts[1]), (string) get_permalink($posts[119])];
        add_filter('pre_http_request', static fn(mixed $no, array $options, string $url): array =>
            ['response' => ['code' => in_array(strtok($url, '?'), $closed, true) ? 403 : 200], 'headers' => []], 10, 3);
        ShownTextsUpkeep::tend();
        for ($steps = 0; ShownTextRepository::queued(1) !== [] && $steps < 20; $steps++) {
            ShownTextsUpkeep::step();
        }
        $this->assertSame([$posts[1], $posts[119]], ShownTexts::closed($posts));
    }

    public function test_the_front_page_is_asked_once_a_run_and_again_where_pages_are_refused(): void
    {
        $posts = array_map(fn(int $number): int => $this->post("Entrada $number", 'Texto.'), range(1, 5));
        $asked = [];
        add_filter('pre_http_request', static function (mixed $no, array $options, string $url) use (&$asked): array {
            $asked[] = (string) parse_url($url, PHP_URL_PATH);
            return ['response' => ['code' => parse_url($url, PHP_URL_PATH) === '/' ? 200 : 403], 'headers' => []];
        }, 10, 3);
        ShownTextsUpkeep::read(array_map(get_post(...), $posts));
        $this->assertSame([2, 5], [count(array_keys($asked, '/', true)), count(array_diff($asked, ['/']))]);
    }

    /**
     * @testWith ["content", ""]
     *           ["route", ""]
     *           ["nobody", "Resumen – con “comillas” & más."]
     */
    public function test_the_excerpt_that_an_author_wrote_is_quoted_where_pages_and_routes_tell_it(string $kind, string $quoted): void
    {
        $fields = ['post_excerpt' => 'Resumen – con “comillas” & más.', 'meta_input' => ['onda_test_paywall' => $kind]];
        $post = get_post($this->post('Cerrada', 'Secreto.', $fields));
        ShownTextsUpkeep::read([$post]);
        $this->assertSame($quoted, ShownTexts::of_post($post)['excerpt']);
    }

    /** @dataProvider hooks */
    public function test_no_text_is_quoted_before_it_was_read_where_other_code_has_a_say(string ...$hooks): void
    {
        global $wp_filter;
        $wp_filter = array_intersect_key($wp_filter, array_flip(['wp_doing_cron', ...$hooks])) + $this->hooks;
        $post = get_post($this->post('Abierta', 'Texto libre.'));
        $quoted = static fn(): string => ShownTexts::of_post($post)['content'];
        $before_a_look = $quoted();
        ShownTextsUpkeep::look();
        $before_it_was_read = $quoted();
        ShownTextsUpkeep::read([$post]);
        $at_once = $hooks === [] ? 'Texto libre.' : '';
        $this->assertSame([$at_once, $at_once, 'Texto libre.'], [$before_a_look, $before_it_was_read, $quoted()]);
    }

    /** @return array<string, list<string>> */
    public function hooks(): array
    {
        $hooks = [
            'the_content', 'get_the_excerpt', 'the_post', 'render_block',
            'rest_request_before_callbacks', 'wp', 'template_redirect', 'template_include',
        ];
        return ['nobody' => []] + array_combine($hooks, array_map(static fn(string $hook): array => [$hook], $hooks));
    }

    public function test_a_text_that_changed_is_not_quoted_before_it_was_read(): void
    {
        $post = $this->post('Nueva', 'Palabra de antes.');
        $this->build();
        $this->assertSame('Palabra de antes.', ShownTexts::of_post(get_post($post))['content']);
        wp_update_post(['ID' => $post, 'post_content' => 'Palabra de ahora.']);
        $this->assertSame('', ShownTexts::of_post(get_post($post))['content']);
        $this->assertSame([$post], ShownTextRepository::queued(5));
        ShownTextsUpkeep::step();
        $this->assertSame('Palabra de ahora.', ShownTexts::of_post(get_post($post))['content']);
    }

    /** @dataProvider notices */
    public function test_a_rule_that_is_new_is_seen(\Closure $notice): void
    {
        $post = $this->post('Cerrada luego', 'El zanahoriazul de los socios.');
        $this->build();
        $this->end_request();
        add_post_meta($post, 'onda_test_paywall', 'page');
        $this->assertSame([$post], $this->found('zanahoriazul'));
        $notice();
        $this->end_request();
        $this->assertSame([], $this->found('zanahoriazul'));
    }

    /** @return array<string, array{\Closure(): void}> */
    public function notices(): array
    {
        return [
            'within the hour' => [ShownTextsUpkeep::tend(...)],
            'by the button' => [static function (): void {
                IndexParts::upkeep()->again();
                IndexParts::upkeep()->tend();
            }],
        ];
    }

    public function test_a_new_plugin_is_waited_for(): void
    {
        $post = get_post($this->post('Abierta', 'Texto libre.'));
        ShownTextsUpkeep::read([$post]);
        $this->assertSame('Texto libre.', ShownTexts::of_post($post)['content']);
        update_option('active_plugins', [...(array) get_option('active_plugins'), 'otro.php']);
        $this->assertSame('', ShownTexts::of_post($post)['content']);
        update_option('active_plugins', array_diff((array) get_option('active_plugins'), ['otro.php']));
    }

    /** @dataProvider new_plugins */
    public function test_the_first_page_after_a_change_of_plugins_quotes_where_none_closes_texts(?string $hook, string $quoted): void
    {
        $post = get_post($this->post('Abierta', 'Texto libre.'));
        ShownTextsUpkeep::read([$post]);
        $former = get_option('active_plugins');
        update_option('active_plugins', [...(array) $former, 'otro.php']);
        $file = WP_PLUGIN_DIR . '/otro.php';
        file_put_contents($file, '<?php return static fn(mixed $value = null): mixed => $value;');
        $hook === null || add_filter($hook, require $file);
        ShownTextsUpkeep::wp_loaded();
        $this->assertSame($quoted, ShownTexts::of_post($post)['content']);
        update_option('active_plugins', $former);
        unlink($file);
    }

    /** @return array<string, array{?string, string}> */
    public function new_plugins(): array
    {
        return [
            'one that has no say in texts' => [null, 'Texto libre.'],
            'one beside them' => ['wp_footer', 'Texto libre.'],
            'one that may change texts' => ['the_content', ''],
            'one that may refuse pages' => ['template_redirect', ''],
        ];
    }

    public function test_what_other_code_adds_or_moves_hides_nothing(): void
    {
        $text = "Uno dos.\n\nhttps://vimeo.com/1\n\nTres: \"cuatro\" 4x4 & más :)\n\n<ul><li>cinco</li></ul><!--nextpage-->Seis.";
        $post = get_post($this->post('Con anuncios', $text, ['post_excerpt' => 'Resumen.']));
        add_filter('the_content', static fn(string $html): string => str_replace('</p>', '</p><div>Anuncio</div>', $html), 99);
        ShownTextsUpkeep::read([$post]);
        $this->assertSame('', ShownTextRepository::read([$post->ID])[$post->ID]['shown']);
        $this->assertStringEndsWith('cinco Seis.', ShownTexts::of_post($post)['content']);
    }

    /** @dataProvider phrases */
    public function test_what_is_whole_is_found_as_wordpress_finds_it(string $phrase): void
    {
        $kept = $this->post('Cerrada', 'Secreto.', ['meta_input' => ['onda_test_paywall' => 'page']]);
        $open = $this->post('Abierta', '<p class="faro">Un candelabro de luz.</p> [otro]Con un violonchelo dentro.[/otro]');
        ShownTextsUpkeep::read([get_post($kept), get_post($open)]);
        $answer = AjaxProcess::start('action=thim_search&s=' . rawurlencode($phrase), $this->upstream)->finish();
        $this->assertSame(['Abierta'], array_column($answer['json']['data']['results'], 'title'));
    }

    /** @return array<string, array{string}> */
    public function phrases(): array
    {
        return [
            'a word' => ['candelabro'],
            'a stop word that the post lacks' => ['el candelabro'],
            'a word that it shall not have' => ['candelabro -nada'],
            'a word inside a shortcode' => ['violonchelo'],
        ];
    }

    public function test_a_post_that_other_code_hides_from_searches_is_not_found(): void
    {
        $this->post('Escondida', 'candelabro', ['meta_input' => ['onda_test_unsearched' => '1']]);
        $visible = $this->post('Visible', 'candelabro');
        $this->build();
        $this->assertSame([$visible], $this->found('candelabro'));
    }

    public function test_a_page_is_rendered_as_a_stranger_and_leaves_nothing_behind(): void
    {
        global $wp_query;
        $query = $wp_query;
        $post = get_post($this->post('Cerrada', 'Secreto.', ['meta_input' => ['onda_test_paywall' => 'content']]));
        wp_set_current_user(1);
        $_COOKIE['socio'] = '1';
        add_filter('the_content', static fn(string $text): string => $text . implode(array_keys($_COOKIE)) . (is_singular() && is_main_query() ? ' una' : ''), 99);
        $this->assertSame('Solo para socios. una', StrangerView::text($post));
        $this->assertSame([1, '1'], [get_current_user_id(), $_COOKIE['socio']]);
        $this->assertSame($query, $wp_query);
        unset($_COOKIE['socio']);
        wp_set_current_user(0);
    }
}
