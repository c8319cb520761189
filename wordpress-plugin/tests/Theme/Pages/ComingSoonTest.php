<?php

declare(strict_types=1);

namespace Onda\Tests\Theme\Pages;

use Onda\Core\Forms\Screen;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Theme\Pages\ComingSoonPage;
use Onda\Features\Theme\Pages\LonePage;
use Onda\Features\Theme\Pages\Template;
use Onda\Tests\TestCase;

/** The coming-soon page: its visitors, headers and markup. Its status is tested by e2e/theme-presets.e2e.ts. */
final class ComingSoonTest extends TestCase
{
    private const ASKED = ['name' => 'una-noticia'];

    private ComingSoonPage $coming_soon;
    private int $page;

    protected function setUp(): void
    {
        parent::setUp();
        $this->coming_soon = new ComingSoonPage(new SettingsStore(), new LonePage(new Template(WP_PLUGIN_DIR . '/onda/onda.php')));
        $this->page = wp_insert_post([
            'post_title' => 'Pronto', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '[count_down date="2099-01-01 10:00"]',
        ]);
    }

    protected function tearDown(): void
    {
        unset($_SERVER['SERVER_NAME'], $_SERVER['SERVER_PORT'], $_GET[ComingSoonPage::QUERY], $GLOBALS['current_screen']);
        parent::tearDown();
    }

    public function test_while_it_is_off_every_request_is_as_it_was(): void
    {
        $this->choose(['comingSoon' => false, 'page' => $this->page]);
        $this->assertSame(self::ASKED, $this->ask(self::ASKED));
        $this->assertSame([], apply_filters('wp_headers', []));
        $this->assertSame('x', apply_filters('redirect_canonical', 'x'));
        $this->assertSame('theme.php', apply_filters('template_include', 'theme.php'));
    }

    /** @dataProvider addresses */
    public function test_a_visitor_gets_the_page_at_every_address(array $asked): void
    {
        $this->choose();
        $this->assertSame(['page_id' => $this->page], $this->ask($asked));
    }

    public function addresses(): array
    {
        return [
            'the front page' => [[]],
            'an article' => [self::ASKED],
            'what is not there' => [['error' => '404']],
            'a search' => [['s' => 'x']],
            'the feed' => [['feed' => 'feed']],
            'the sitemap' => [['sitemap' => 'index']],
            'an embedded article' => [self::ASKED + ['embed' => 'true']],
        ];
    }

    /** @dataProvider doors */
    public function test_what_robots_and_browsers_ask_every_site_for_is_answered(array $asked): void
    {
        $this->choose();
        $this->assertSame($asked, $this->ask($asked));
    }

    public function doors(): array
    {
        return ['robots.txt' => [['robots' => '1']], 'favicon.ico' => [['favicon' => '1']]];
    }

    public function test_lists_of_the_admin_go_on(): void
    {
        $this->choose();
        set_current_screen('edit.php');
        $this->assertSame(['post_type' => 'post'], $this->ask(['post_type' => 'post']));
    }

    /** @dataProvider people */
    public function test_who_may_edit_posts_sees_the_site(string $role, bool $sees_the_site): void
    {
        $this->choose();
        $this->sign_in($role);
        $this->assertSame($sees_the_site ? self::ASKED : ['page_id' => $this->page], $this->ask(self::ASKED));
    }

    public function people(): array
    {
        return [['administrator', true], ['editor', true], ['author', true], ['contributor', true], ['subscriber', false]];
    }

    public function test_who_may_edit_posts_can_look_at_it_also_before_it_is_on(): void
    {
        $this->choose(['comingSoon' => false, 'page' => $this->page]);
        $_GET[ComingSoonPage::QUERY] = '1';
        $this->assertSame(self::ASKED, $this->ask(self::ASKED));
        $this->sign_in('subscriber');
        $this->assertSame(self::ASKED, $this->ask(self::ASKED));
        $this->sign_in('editor');
        $this->assertSame(['page_id' => $this->page], $this->ask(self::ASKED));
    }

    public function test_another_plugin_lets_a_request_through(): void
    {
        $this->choose();
        add_filter('onda_coming_soon', static fn(bool $is_answered, array $asked): bool => $is_answered && !isset($asked['wc-api']), 10, 2);
        $this->assertSame(['wc-api' => 'pay'], $this->ask(['wc-api' => 'pay']));
        $this->assertSame(['page_id' => $this->page], $this->ask(self::ASKED));
    }

    public function test_no_cache_keeps_it_no_search_engine_lists_it_and_nothing_leads_away(): void
    {
        $this->choose(['opens' => wp_date('Y-m-d\TH:i', time() + 7200)]);
        $this->ask(self::ASKED);
        $headers = apply_filters('wp_headers', ['Content-Type' => 'text/html', 'Cache-Control' => 'max-age=60', 'Last-Modified' => 'x']);
        $this->assertStringContainsString('no-store', $headers['Cache-Control']);
        $this->assertSame('text/html', $headers['Content-Type']);
        $this->assertEqualsWithDelta(7200, (int) $headers['Retry-After'], 61);
        $this->assertTrue(apply_filters('wp_robots', [])['noindex']);
        $this->assertFalse(apply_filters('redirect_canonical', 'https://radio.example/pronto/'));
        $told = 0;
        add_action('litespeed_control_set_nocache', static function () use (&$told): void {
            $told++;
        });
        $this->coming_soon->wp();
        $this->assertSame([1, true], [$told, constant('DONOTCACHEPAGE')]);
    }

    public function test_after_the_opening_the_site_is_there(): void
    {
        $this->choose(['opens' => wp_date('Y-m-d\TH:i', time() - 60)]);
        $this->assertSame(self::ASKED, $this->ask(self::ASKED));
    }

    public function test_the_page_stands_alone_in_a_whole_document(): void
    {
        $this->choose();
        $document = $this->document($this->ask(self::ASKED));
        $this->assertStringStartsWith('<!DOCTYPE html><html lang=', $document);
        foreach (['<title>', '<meta name="viewport"', '<meta charset=', '<main ', '</body></html>'] as $once) {
            $this->assertSame(1, substr_count($document, $once), $once);
        }
        $this->assertStringContainsString('<title>Pronto ', $document);
        $this->assertMatchesRegularExpression('~<main class="onda-lone-page">.*<count-down date="2099-01-01 10:00"><time ~s', $document);
        $this->assertStringContainsString('/assets/pages.css', explode('<body', $document)[0]);
        $this->assertStringNotContainsString('<header', $document);
    }

    public function test_the_page_stands_in_the_theme_where_the_owner_wants_it(): void
    {
        $this->choose(['frame' => 'theme']);
        $this->ask(self::ASKED);
        $this->assertSame('theme.php', apply_filters('template_include', 'theme.php'));
    }

    /** @dataProvider without_page */
    public function test_without_a_page_the_name_of_the_site_and_a_sentence_are_there(array $pages, bool $counts): void
    {
        update_option('blogname', 'Radio & Uno');
        $this->choose($pages);
        $asked = $this->ask(self::ASKED);
        $this->assertSame([], $asked);
        $document = $this->document($asked);
        $sentence = esc_html(__('We will be here soon.', 'onda'));
        $this->assertStringContainsString("<h1>Radio &amp; Uno</h1><p>$sentence</p>", $document);
        $this->assertSame($counts, str_contains($document, '<count-down date="2099-03-21T20:00:00+01:00">'));
        $this->assertStringNotContainsString('<article', $document);
    }

    public function without_page(): array
    {
        return [
            'none is chosen' => [['page' => 0], false],
            'it is deleted' => [['page' => PHP_INT_MAX], false],
            'in the frame of the theme' => [['page' => 0, 'frame' => 'theme'], false],
            'the site opens on a day' => [['page' => 0, 'opens' => '2099-03-21T20:00'], true],
        ];
    }

    public function test_the_bar_says_so_to_those_who_see_the_site(): void
    {
        $this->choose();
        $this->assertNull($this->node('subscriber'));
        $this->assertFalse($this->node('author')->href);
        $this->assertSame(Screen::Theme->url('pages'), $this->node('administrator')->href);
        $this->choose(['opens' => '2020-01-01T10:00']);
        $this->assertNull($this->node('administrator'));
        $this->choose(['comingSoon' => false]);
        $this->assertNull($this->node('administrator'));
    }

    public function test_page_caches_forget_the_site_when_it_is_switched_and_only_then(): void
    {
        $purged = 0;
        add_action('litespeed_purge_all', static function () use (&$purged): void {
            $purged++;
        });
        $this->choose();
        $this->choose(['frame' => 'theme']);
        $this->assertSame(1, $purged);
        $this->choose(['comingSoon' => false]);
        $this->choose(['comingSoon' => false, 'notFound' => 'onda']);
        $this->assertSame(2, $purged);
    }

    /** @param array<string, mixed> $pages Differences from a page that is switched on. */
    private function choose(array $pages = []): void
    {
        $pages += ['comingSoon' => true, 'page' => $this->page];
        update_option(SettingsStore::OPTION, ['pages' => $pages]);
    }

    /**
     * @param array<string, string> $query_vars
     * @return array<string, mixed> The query variables afterwards.
     */
    private function ask(array $query_vars): array
    {
        $wp = new \WP();
        $wp->query_vars = $query_vars;
        $this->coming_soon->parse_request($wp);
        return $wp->query_vars;
    }

    /** @param array<string, mixed> $query_vars */
    private function document(array $query_vars): string
    {
        update_option('timezone_string', 'Europe/Madrid');
        [$_SERVER['SERVER_NAME'], $_SERVER['SERVER_PORT']] = ['radio.example', '80'];
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query($query_vars);
        $template = apply_filters('template_include', 'theme.php');
        // The plugin of this process must not count this head as its own: later tests print more of the page.
        array_map('remove_all_actions', ['wp_head', 'wp_footer']);
        add_action('wp_head', 'wp_enqueue_scripts', 1);
        add_action('wp_head', 'wp_print_styles', 8);
        unset($GLOBALS['wp_styles']);
        return $this->printed(static function () use ($template): void {
            require $template;
        });
    }

    private function node(string $role): ?object
    {
        $this->sign_in($role);
        require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
        $bar = new \WP_Admin_Bar();
        $this->coming_soon->admin_bar_menu($bar);
        return $bar->get_node('onda-coming-soon');
    }
}
