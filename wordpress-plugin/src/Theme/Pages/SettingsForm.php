<?php

declare(strict_types=1);

namespace Onda\Theme\Pages;

use Onda\Admin\Fields;
use Onda\Printing\Html;
use Onda\Settings\Section;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen about the coming-soon page and the 404 page. */
final class SettingsForm
{
    public static function section(): Section
    {
        $read = static fn(array $input): array => Options::read($input['pages']);
        $headings = ['onda-pages' => __('Coming soon and not found', 'onda')];
        return new Section(120, $headings, ['pages' => Options::schema()], $read, self::of(...));
    }

    /**
     * @param array<string, mixed> $settings
     * @param array<string, string> $errors
     */
    public static function of(array $settings, array $errors): string
    {
        $pages = array_merge(Options::DEFAULTS, $settings['pages']);
        $inner = self::state(Options::of($pages)) . self::coming_soon($pages) . self::opening($pages, $errors)
            . self::not_found($pages);
        return Fields::card('onda-pages', __('Coming soon and not found', 'onda'), $inner);
    }

    /** Tells whether visitors see the coming-soon page now. */
    private static function state(Options $options): string
    {
        if ($options->has_opened(time())) {
            return self::notice('info', __('The day has come: the site is open.', 'onda'));
        }
        if (!$options->is_coming_soon(time())) {
            return '';
        }
        return self::notice('warning', $options->page() === null
            ? __('Visitors see the name of the site and one sentence: choose a published page.', 'onda')
            : __('Visitors see the coming-soon page.', 'onda'));
    }

    /** @param array<string, mixed> $pages */
    private static function coming_soon(array $pages): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $hint = __('Every address of the site answers visitors with this page, with the status 503 and without being kept by a cache. Who may edit posts sees the site. What is published can still be asked for through the search and REST.', 'onda');
        $how = __('The pattern “Coming soon” of the block editor makes such a page.', 'onda');
        // phpcs:enable
        $box = __('Visitors see a coming-soon page', 'onda');
        $choices = self::choices((int) $pages['page']);
        $look = Html::tag('a', ['href' => ComingSoon::address()], Html::text(__('See it as a visitor', 'onda')));
        return Fields::box(self::name('comingSoon'), '1', $pages['comingSoon'] === true, $box) . Fields::hint($hint)
            . Fields::select(self::name('page'), __('Page', 'onda'), (string) $pages['page'], $choices)
            . Fields::hint($how)
            . Fields::select(self::name('frame'), __('Around the page', 'onda'), (string) $pages['frame'], [
                'alone' => __('Nothing: the page alone', 'onda'),
                'theme' => __('The theme’s header and footer', 'onda'),
            ])
            . Html::tag('p', [], $look);
    }

    /**
     * @param array<string, mixed> $pages
     * @param array<string, string> $errors
     */
    private static function opening(array $pages, array $errors): string
    {
        $state = Fields::state($errors, 'pages.opens') + ['type' => 'datetime-local'];
        /* translators: %s: time zone of the site. */
        $hint = __('Time zone: %s. Left empty, the site opens when you switch the page off.', 'onda');
        return Fields::text(self::name('opens'), __('The site opens by itself on', 'onda'), (string) $pages['opens'], $state)
            . Fields::error($errors, 'pages.opens') . Fields::hint(sprintf($hint, wp_timezone_string()));
    }

    /** @param array<string, mixed> $pages */
    private static function not_found(array $pages): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $hint = __('In a block theme the pattern “Nothing found” can stand in the theme’s own template instead, where you can change it.', 'onda');
        // phpcs:enable
        $label = __('Page for addresses that lead nowhere (404)', 'onda');
        return Fields::select(self::name('notFound'), $label, (string) $pages['notFound'], [
            'theme' => __('The theme’s own', 'onda'),
            'onda' => __('Ours, with a search box', 'onda'),
        ]) . Fields::hint($hint);
    }

    /** @return array<string, string> Id → title of the published pages, and of the chosen page in any case. */
    private static function choices(int $chosen): array
    {
        $choices = ['0' => __('None: the name of the site and one sentence', 'onda')];
        foreach (get_pages(['exclude' => [(int) get_option('page_for_posts')]]) ?: [] as $page) {
            $choices[(string) $page->ID] = $page->post_title === '' ? "#{$page->ID}" : $page->post_title;
        }
        /* translators: %s: title of a page. */
        $gone = sprintf(__('%s (not published)', 'onda'), get_the_title($chosen) ?: "#$chosen");
        return $choices + [(string) $chosen => $gone];
    }

    private static function notice(string $kind, string $text): string
    {
        return Html::tag('p', ['class' => "notice notice-$kind inline"], Html::text($text));
    }

    private static function name(string $field): string
    {
        return SettingsStore::OPTION . "[pages][$field]";
    }
}
