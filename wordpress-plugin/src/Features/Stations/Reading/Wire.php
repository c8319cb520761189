<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

use Onda\Features\Stations\FeedProviders;

defined('ABSPATH') || exit;

/** Reads the documents of one provider, as packages/feeds/providers/README.md describes its file. */
final class Wire
{
    private const MOST_STATIONS = 500;
    /** @var array<string, mixed> */
    private array $provider;

    public function __construct(string $kind, private ReadOptions $options)
    {
        $this->provider = FeedProviders::READINGS[$kind];
    }

    /** @return OnAir|null Null for a document of another kind. */
    public function read(string $body): ?OnAir
    {
        $is_text = ($this->provider['body'] ?? '') === 'text';
        $readings = [];
        foreach ($is_text ? [[trim($body)]] : Documents::of($body) as $trees) {
            foreach ($trees as $tree) {
                $read = $this->document($tree);
                if ($read !== null) {
                    $readings[] = $read;
                    break;
                }
            }
        }
        $last = array_pop($readings);
        // The songs of earlier events are the history of the last.
        $is_alone = $last === null || $readings === [] || $last->history !== [];
        return $is_alone ? $last : $last->with_history(array_reverse($readings));
    }

    private function document(mixed $tree): ?OnAir
    {
        $root = $this->provider['root'] ?? '';
        $document = $root === '**' ? SongMap::of($tree, $this->provider['read']) : (new Ways($tree))->first($root, $tree);
        $is_document = is_array($document) || is_string($document) && isset($this->provider['body']);
        [$ways, $read] = [new Ways($document), $this->provider['read']];
        $is_meant = $is_document && (!isset($read['needs']) || $ways->leads($read['needs'], $document));
        if (!$is_meant || $ways->holds($read['unless'] ?? [], $document)) {
            return null;
        }
        return isset($this->provider['stations'])
            ? $this->heard($ways, $this->listed($ways, $document))
            : (new WireSongs($read, $ways, $this->options))->on_air($document);
    }

    /** @param list<array<string, mixed>> $listed */
    private function heard(Ways $ways, array $listed): OnAir
    {
        $of = $this->provider['stations'];
        $is_off = static fn(array $one): bool => $ways->holds($of['off'] ?? [], $one);
        $sending = array_filter($listed, static fn(array $one): bool =>
            !isset($of['sending']) || $ways->first($of['sending'], $one) !== null);
        $served = array_map(static fn(array $one): array => [
            'addresses' => array_values(array_filter($ways->all($of['addresses'] ?? [], $one), is_string(...))),
            'number' => TrackText::plain($ways->first($of['number'] ?? [], $one)),
        ], $listed);
        $place = $this->options->own->of($served, array_keys($sending), array_keys(array_filter($listed, $is_off)));
        if ($place === null || !isset($sending[$place])) {
            return new OnAir(($of['missing'] ?? '') !== 'offline');
        }
        $songs = new WireSongs($this->provider['read'], new Ways($listed[$place]), $this->options);
        return $songs->on_air($listed[$place], $is_off($listed[$place]));
    }

    /** @return list<array<string, mixed>> A list, a map by mount, or a single station. */
    private function listed(Ways $ways, mixed $document): array
    {
        foreach ((array) $this->provider['stations']['each'] as $way) {
            if ($way !== '' && !$ways->leads($way, $document)) {
                continue;
            }
            $found = (array) $ways->first($way, $document);
            $is_by_mount = str_starts_with((string) array_key_first($found), '/');
            $stations = $is_by_mount || array_is_list($found) ? $found : [$found];
            $stations = array_slice(array_filter($stations, is_array(...)), 0, self::MOST_STATIONS);
            return array_map(static fn(array $one, int|string $key): array =>
                $is_by_mount ? $one + ['@key' => $key] : $one, $stations, array_keys($stations));
        }
        return [];
    }
}
