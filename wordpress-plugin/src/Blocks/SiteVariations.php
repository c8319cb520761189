<?php

declare(strict_types=1);

namespace Onda\Blocks;

use Onda\Settings\SettingsStore;
use Onda\Settings\Station;

defined('ABSPATH') || exit;

/** A variation of the player for each station of a site with a few, so that its name finds it in the inserter. */
final class SiteVariations
{
    private const MOST = 8;

    public function __construct(private SettingsStore $settings)
    {
    }

    public function hook(): void
    {
        add_filter('get_block_type_variations', [$this, 'get_block_type_variations'], 10, 2);
    }

    /**
     * @param list<array<string, mixed>> $variations
     * @return list<array<string, mixed>>
     */
    public function get_block_type_variations(array $variations, \WP_Block_Type $block): array
    {
        $stations = $block->name === 'onda/radio-player' ? $this->settings->all() : [];
        $are_few = count($stations) > 1 && count($stations) <= self::MOST;
        return $are_few ? [...$variations, ...array_map(self::variation(...), $stations)] : $variations;
    }

    /** @return array<string, mixed> */
    private static function variation(Station $station): array
    {
        return [
            'name' => "station-$station->id",
            /* translators: %s: name of a station. */
            'title' => sprintf(__('Radio player: %s', 'onda'), $station->name),
            'attributes' => ['station' => $station->id],
            'scope' => ['inserter'],
        ];
    }
}
