<?php

declare(strict_types=1);

namespace Onda\Core\Blocks;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;

defined('ABSPATH') || exit;

/**
 * The variations of blocks: those of the contracts, the player for each station of a site with a few, so that its name
 * finds it in the inserter, and tabs with the ranked lists of the site.
 */
final class SiteVariations
{
    private const MOST = 8;
    private const MOST_TABS = 3;
    private const FILE = __DIR__ . '/../../../generated/block-variations.php';

    /** @var array<string, list<array<string, mixed>>>|null By block. */
    private ?array $printed = null;

    public function __construct(private SettingsStore $settings)
    {
    }

    /**
     * @param list<array<string, mixed>> $variations
     * @return list<array<string, mixed>>
     */
    public function get_block_type_variations(array $variations, \WP_Block_Type $block): array
    {
        if (!str_starts_with($block->name, 'onda/')) {
            return $variations;
        }
        $this->printed ??= require self::FILE;
        return [...$variations, ...$this->printed[$block->name] ?? [], ...match ($block->name) {
            'onda/radio-player' => $this->of_stations(),
            'onda/content-tabs' => self::of_lists(),
            default => [],
        }];
    }

    /** @return list<array<string, mixed>> */
    private function of_stations(): array
    {
        $stations = $this->settings->all();
        $are_few = count($stations) > 1 && count($stations) <= self::MOST;
        return $are_few ? array_map(self::of_station(...), $stations) : [];
    }

    /** @return array<string, mixed> */
    private static function of_station(Station $station): array
    {
        return [
            'name' => "station-$station->id",
            /* translators: %s: name of a station. */
            'title' => sprintf(__('Radio player: %s', 'onda'), $station->name),
            'attributes' => ['station' => $station->id],
            'scope' => ['inserter'],
        ];
    }

    /** @return list<array<string, mixed>> None where there is one list only. */
    private static function of_lists(): array
    {
        /** This filter is documented in src/Core/Blocks/EditorData.php. */
        $lists = array_slice(((array) apply_filters('onda_block_choices', []))['list'] ?? [], 0, self::MOST_TABS);
        $inner = [];
        foreach ($lists as ['value' => $id, 'label' => $name]) {
            $inner[] = ['core/heading', ['content' => esc_html($name)]];
            $inner[] = ['onda/most-viewed', ['listId' => $id]];
        }
        return count($lists) < 2 ? [] : [[
            'name' => 'rankings',
            'title' => __('Most viewed: tabs', 'onda'),
            'description' => __('The ranked lists of the site, each in a tab.', 'onda'),
            'attributes' => [],
            'innerBlocks' => $inner,
            'scope' => ['inserter'],
            'keywords' => [__('most viewed', 'onda')],
        ]];
    }
}
