<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

use Onda\Core\Forms\Screen;
use Onda\Core\Printing\Elements;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** WordPress's help of our screens: the way around them, and all shortcodes. */
final class HelpTabs
{
    public static function add(\WP_Screen $screen, Elements $elements): void
    {
        $tabs = [
            'onda-around' => [__('The way around', 'onda'), self::around()],
            'onda-shortcodes' => [__('Shortcodes', 'onda'), self::shortcodes($elements)],
        ];
        foreach ($tabs as $id => [$title, $content]) {
            $screen->add_help_tab(['id' => $id, 'title' => $title, 'content' => $content]);
        }
        $screen->set_help_sidebar(self::links());
    }

    private static function around(): string
    {
        $lines = [
            __('Home has the first steps in their order, and a search over all settings.', 'onda'),
            __('“Save” saves what stands above it. Its notice leads to the site, where it is seen.', 'onda'),
            __('A text that you leave empty is the one of Onda, in the language of the site.', 'onda'),
        ];
        return self::list(array_map(Html::text(...), $lines));
    }

    private static function shortcodes(Elements $elements): string
    {
        $lines = [];
        foreach ($elements->of_authors() as ['title' => $title, 'shortcodes' => $names]) {
            $code = isset($names[0]) ? Html::tag('code', [], Html::text("[$names[0]]")) : '';
            $lines[$title] = $code === '' ? '' : $code . ' ' . Html::text($title);
        }
        ksort($lines);
        $hint = __('For the classic editor and page builders. In the block editor each of them is a block.', 'onda');
        return Html::tag('p', [], Html::text($hint)) . self::list(array_values(array_filter($lines)));
    }

    private static function links(): string
    {
        $links = [
            Screen::Home->url() => __('First steps', 'onda'),
            admin_url('site-health.php') => __('Site Health tells what does not work', 'onda'),
            admin_url('options-privacy.php?tab=policyguide') => __('Texts for your privacy policy', 'onda'),
        ];
        $items = '';
        foreach ($links as $address => $text) {
            $items .= Html::tag('p', [], Html::tag('a', ['href' => $address], Html::text($text)));
        }
        return $items;
    }

    /** @param list<string> $lines Markup. */
    private static function list(array $lines): string
    {
        $item = static fn(string $line): string => Html::tag('li', [], $line);
        return Html::tag('ul', [], implode('', array_map($item, $lines)));
    }
}
