<?php

declare(strict_types=1);

namespace Onda\Features\Stations;

use Onda\Core\Printing\Attributes;
use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;

defined('ABSPATH') || exit;

/** The inside of `<station-switcher>`: the stations, with what each fills in on a player. */
final class StationSwitcher
{
    public function __construct(private SettingsStore $settings, private Texts $texts)
    {
    }

    /**
     * Null where there is nothing to choose from.
     *
     * @param array<string, scalar> $values Attributes.
     */
    public function inside(array $values): ?string
    {
        $stations = $this->stations((string) ($values['stations'] ?? ''));
        if (count($stations) < 2) {
            return null;
        }
        // A tag without a station is the first one's.
        $first = $this->settings->all()[0]->id;
        $current = in_array($first, array_column($stations, 'id'), true) ? $first : $stations[0]->id;
        $row = fn (Station $station): string => $this->row($station, $station->id === $current);
        return Faces::fill('player/station-switcher/Stations', [
            'label' => $this->texts->text('player', 'stations'),
            'children' => implode('', array_map($row, $stations)),
        ]);
    }

    /** @return list<Station> Those that are named, in that order; one that is not there is left out. */
    private function stations(string $named): array
    {
        $ids = array_unique(array_filter(array_map(trim(...), explode(',', $named)), strlen(...)));
        $named = array_values(array_filter(array_map($this->settings->find(...), $ids)));
        return $ids === [] ? $this->settings->all() : $named;
    }

    private function row(Station $station, bool $is_current): string
    {
        $attributes = $station->attributes();
        $names = array_map(Attributes::kebab(...), array_keys($attributes));
        $cover = $station->cover === '' ? '' : Faces::fill('player/station-switcher/Cover', ['address' => $station->cover]);
        return Faces::fill('player/station-switcher/Station', [
            'parts' => "station station-$station->id",
            'songParts' => "song song-$station->id",
            'id' => $station->id,
            'address' => $station->stream,
            'current' => $is_current ? 'true' : null,
            'attributes' => wp_json_encode(array_combine($names, $attributes), JSON_UNESCAPED_SLASHES),
            'coverNodes' => $cover,
            'name' => $station->name,
        ]);
    }
}
