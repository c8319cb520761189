<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Forms\Screen;

/** Every tab of every screen of the owner, as lines: its words, its fields with their values, and where it leads. */
final class ScreenTable
{
    /** Attributes that a person notices, or a script. */
    private const ATTRIBUTES = [
        'type', 'name', 'value', 'checked', 'selected', 'disabled', 'required', 'min', 'max', 'maxlength', 'pattern', 'href', 'action',
        'method', 'formaction', 'aria-describedby', 'aria-invalid', 'open', 'hidden', 'multiple', 'placeholder', 'data-onda-preview',
    ];
    /** A longer list is told by its count. */
    private const MOST_CHOICES = 12;
    /** Pattern → what stands for words that differ by day or site. */
    private const CHANGING = [
        '~https?://[^/"?\s]+(?=/)~' => '',
        '~((?:nonce|key|onda_was|onda_section|onda_settings_file|onda_remove_form)(?:=| value=))[0-9a-f]{10,16}\b~' => '$1…',
        '~(active theme: )[^/]+ /~' => '$1… /',
        '~\d{4}-\d\d-\d\d|[A-Z][a-z]{2,8} \d{1,2}, \d{4}~' => 'DAY',
    ];

    /** @return list<string> Page, tab, line; each once. */
    public static function lines(): array
    {
        global $menu, $submenu;
        [$menu, $submenu] = [[], []];
        do_action('admin_menu', '');
        $lines = [];
        foreach (Screen::cases() as $screen) {
            $first = self::printed($screen);
            preg_match('~<nav [^>]*nav-tab-wrapper.*?</nav>~s', $first, $tabs);
            preg_match_all('~[?&;]tab=([\w-]+)~', $tabs[0] ?? '', $ids);
            array_push($lines, ...self::told("$screen->value\t", $first));
            foreach (array_slice($ids[1], 1) as $id) {
                $printed = str_replace($tabs[0], '', self::printed($screen, $id));
                array_push($lines, ...self::told("$screen->value\t$id", $printed));
            }
            array_map(self::forget(...), [self::hook($screen), 'load-' . self::hook($screen)]);
        }
        [$menu, $submenu, $_GET] = [[], [], []];
        return array_values(array_unique($lines));
    }

    private static function printed(Screen $screen, string $tab = ''): string
    {
        $_GET = ['page' => $screen->value, 'tab' => $tab, 'd' => '2026-03-14'];
        $hook = self::hook($screen);
        set_current_screen($hook);
        do_action("load-$hook");
        ob_start();
        do_action($hook);
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

    /** @return list<string> */
    private static function told(string $page, string $html): array
    {
        // Each WordPress turns the pages of a table in another way.
        $html = (string) preg_replace('~<div class="tablenav.*?<br class="clear"~s', '<br', $html);
        $html = (string) preg_replace_callback('~(<select [^>]*>)(.*?)</select>~s', self::choice(...), $html);
        preg_match_all('~<[a-z][^>]*>|[^<>]+(?=<)~', $html, $parts);
        $lines = array_map(static fn(string $part): string =>
            $part[0] === '<' ? self::tag($part) : trim((string) preg_replace('~\s+~', ' ', $part)), $parts[0]);
        $told = preg_replace(array_keys(self::CHANGING), self::CHANGING, array_filter($lines, static fn(string $line): bool => $line !== ''));
        return array_map(static fn(string $line): string => "$page\t$line", array_values($told));
    }

    /** @param list<string> $select All of it, its tag and its options. */
    private static function choice(array $select): string
    {
        preg_match_all('~<option value="([^"]*)"[^>]* selected~', $select[2], $chosen);
        preg_match_all('~>([^<]+)</option>~', $select[2], $words);
        $count = substr_count($select[2], '<option');
        $told = $count > self::MOST_CHOICES ? "$count choices" : implode(' / ', $words[1]);
        return "$select[1]$told: " . implode(' ', $chosen[1]) . '<';
    }

    private static function tag(string $tag): string
    {
        preg_match_all('~\s([\w-]+)(?:=["\']([^"\']*)["\'])?~', $tag, $found, PREG_SET_ORDER);
        $shown = array_filter($found, static fn(array $one): bool => in_array($one[1], self::ATTRIBUTES, true));
        $told = array_map(static fn(array $one): string => $one[1] . (isset($one[2]) ? "=$one[2]" : ''), $shown);
        return $told === [] ? '' : strtok($tag, ' >') . ' ' . implode(' ', $told);
    }
}
