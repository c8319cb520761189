<?php

declare(strict_types=1);

namespace Onda\Search;

use Onda\Admin\Fields;
use Onda\Fetch\AddressGuard;
use Onda\Fetch\PrivateAddress;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen about live search. */
final class SettingsForm
{
    /**
     * @param array<string, mixed> $settings
     * @param array<string, string> $errors
     */
    public static function of(array $settings, array $errors): string
    {
        $search = $settings['search'] + Options::DEFAULTS;
        $rows = '';
        foreach ($search['instances'] as $place => $row) {
            $rows .= self::row($place, $row + Instance::DEFAULT_ROW, $errors, false);
        }
        $next = ['id' => ''] + Instance::DEFAULT_ROW;
        return Fields::card('onda-search', __('Live search', 'onda'), self::site($search, $errors))
            . self::highlight($search['highlight'] + Options::HIGHLIGHT)
            . $rows . self::row(count($search['instances']), $next, $errors, true)
            . SearchReport::of(new KeywordRepository());
    }

    /**
     * @param array<string, mixed> $search
     * @param array<string, string> $errors
     */
    private static function site(array $search, array $errors): string
    {
        $trending = __('Trending keywords, with commas between; left empty, what is searched most in seven days', 'onda');
        $sphinx = __('Sphinx or Manticore, as host:port; left empty, none', 'onda');
        $google = __('Google may complete what is typed; this site asks, without anything about who types', 'onda');
        $shards = __('Its machines that keep the posts, with commas between; left empty, the same', 'onda');
        return Fields::select(self::name('[engine]'), __('Who searches', 'onda'), $search['engine'], [
            'auto' => __('The index of this plugin; WordPress while it is built', 'onda'),
            'sphinx' => __('Sphinx or Manticore; the index while they are down', 'onda'),
            'wordpress' => __('WordPress and its search plugins', 'onda'),
        ])
            . Fields::text(self::name('[sphinx]'), $sphinx, $search['sphinx']) . Fields::error($errors, 'search.sphinx')
            . self::warnings([$search['sphinx'], ...$search['shards']])
            . Fields::text(self::name('[shards]'), $shards, implode(', ', $search['shards']))
            . Fields::text(self::name('[trending]'), $trending, implode(', ', $search['trending']))
            . self::approval($search)
            . Fields::box(self::name('[suggestions]'), '1', $search['suggestions'], $google);
    }

    /** @param list<string> $servers `host:port`, or empty. */
    private static function warnings(array $servers): string
    {
        $private = new PrivateAddress(AddressGuard::configured());
        $warnings = array_map(static fn(string $server): string => $private->warning("http://$server/"), $servers);
        return implode('', array_map(Fields::hint(...), array_unique(array_filter($warnings))));
    }

    /** @param array<string, mixed> $search */
    private static function approval(array $search): string
    {
        $legend = __('Approved trending keywords', 'onda');
        $boxes = '';
        foreach (array_unique([...$search['approved'], ...Feature::keywords()->candidates()]) as $phrase) {
            $is_approved = in_array($phrase, $search['approved'], true);
            $boxes .= Fields::box(self::name('[approved][]'), $phrase, $is_approved, $phrase);
        }
        $label = __('What is searched most appears only once I approved it', 'onda');
        return Fields::box(self::name('[approval]'), '1', $search['approval'], $label)
            . ($boxes === '' ? '' : Fields::group($legend, $boxes));
    }

    /** @param array<string, mixed> $row */
    private static function highlight(array $row): string
    {
        $name = static fn(string $field): string => self::name("[highlight][$field]");
        $selector = __('Where: a CSS selector', 'onda');
        $length = __('Characters of the shortest word', 'onda');
        $offset = __('Pixels above the first of them', 'onda');
        $number = ['type' => 'number'];
        return Fields::card('onda-search-highlight', __('Found words on the page that a result leads to', 'onda'), ''
            . Fields::box($name('enabled'), '1', $row['enabled'], __('Mark them', 'onda'))
            . Fields::box($name('whole'), '1', $row['whole'], __('Only whole words', 'onda'))
            . Fields::box($name('scroll'), '1', $row['scroll'], __('Scroll to the first of them', 'onda'))
            . Fields::text($name('selector'), $selector, $row['selector'])
            . Fields::text($name('minWordLength'), $length, (string) $row['minWordLength'], $number + ['min' => 1])
            . Fields::text($name('scrollOffset'), $offset, (string) $row['scrollOffset'], $number));
    }

    /**
     * @param array<string, mixed> $row
     * @param array<string, string> $errors
     */
    private static function row(int $place, array $row, array $errors, bool $is_new): string
    {
        $inner = self::texts($place, $row, self::names(), $errors) . self::choices($place, $row)
            . self::texts($place, $row, self::details(), $errors) . self::boxes($place, $row);
        if ($is_new) {
            return Fields::new_card("onda-search-$place", __('Add a search', 'onda'), $inner, false);
        }
        $remove = Fields::box(self::field($place, 'remove'), '1', false, __('Remove this search', 'onda'));
        return Fields::card("onda-search-$place", trim("{$row['id']} {$row['name']}"), $inner . $remove);
    }

    /** @return array<string, string> Field → label. */
    private static function names(): array
    {
        return [
            'id' => __('Number, 1 to 50, for [asp_search id="1"]', 'onda'),
            'name' => __('Name', 'onda'),
        ];
    }

    /** @return array<string, string> Field → label. */
    private static function details(): array
    {
        return [
            'showMoreUrl' => __('Address of “show more”; {phrase} stands for the phrase', 'onda'),
            'redirectUrl' => __('Address of the Enter key; {phrase} stands for the phrase', 'onda'),
            'count' => __('Results in one answer', 'onda'),
            'charCount' => __('Characters from which on it searches', 'onda'),
            'taxonomies' => __('Filters by taxonomy, with commas between', 'onda'),
            'fields' => __('Filters by custom field: duration for a range, country=AR|UY for choices', 'onda'),
            'groupBy' => __('Groups: post_type or a taxonomy; left empty, one list', 'onda'),
            'tryThis' => __('“Try this” keywords, with commas between', 'onda'),
            'options' => __('Further options, as JSON', 'onda'),
        ];
    }

    /**
     * @param array<string, mixed> $row
     * @param array<string, string> $labels Field → label.
     * @param array<string, string> $errors
     */
    private static function texts(int $place, array $row, array $labels, array $errors): string
    {
        $inner = '';
        foreach ($labels as $field => $label) {
            $value = is_array($row[$field]) ? implode(', ', $row[$field]) : (string) $row[$field];
            $key = "search.instances.$place.$field";
            $inner .= Fields::text(self::field($place, $field), $label, $value, Fields::state($errors, $key))
                . Fields::error($errors, $key);
        }
        return $inner;
    }

    /** @param array<string, mixed> $row */
    private static function choices(int $place, array $row): string
    {
        $pages = [
            'results_page' => __('The results page', 'onda'),
            'woo_results_page' => __('The results page of the shop', 'onda'),
            'elementor_page' => __('A page of Elementor', 'onda'),
            'custom' => __('The address below', 'onda'),
        ];
        $select = static fn(string $field, string $label, array $options): string =>
            Fields::select(self::field($place, $field), $label, $row[$field], $options);
        $panel = ['ajax' => __('Further results in the panel', 'onda')];
        return $select('layout', __('Layout', 'onda'), [
            'vertical' => __('A list', 'onda'),
            'horizontal' => __('A row', 'onda'),
            'isotopic' => __('Pages of tiles', 'onda'),
            'polaroid' => __('Photographs', 'onda'),
        ])
            . $select('order', __('Order', 'onda'), [
                'relevance' => __('Best first', 'onda'),
                'newest' => __('Newest first', 'onda'),
                'oldest' => __('Oldest first', 'onda'),
                'title' => __('By title', 'onda'),
            ])
            . $select('showMore', __('“Show more” leads to', 'onda'), $panel + $pages)
            . $select('redirect', __('The Enter key leads to', 'onda'), $pages + [
                'first_result' => __('The first result', 'onda'),
                'ajax_search' => __('The results in the panel', 'onda'),
                'nothing' => __('Nothing', 'onda'),
            ]);
    }

    /** @param array<string, mixed> $row */
    private static function boxes(int $place, array $row): string
    {
        $legend = __('What is searched; nothing chosen means everything', 'onda');
        $inner = Fields::types(self::field($place, 'types'), $legend, $row['types']);
        $labels = [
            'autocomplete' => __('Completes what is typed', 'onda'),
            'statistics' => __('Counts what is searched, without anything about who searched it', 'onda'),
            'highlight' => __('Marks the words in the results', 'onda'),
            'topKeywords' => __('Shows the trending keywords', 'onda'),
        ];
        foreach ($labels as $field => $label) {
            $inner .= Fields::box(self::field($place, $field), '1', $row[$field], $label);
        }
        return $inner;
    }

    private static function field(int $place, string $field): string
    {
        return self::name("[instances][$place][$field]");
    }

    private static function name(string $path): string
    {
        return SettingsStore::OPTION . "[search]$path";
    }
}
