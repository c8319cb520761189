<?php

declare(strict_types=1);

namespace Onda\Owner\Theme;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * Shows beside each selector what it finds on a page of the site. The owner's browser fetches the page, never the
 * server.
 */
final class ThemePreview
{
    private const HANDLE = 'onda-theme-preview';

    public function __construct(private string $plugin_file)
    {
    }

    public function enqueue(): void
    {
        $file = 'assets/theme-preview.js';
        $version = (string) filemtime(dirname($this->plugin_file) . "/$file");
        $strategy = ['in_footer' => true, 'strategy' => 'defer'];
        wp_enqueue_script(self::HANDLE, plugins_url($file, $this->plugin_file), [], $version, $strategy);
    }

    /** Hidden until the script is there. */
    public static function controls(): string
    {
        $id = 'onda-theme-page';
        $pages = '';
        foreach (self::pages() as $address => $title) {
            $pages .= Html::tag('option', ['value' => $address], Html::text($title));
        }
        $texts = [
            'data-none' => __('Nothing on this page', 'onda'),
            'data-one' => __('1 element on this page', 'onda'),
            /* translators: {count}: a number. */
            'data-many' => __('{count} elements on this page', 'onda'),
            'data-wrong' => __('Not a CSS selector', 'onda'),
            /* translators: {scripts}: names of scripts. */
            'data-own' => __('The theme’s own script is on this page: {scripts}', 'onda'),
            'data-busy' => __('The page is being read', 'onda'),
            'data-done' => __('The page was read: what was found stands beside each selector.', 'onda'),
            'data-failed' => __('This page could not be read.', 'onda'),
        ];
        $text = Html::text(__('See what is found', 'onda'));
        $button = Html::tag('button', ['type' => 'button', 'class' => 'button'], $text);
        $label = Html::text(__('Try the selectors on a page of this site', 'onda'));
        return Html::tag('p', ['id' => 'onda-theme-preview', 'hidden' => true] + $texts, implode(' ', [
            Html::tag('label', ['for' => $id], $label),
            Html::tag('select', ['class' => 'widefat', 'id' => $id], $pages),
            $button,
            Html::tag('span', ['role' => 'status']),
        ]));
    }

    /** @return array<string, string> Address → title: the front page, the newest article, its archive, a page, a search. */
    private static function pages(): array
    {
        $pages = [home_url('/') => __('The front page', 'onda')];
        foreach (['post', 'page'] as $type) {
            $newest = get_posts(['post_type' => $type, 'numberposts' => 1, 'has_password' => false]);
            foreach ($newest as $post) {
                $pages[(string) get_permalink($post)] = get_the_title($post);
            }
        }
        foreach (get_categories(['number' => 1, 'orderby' => 'count', 'order' => 'DESC']) as $category) {
            $pages[get_category_link($category)] = $category->name;
        }
        return $pages + [home_url('/?s=a') => __('A search', 'onda')];
    }
}
