<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Forms\Screen;
use Onda\Owner\Menu\Bubble;
use Onda\Owner\Menu\Menu;
use Onda\Owner\Menu\Tab;
use Onda\Tests\TestCase;

/** The menu Onda, as WordPress keeps it. */
final class MenuTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
    }

    public function test_what_waits_for_the_owner_is_a_number_at_the_menu_and_at_its_screen_and_in_words(): void
    {
        $this->sign_in('administrator');
        [$top, $screens] = $this->menu(new Bubble(Screen::Stations, 2, '2 stations <give> no sound'));
        foreach ([$top, $screens['onda-stations']] as $title) {
            $this->assertStringContainsString('<span class="update-plugins count-2">', $title);
            $this->assertStringContainsString('<span class="plugin-count" aria-hidden="true">2</span>', $title);
            $this->assertStringContainsString('>2 stations &lt;give&gt; no sound</span>', $title);
        }
        $this->assertStringNotContainsString('<span', $screens['onda-search']);
        // WordPress keeps what an owner chose for a screen under this name.
        $this->assertNotFalse(has_action('load-onda_page_onda-search'));
    }

    public function test_nothing_is_shown_for_none_and_to_those_who_may_not_see_the_screen(): void
    {
        $this->sign_in('administrator');
        [$top, $screens] = $this->menu(new Bubble(Screen::Stations, 0, 'none'));
        $this->assertSame('Onda', $top . strip_tags(implode(array_filter($screens, fn(string $one): bool => str_contains($one, '<')))));
        $this->sign_in('editor');
        [$top, $screens] = $this->menu(new Bubble(Screen::Stations, 2, 'two'));
        $this->assertSame(['Onda', ['onda-statistics']], [$top, array_keys($screens)]);
    }

    public function test_each_screen_has_the_help_of_wordpress_with_every_shortcode(): void
    {
        $this->sign_in('administrator');
        $this->menu();
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        set_current_screen('onda_page_onda-search');
        do_action('load-onda_page_onda-search');
        $help = implode(array_column(get_current_screen()->get_help_tabs(), 'content'));
        foreach (['radio_player', 'fav_list', 'most_viewed', 'asp_search', 'onda_newsletter'] as $shortcode) {
            $this->assertStringContainsString("<code>[$shortcode]</code>", $help);
        }
        $this->assertStringContainsString('site-health.php', get_current_screen()->get_help_sidebar());
        set_current_screen('front');
    }

    /** @return array{string, array<string, string>} The title of the menu, and of the screens by `page`. */
    private function menu(Bubble ...$bubbles): array
    {
        global $menu, $submenu;
        [$menu, $submenu] = [[], []];
        $tab = static fn(Screen $screen, string $right): Tab =>
            new Tab($screen, 'one', 10, static fn(): string => 'One', static fn() => null, right: $right);
        $tabs = static fn(): array => [
            $tab(Screen::Stations, 'manage_options'),
            $tab(Screen::Search, 'manage_options'),
            $tab(Screen::Statistics, 'edit_others_posts'),
        ];
        (new Menu($tabs, static fn(): array => $bubbles, WP_PLUGIN_DIR . '/onda/onda.php'))->admin_menu();
        return [current($menu)[0], array_column($submenu['onda'], 0, 2)];
    }
}
