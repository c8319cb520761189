<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Forms\Screen;

/** Every tab of every screen of the owner, as it is printed. */
final class ScreenTable
{
    /** @return \Generator<string, string> Page and tab → HTML. */
    public static function pages(): \Generator
    {
        global $menu, $submenu;
        [$menu, $submenu] = [[], []];
        do_action('admin_menu', '');
        foreach (Screen::cases() as $screen) {
            $first = self::printed($screen, ['tab' => '', 'd' => '2026-03-14']);
            preg_match('~<nav [^>]*nav-tab-wrapper.*?</nav>~s', $first, $tabs);
            preg_match_all('~[?&;]tab=([\w-]+)~', $tabs[0] ?? '', $ids);
            yield "$screen->value\t" => $first;
            foreach (array_slice($ids[1], 1) as $id) {
                yield "$screen->value\t$id" => str_replace($tabs[0], '', self::printed($screen, ['tab' => $id, 'd' => '2026-03-14']));
            }
            array_map(self::forget(...), [self::hook($screen), 'load-' . self::hook($screen)]);
        }
        [$menu, $submenu, $_GET] = [[], [], []];
    }

    /** @param array<string, mixed> $query */
    public static function printed(Screen $screen, array $query): string
    {
        $_GET = ['page' => $screen->value] + $query;
        $hook = self::hook($screen);
        set_current_screen($hook);
        // The process remembers the columns of a table by this name.
        $GLOBALS['hook_suffix'] = uniqid($hook);
        do_action("load-$hook");
        ob_start();
        do_action($hook);
        unset($GLOBALS['hook_suffix']);
        return (string) ob_get_clean();
    }

    /** A screen that is not in the menu has another name. */
    private static function hook(Screen $screen): string
    {
        $names = array_map(static fn(string $parent): string =>
            get_plugin_page_hookname($screen->value, $parent), ['', Screen::Home->value]);
        return current(array_filter($names, has_action(...))) ?: $names[0];
    }

    /** The next menu prints it anew. */
    private static function forget(string $hook): void
    {
        remove_all_actions($hook);
    }
}
