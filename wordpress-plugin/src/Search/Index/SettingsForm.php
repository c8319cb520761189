<?php

declare(strict_types=1);

namespace Onda\Search\Index;

use Onda\Admin\Fields;
use Onda\Printing\Html;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen about what live search reads, and how far it has come. */
final class SettingsForm
{
    /**
     * @param array<string, mixed> $settings
     * @param array<string, string> $errors
     */
    public static function of(array $settings, array $errors, Progress $progress): string
    {
        $index = $settings['searchIndex'] + Options::DEFAULTS;
        $fields = __('Custom fields whose words are found too, by name, with commas between', 'onda');
        $stop_words = __('Words that nobody looks for: they are not kept', 'onda');
        $synonyms = __('Words that mean the same: one group a line, with commas between', 'onda');
        $files = __('Files of the media library too', 'onda');
        $inner = self::bar($progress) . self::types($index['types'])
            . Fields::box(self::name('attachments'), '1', (bool) $index['attachments'], $files)
            . Fields::text(self::name('fields'), $fields, implode(', ', (array) $index['fields']))
            . Fields::error($errors, 'searchIndex.fields')
            . Fields::area(self::name('synonyms'), $synonyms, (string) $index['synonyms'])
            . Fields::area(self::name('stopWords'), $stop_words, (string) $index['stopWords']);
        return Fields::card('onda-search-index', __('Search index', 'onda'), $inner);
    }

    private static function bar(Progress $progress): string
    {
        $now = $progress->read();
        $is_building = in_array($now['phase'], ['reading', 'writing'], true);
        $bar = ['value' => $now['percent'], 'max' => 100, 'aria-label' => __('Search index', 'onda')];
        return Html::tag('p', [], Html::text($progress->sentence()))
            . ($is_building ? Html::tag('progress', $bar, Html::text("{$now['percent']} %")) : '');
    }

    /** @param list<string> $chosen None: all that WordPress's own search looks through. */
    private static function types(array $chosen): string
    {
        $shown = $chosen === [] ? array_values(get_post_types(['exclude_from_search' => false])) : $chosen;
        return Fields::types(self::name('types'), __('What is searched', 'onda'), $shown);
    }

    private static function name(string $field): string
    {
        return SettingsStore::OPTION . "[searchIndex][$field]";
    }
}
