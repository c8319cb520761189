<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Elements;
use Onda\Core\Settings\BrokenSettings;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The menu Onda: a screen for each case of `Screen` that has a tab which the user may see. */
final class Menu
{
    /** Between Comments and Appearance. */
    private const PLACE = '58.7';
    /** A path in black: WordPress colors it as the admin's color scheme asks. */
    private const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="black" d="M9 2h2v16H9z'
        . 'M5 6h2v8H5zm8 0h2v8h-2zM1 8.5h2v3H1zm16 0h2v3h-2z"/></svg>';
    /** The `page` of screens below Settings, before they had a menu. */
    private const FORMER = ['onda' => Screen::Home, 'onda-newsletter' => Screen::Newsletter];

    /** @var array<string, list<Tab>> Those of the user, by `page`. */
    private array $tabs = [];

    /**
     * @param \Closure(): list<Tab> $all
     * @param \Closure(): list<Bubble> $bubbles
     * @param string $plugin_file The main file of the plugin.
     */
    public function __construct(private \Closure $all, private \Closure $bubbles, private string $plugin_file)
    {
    }

    public function hook(): void
    {
        add_action('admin_menu', [$this, 'admin_menu'], 10, 0);
        add_action('pre_current_active_plugins', [$this, 'pre_current_active_plugins'], 10, 0);
        add_filter('plugin_action_links_' . plugin_basename($this->plugin_file), [$this, 'action_links'], 10, 1);
    }

    public function admin_menu(): void
    {
        self::leave_former_screens();
        $this->tabs = self::by_screen(($this->all)());
        $icon = 'data:image/svg+xml;base64,' . base64_encode(self::ICON);
        $screens = array_filter(Screen::cases(), fn(Screen $screen): bool => isset($this->tabs[$screen->value]));
        if ($screens === []) {
            return;
        }
        $first = current($screens);
        if ($first !== Screen::Home) {
            self::leave(Screen::Home, '/admin.php', $first);
        }
        $right = $this->tabs[$first->value][0]->right;
        add_menu_page('Onda', 'Onda', $right, Screen::Home->value, null, $icon, self::PLACE);
        $bubbles = array_filter(($this->bubbles)(), fn(Bubble $bubble): bool => isset($this->tabs[$bubble->screen->value]));
        self::mark($bubbles);
        foreach ($screens as $screen) {
            $of_screen = array_filter($bubbles, static fn(Bubble $bubble): bool => $bubble->screen === $screen);
            $this->add($screen, self::drawn($of_screen));
        }
        isset($this->tabs[Screen::Home->value]) || remove_submenu_page(Screen::Home->value, Screen::Home->value);
    }

    /** The way on for who has just switched it on, until a station is there. */
    public function pre_current_active_plugins(): void
    {
        $is_new = Request::from_globals(true)->has('activate') && (new SettingsStore())->all() === [];
        if (!$is_new || !current_user_can('manage_options')) {
            return;
        }
        $button = ['class' => 'button button-primary', 'href' => Screen::Home->url()];
        $link = Html::tag('a', $button, Html::text(__('Begin with your station', 'onda')));
        Html::write(Fields::notice('info', __('Onda is on.', 'onda'), Html::tag('p', [], $link)));
    }

    /**
     * @param list<string> $links
     * @return list<string>
     */
    public function action_links(array $links): array
    {
        return [Html::tag('a', ['href' => Screen::Home->url()], Html::text(__('Settings', 'onda'))), ...$links];
    }

    /**
     * Beside the name of the menu. Added afterwards: WordPress names the screens after the title that a menu is made
     * with.
     *
     * @param array<int, Bubble> $bubbles
     */
    private static function mark(array $bubbles): void
    {
        global $menu;
        foreach ($menu as $place => $item) {
            if ($item[2] === Screen::Home->value) {
                $menu[$place][0] .= self::drawn($bubbles);
            }
        }
    }

    /** @param array<int, Bubble> $bubbles */
    private static function drawn(array $bubbles): string
    {
        return implode('', array_map(static fn(Bubble $bubble): string => $bubble->markup(), $bubbles));
    }

    /** @param string $bubble HTML after its name. */
    private function add(Screen $screen, string $bubble): void
    {
        $tabs = $this->tabs[$screen->value];
        $title = $screen->title();
        $name = $screen === Screen::Home ? 'Onda' : "$title · Onda";
        $print = fn() => self::page($screen, $tabs, $this->chosen($tabs));
        // WordPress leaves a screen without a parent out of the menu.
        $parent = array_filter(array_column($tabs, 'is_listed')) === [] ? '' : Screen::Home->value;
        $hook = (string) add_submenu_page($parent, $name, $title . $bubble, $tabs[0]->right, $screen->value, $print);
        add_action("load-$hook", fn() => $this->load($this->chosen($tabs)), 10, 0);
    }

    private function load(Tab $tab): void
    {
        (new ScreenStyle($this->plugin_file))->enqueue();
        $screen = get_current_screen();
        $screen === null || HelpTabs::add($screen, new Elements(dirname($this->plugin_file) . '/generated'));
        $tab->load === null || ($tab->load)();
    }

    /** @param list<Tab> $tabs */
    private static function page(Screen $screen, array $tabs, Tab $chosen): void
    {
        // WordPress moves its notices below the line that ends the header.
        Html::write('<div class="wrap onda-screen">' . Html::tag('h1', [], Html::text($screen->title()))
            . '<hr class="wp-header-end">' . self::navigation($screen, $tabs, $chosen));
        BrokenSettings::are_there(SettingsStore::OPTION) && Html::write(Fields::notice('error', BrokenSettings::in_words()));
        ($chosen->print)();
        Html::write('</div>');
    }

    /** @param list<Tab> $tabs */
    private static function navigation(Screen $screen, array $tabs, Tab $chosen): string
    {
        if (count($tabs) === 1) {
            return '';
        }
        $links = '';
        foreach ($tabs as $tab) {
            $state = $tab === $chosen
                ? ['class' => 'nav-tab nav-tab-active', 'aria-current' => 'page']
                : ['class' => 'nav-tab'];
            $links .= Html::tag('a', ['href' => $tab->url()] + $state, Html::text($tab->title()));
        }
        return Html::tag('nav', ['class' => 'nav-tab-wrapper', 'aria-label' => $screen->title()], $links);
    }

    /** @param non-empty-list<Tab> $tabs */
    private function chosen(array $tabs): Tab
    {
        $id = Request::from_globals(true)->text('tab');
        $same = array_filter($tabs, static fn(Tab $tab): bool => $tab->id === $id);
        return current($same) ?: $tabs[0];
    }

    /**
     * @param list<Tab> $tabs
     * @return array<string, non-empty-list<Tab>> Those that the user may see, in their order, by `page`.
     */
    private static function by_screen(array $tabs): array
    {
        usort($tabs, static fn(Tab $one, Tab $other): int => $one->place <=> $other->place);
        $by_screen = [];
        foreach ($tabs as $tab) {
            if (current_user_can($tab->right)) {
                $by_screen[$tab->screen->value][] = $tab;
            }
        }
        return $by_screen;
    }

    private static function leave_former_screens(): void
    {
        foreach (self::FORMER as $page => $screen) {
            self::leave(Screen::from($page), '/options-general.php', $screen);
        }
    }

    /** Leads from an address that somebody kept, or that another screen links, to the screen that is there for them. */
    private static function leave(Screen $from, string $path, Screen $to): void
    {
        $request = Request::from_globals(true);
        if ($request->text('page') === $from->value && str_ends_with($request->path(), $path)) {
            Output::lead($to->url());
        }
    }
}
