<?php

declare(strict_types=1);

namespace Onda\Settings;

defined('ABSPATH') || exit;

/** The settings record: option `onda_settings`, of which the stations are a part. */
final class SettingsStore
{
    public const OPTION = 'onda_settings';
    /** The ranked list that a site starts with. */
    public const MOST_VIEWED = [
        'id' => 'most-viewed',
        'name' => 'Lo más visto',
        'days' => 30,
        'types' => ['post'],
        'categories' => [],
        'size' => 10,
        'order' => 'period',
        'number' => 'period',
        'viewsLabel' => '',
        'totalLabel' => '',
    ];
    public const DEFAULTS = [
        'stations' => [],
        'earlyAnswers' => 'auto',
        'deleteData' => false,
        'artistProvider' => '',
        'artProvider' => '',
        'lastFmKey' => '',
        'favorites' => [],
        'votes' => [],
        'network' => [],
        'search' => [],
        'voiceSpeech' => 'service',
        'inspector' => 'editors',
        'themeActions' => 'theme',
        'searchIndex' => [],
        'theme' => [],
        'pages' => [],
        'viewTypes' => ['post'],
        'lists' => [self::MOST_VIEWED],
        'siteAccess' => 'auto',
    ];

    /**
     * @return array{stations: list<array<string, mixed>>, earlyAnswers: string, siteAccess: string, deleteData: bool,
     *     artistProvider: string, artProvider: string, lastFmKey: string, favorites: array<string, mixed>,
     *     votes: array<string, mixed>, network: array<string, mixed>, search: array<string, mixed>,
     *     voiceSpeech: string, inspector: string, themeActions: string, searchIndex: array<string, mixed>,
     *     theme: array<string, mixed>, pages: array<string, mixed>,
     *     viewTypes: list<string>, lists: list<array<string, mixed>>}
     */
    public function settings(): array
    {
        $stored = get_option(self::OPTION);
        $settings = array_merge(self::DEFAULTS, is_array($stored) ? $stored : []);
        $rows = ['stations' => is_array(...), 'lists' => is_array(...), 'viewTypes' => is_string(...)];
        foreach ($rows as $name => $is_row) {
            $settings[$name] = array_values(array_filter((array) $settings[$name], $is_row));
        }
        foreach (['favorites', 'votes', 'network', 'search', 'searchIndex', 'theme', 'pages'] as $part) {
            $settings[$part] = is_array($settings[$part]) ? $settings[$part] : [];
        }
        return $settings;
    }

    /** @return list<Station> */
    public function all(): array
    {
        return array_map(Station::from_row(...), $this->settings()['stations']);
    }

    public function find(string $id): ?Station
    {
        foreach ($this->all() as $station) {
            if ($id !== '' && $station->id === $id) {
                return $station;
            }
        }
        return null;
    }
}
