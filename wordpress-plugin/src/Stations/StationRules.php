<?php

declare(strict_types=1);

namespace Onda\Stations;

use Onda\Fetch\Endpoint;
use Onda\Input;
use Onda\Printing\Html;
use Onda\Settings\FeedKinds;

defined('ABSPATH') || exit;

/** Reads the part of the settings form about stations. */
final class StationRules
{
    public const MAX_STATIONS = 50;
    private const ID = '/^[a-z0-9][a-z0-9-]{0,39}$/';
    private const MAX_NAME = 100;

    /** @var array<string, string> */
    private array $errors = [];

    /** @return array{stations: list<array<string, string>>, errors: array<string, string>} Errors by field (`stations.0.stream`). */
    public function read(mixed $rows): array
    {
        $this->errors = [];
        $stations = [];
        foreach (is_array($rows) ? array_values($rows) : [] as $row) {
            $station = is_array($row) ? $this->typed($row) : [];
            if (implode('', array_diff_key($station, ['kind' => ''])) === '' || !empty($row['remove'])) {
                continue;
            }
            $place = count($stations);
            $station['id'] = $station['id'] === '' ? $this->free_id($station['name'], $stations) : $station['id'];
            $this->check($station, $place, array_column($stations, 'id'));
            $stations[] = $station;
        }
        if (count($stations) > self::MAX_STATIONS) {
            /* translators: %d: number of stations. */
            $this->errors['stations'] = sprintf(__('At most %d stations.', 'onda'), self::MAX_STATIONS);
        }
        return ['stations' => $stations, 'errors' => $this->errors];
    }

    /** @return array<string, array<string, mixed>> For REST. */
    public static function schema(): array
    {
        $text = ['type' => 'string'];
        $address = ['type' => 'string', 'format' => 'uri'];
        $kinds = ['type' => 'string', 'enum' => FeedKinds::ALL];
        $station = ['id' => $text, 'name' => $text, 'stream' => $address] +
            ['mirrors' => $text, 'feed' => $text, 'kind' => $kinds, 'cover' => $text];
        return ['stations' => [
            'type' => 'array',
            'maxItems' => self::MAX_STATIONS,
            'items' => ['type' => 'object', 'properties' => $station, 'additionalProperties' => false],
        ]];
    }

    /** @return array<string, string> */
    private function typed(array $row): array
    {
        $station = [];
        foreach (['id', 'name', 'stream', 'mirrors', 'feed', 'kind', 'cover'] as $field) {
            $station[$field] = is_string($row[$field] ?? null) ? Input::line($row[$field]) : '';
        }
        $station['kind'] = $station['kind'] === '' ? 'auto' : $station['kind'];
        return $station;
    }

    /**
     * @param array<string, string> $station
     * @param list<string> $taken
     */
    private function check(array $station, int $place, array $taken): void
    {
        $sentences = [
            'id' => $this->wrong_id($station['id'], $taken),
            'name' => $this->wrong_name($station['name']),
            'stream' => $station['stream'] === ''
                ? __('The stream needs an address.', 'onda')
                : $this->wrong_server($station['stream']),
            'mirrors' => $this->wrong_mirrors($station['mirrors']),
            'feed' => $station['feed'] === '' ? '' : $this->wrong_server($station['feed']),
            'kind' => $this->wrong_kind($station['kind'], $station['feed']),
            'cover' => $station['cover'] === '' || Html::address($station['cover']) === $station['cover']
                ? ''
                : __('This is not an address that starts with http:// or https://.', 'onda'),
        ];
        foreach (array_filter($sentences) as $field => $sentence) {
            $this->errors["stations.$place.$field"] = $sentence;
        }
    }

    /** @param list<string> $taken */
    private function wrong_id(string $id, array $taken): string
    {
        if (preg_match(self::ID, $id) !== 1) {
            return __('The id may hold small letters, digits and hyphens, 40 at most.', 'onda');
        }
        return in_array($id, $taken, true) ? __('Another station has this id.', 'onda') : '';
    }

    private function wrong_name(string $name): string
    {
        if ($name === '') {
            return __('The station needs a name.', 'onda');
        }
        return preg_match('/^.{1,' . self::MAX_NAME . '}$/us', $name) === 1 ? '' : __('This name is too long.', 'onda');
    }

    private function wrong_server(string $address): string
    {
        return Endpoint::parse($address) === null || Html::address($address) !== $address
            ? __('This is not an address that starts with http:// or https://.', 'onda')
            : '';
    }

    /** Addresses with spaces between; words before one name its quality. */
    private function wrong_mirrors(string $mirrors): string
    {
        $words = preg_split('/\s+/', $mirrors, -1, PREG_SPLIT_NO_EMPTY) ?: [];
        $last = (string) end($words);
        $addresses = array_filter($words, static fn(string $word): bool => str_contains($word, '://') || $word === $last);
        foreach ($addresses as $address) {
            if ($this->wrong_server($address) !== '') {
                return __('A mirror is an http:// or https:// address; words before it are its name.', 'onda');
            }
        }
        return '';
    }

    private function wrong_kind(string $kind, string $feed): string
    {
        if (!in_array($kind, FeedKinds::ALL, true)) {
            return __('Choose one of the kinds.', 'onda');
        }
        $needs_feed = $kind !== 'auto' && !Probes::knows($kind);
        return $needs_feed && $feed === '' ? __('This kind needs the address of its feed.', 'onda') : '';
    }

    /** @param list<array<string, string>> $stations */
    private function free_id(string $name, array $stations): string
    {
        $stem = substr(trim((string) preg_replace('/[^a-z0-9]+/', '-', sanitize_title($name)), '-'), 0, 36);
        $stem = $stem === '' ? 'station' : $stem;
        $taken = array_column($stations, 'id');
        $id = $stem;
        for ($number = 2; in_array($id, $taken, true); $number++) {
            $id = "$stem-$number";
        }
        return $id;
    }
}
