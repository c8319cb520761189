<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\FirstSteps;

use Onda\Core\Settings\SettingsStore;
use Onda\Owner\Import\Added;
use Onda\Owner\Import\Source;
use Onda\Owner\Import\Step;
use Onda\Owner\Stations\StationSettings;

defined('ABSPATH') || exit;

/** The stream that the plugin Radio Station plays: option `radio_station`. */
final class RadioStationSource implements Source
{
    private const OPTION = 'radio_station';

    public function __construct(private SettingsStore $store)
    {
    }

    public function id(): string
    {
        return 'radio-station';
    }

    public function title(): string
    {
        return 'Radio Station';
    }

    public function found(): array
    {
        return self::stream() === '' ? [] : [__('Stations', 'onda') => 1];
    }

    public function total(): int
    {
        return 1;
    }

    public function step(string $after, bool $is_dry): Step
    {
        $stations = $this->store->settings()['stations'] ?? [];
        if (in_array(self::stream(), array_column($stations, 'stream'), true)) {
            return new Step('', known: 1);
        }
        $section = StationSettings::section();
        $sent = ['stations' => [...$stations, self::row()]];
        ['values' => $values, 'errors' => $errors] = $section->read($sent, $this->store->settings());
        if ($errors !== []) {
            return new Step('', wrong: 1);
        }
        $station = $values['stations'][count($stations)];
        $added = $is_dry ? [] : [new Added('station', 0, $station['id'], self::mark($station))];
        $is_dry || $this->store->save($values);
        return new Step('', taken: 1, added: $added);
    }

    /** A station that was changed since has another mark. */
    public function take_back(array $added): int
    {
        $marks = array_column($added, 'amount', 'who');
        $stations = $this->store->settings()['stations'] ?? [];
        $left = array_values(array_filter($stations, static fn(array $row): bool =>
            ($marks[$row['id'] ?? ''] ?? null) !== self::mark($row)));
        $this->store->save(['stations' => $left]);
        return count($stations) - count($left);
    }

    /** @param array<string, mixed> $row */
    private static function mark(array $row): int
    {
        ksort($row);
        return crc32((string) wp_json_encode(array_filter($row)));
    }

    private static function stream(): string
    {
        return (string) (self::stored()['streaming_url'] ?? '');
    }

    /** @return array<string, string> As the form sends a station. */
    private static function row(): array
    {
        $stored = self::stored();
        $image = (string) ($stored['station_image'] ?? '');
        return [
            'name' => (string) ($stored['station_title'] ?? '') ?: get_bloginfo('name'),
            'stream' => self::stream(),
            'mirrors' => (string) ($stored['fallback_url'] ?? ''),
            'cover' => ctype_digit($image) ? self::picture((int) $image) : $image,
        ];
    }

    private static function picture(int $id): string
    {
        return $id > 0 ? (string) wp_get_attachment_url($id) : '';
    }

    /** @return array<string, mixed> */
    private static function stored(): array
    {
        $stored = get_option(self::OPTION);
        return is_array($stored) ? $stored : [];
    }
}
