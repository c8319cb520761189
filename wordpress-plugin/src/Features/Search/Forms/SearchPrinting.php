<?php

declare(strict_types=1);

namespace Onda\Features\Search\Forms;

use Onda\Core\Access\Languages;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Filters;
use Onda\Features\Search\Keywords\Keywords;
use Onda\Features\Search\SearchOptions;

defined('ABSPATH') || exit;

/** Configures a page with a search box: the owner's boxes, trending phrases, how found words are marked. */
final class SearchPrinting
{
    /** Names of the owner's row that the script knows by another name. */
    private const NAMES = [
        'name' => 'name',
        'layout' => 'resultstype',
        'charCount' => 'charcount',
        'showMore' => 'showMoreAction',
        'showMoreUrl' => 'showMoreUrl',
        'redirectUrl' => 'redirectUrl',
        'autocomplete' => 'autocomplete',
        'statistics' => 'statistics',
        'highlight' => 'highlight',
        'tryThis' => 'tryThis',
    ];

    private bool $is_used = false;

    /** @param \Closure(): Keywords $keywords */
    public function __construct(private SettingsStore $settings, private \Closure $keywords)
    {
    }

    /**
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public function resolve(array $spec, array $values): array
    {
        $this->is_used = true;
        return $values + (isset($spec['attributes']['homeUrl']) ? ['homeUrl' => Languages::home()] : []);
    }

    /**
     * Nothing on a page without a box.
     *
     * @param array<string, mixed> $config
     * @return array<string, mixed>
     */
    public function onda_config(array $config): array
    {
        if (!$this->is_used) {
            return $config;
        }
        $options = SearchOptions::stored($this->settings);
        $trending = $options->trending() ?: ($this->keywords)()->trending();
        $instances = [];
        foreach ($options->rows() as $row) {
            $instances[$row['id']] = $this->instance($row, $trending);
        }
        $config['settings']['live-search'] = [
            'instances' => (object) $instances,
            'trending' => $trending,
            'highlight' => $options->highlight(),
        ];
        return $config;
    }

    /**
     * Options by the names of the specification, as the JSON child of a tag has them.
     *
     * @param array<string, mixed> $row
     * @param list<string> $trending
     * @return array<string, mixed>
     */
    private function instance(array $row, array $trending): array
    {
        $printed = [];
        foreach (self::NAMES as $name => $option) {
            $printed[$option] = $row[$name];
        }
        $further = json_decode($row['options'], true);
        $lists = ['topKeywords' => $row['topKeywords'] ? $trending : [], 'filters' => Filters::of($row)];
        $chosen = $printed + ['triggerReturn' => $row['redirect'], 'triggerClick' => $row['redirect']] + $lists;
        return (is_array($further) ? $further : [])
            + array_filter($chosen, static fn(mixed $value): bool => $value !== '' && $value !== []);
    }
}
