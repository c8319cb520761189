<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

use Onda\Features\Stations\FeedProviders;

defined('ABSPATH') || exit;

/** The song on air, those before it and the rest that `read` of a provider's file names in one station's document. */
final class WireSongs
{
    private const MOST_ROWS = 100;
    /** A song that begins later than this is not believed, and neither are the other times of its document. */
    private const EARLY = 600_000;
    private const NO_WAYS = ['artist' => [], 'title' => [], 'text' => [], 'art' => []];
    private int $zone = 0;

    /** @param array<string, mixed> $read As in the file. */
    public function __construct(private array $read, private Ways $ways, private ReadOptions $options)
    {
    }

    public function on_air(mixed $station, bool $is_off = false): OnAir
    {
        $now = $this->options->now;
        $this->zone = $now === 0 ? 0 : Dates::zone($this->first('clock', $station), $now);
        $has_rows = isset($this->read['rows']);
        $rows = $has_rows ? $this->rows($station) : [$station];
        $here = $rows[0] ?? null;
        $is_off = $is_off || $this->ways->holds($this->read['offline'] ?? [], $here);
        $song = $is_off ? null : $this->first('song', $here, '');
        $track = $this->track($song, $this->read);
        [$start, $end] = $track === null ? [null, null] : $this->times($song);
        $others = $has_rows ? $this->played(array_slice($rows, 1), $this->read, 'startedAt') : $this->history($station);
        $history = self::before($others, $track);
        if ($now !== 0 && $start > $now + self::EARLY) {
            [$start, $end] = [null, null];
            $history = array_map(static fn(array $one): array => ['played_at' => null] + $one, $history);
        }
        [$is_live, $name] = $is_off ? [false, ''] : $this->live($here);
        [$start, $end] = [Dates::seconds($start), Dates::seconds($end)];
        $listeners = $this->first('listeners', $here);
        return new OnAir(!$is_off, $track, $history, $start, $is_live, $name, $end, self::number($listeners));
    }

    /** @return array{bool, string} Without a condition a presenter makes the program live. */
    private function live(mixed $here): array
    {
        $presenter = $this->options->songs->presenter($this->first('presenter', $here));
        $is_live = isset($this->read['isLive']) ? $this->ways->holds($this->read['isLive'], $here) : $presenter !== '';
        return [$is_live, $is_live ? $presenter : ''];
    }

    public static function number(mixed $value): ?int
    {
        return is_numeric($value) && $value >= 0 && $value < PHP_INT_MAX ? (int) $value : null;
    }

    /** @return list<mixed> The one on air first. */
    private function rows(mixed $station): array
    {
        $rows = array_slice(self::entries($this->first('rows', $station)), 0, $this->read['limit'] ?? self::MOST_ROWS);
        if (!isset($this->read['planned'])) {
            return $rows;
        }
        $starts = array_map(fn(mixed $row): int => $this->moment($this->read['startedAt'] ?? [], $row) ?? 0, $rows);
        arsort($starts);
        $begun = array_filter($starts, fn(int $start): bool => $this->options->now === 0 || $start <= $this->options->now);
        return array_map(static fn(int $place): mixed => $rows[$place], array_keys($begun));
    }

    /** @return array{int|null, int|null} When the song began and when it ends, in milliseconds. */
    private function times(mixed $song): array
    {
        $position = $this->length('position', $song);
        $is_known = $position !== null && $this->options->now !== 0;
        $start = $is_known ? $this->options->now - $position : $this->moment($this->read['startedAt'] ?? [], $song);
        $length = $this->length('length', $song);
        $end = $start === null || $length === null ? null : $start + $length;
        return [$start, Dates::end($start, $this->moment($this->read['endsAt'] ?? [], $song) ?? $end)];
    }

    private function length(string $name, mixed $song): ?int
    {
        $found = null;
        foreach ($this->read[$name] ?? [] as $unit => $ways) {
            $found ??= $this->ways->read($ways, $song, static fn(mixed $value): ?int =>
                Dates::length($value, $unit === 'seconds' ? 1000 : 1));
        }
        return $found;
    }

    private function moment(string|array $ways, mixed $here): ?int
    {
        return $this->ways->read($ways, $here, fn(mixed $value): ?int => Dates::moment($value, $this->zone));
    }

    /** @return list<array<string, string|int|null>> */
    private function history(mixed $station): array
    {
        $of = $this->read['history'] ?? [];
        $entries = isset($of['each']) ? self::entries($this->ways->first($of['each'], $station)) : [];
        $arts = isset($of['arts']) ? $this->ways->first($of['arts'], $station) : [];
        return $this->played(array_slice($entries, 0, self::MOST_ROWS), $of, 'at', is_array($arts) ? $arts : []);
    }

    /**
     * @param list<mixed> $entries
     * @param array<string, mixed> $of The ways of an entry.
     * @param string $at The one to its moment.
     * @param array<int, mixed> $arts By place.
     * @return list<array<string, string|int|null>>
     */
    private function played(array $entries, array $of, string $at, array $arts = []): array
    {
        $history = [];
        foreach ($entries as $place => $entry) {
            $track = $this->track($entry, $of, true, $arts[$place] ?? null);
            if ($track !== null) {
                $history[] = $track + ['played_at' => Dates::seconds($this->moment($of[$at] ?? [], $entry))];
            }
        }
        return $history;
    }

    /**
     * @param array<string, mixed> $of The ways of a song.
     * @param mixed $picture Where it stands elsewhere.
     * @return array<string, string>|null
     */
    private function track(mixed $song, array $of, bool $is_played = false, mixed $picture = null): ?array
    {
        if (Ways::is_empty($song) || $this->ways->holds($this->read['skip'] ?? [], $song)) {
            return null;
        }
        $of += self::NO_WAYS;
        $text = fn(string|array $ways): string => (string) $this->ways->read($ways, $song, fn(mixed $value): ?string =>
            self::filled($this->options->songs->text($this->written($value, $of))));
        $art = $this->art($song, $of['art'], $is_played, $picture);
        $track = $this->options->songs->of(
            $text($of['artist']),
            $text($of['title']),
            $text($of['text']),
            $art,
            $text($this->read['station'] ?? []),
        );
        $told = $this->ways->all([...(array) $of['artist'], ...(array) $of['title'], ...(array) $of['text']], $song);
        $is_entry = $is_played && $told === [] && (isset($of['each']) || isset($this->read['artAlone']));
        $track ??= $is_entry || $art !== '' && isset($this->read['artAlone'])
            ? ['title' => '', 'artist' => '', 'art' => $art] : null;
        $more = array_map($text, array_intersect_key($of, FeedProviders::MORE_TEXTS));
        return $track === null ? null : $track + array_filter($more, strlen(...));
    }

    private function art(mixed $song, string|array $ways, bool $is_played, mixed $picture): string
    {
        if ($this->ways->holds($this->read['noArt'] ?? [], $song)) {
            return '';
        }
        $arts = $this->options->art;
        $read = static fn(mixed $value): ?string =>
            self::filled($is_played ? $arts->of_history($value) : $arts->of($value));
        return $this->ways->read($ways, $song, $read) ?? (string) $read($picture);
    }

    /** A text without what the provider writes around it; some encoders put three spaces where the dash should be. */
    private function written(mixed $value, array $of): mixed
    {
        $text = is_string($value) && isset($of['cut']) ? preg_replace("~{$of['cut']}~", '', $value) : $value;
        $has_gap = isset($this->read['gap']) && is_string($text) && !str_contains($text, ' - ');
        return $has_gap ? preg_replace('/(\S) {3}(?=\S)/', '$1 - ', $text, 1) : $text;
    }

    private static function filled(string $text): ?string
    {
        return $text === '' ? null : $text;
    }

    private function first(string $name, mixed $here, string|array $else = []): mixed
    {
        return $this->ways->first($this->read[$name] ?? $else, $here);
    }

    /** @return list<mixed> Of a list, or of a single one. */
    private static function entries(mixed $found): array
    {
        return match (true) {
            $found === null => [],
            is_array($found) && array_is_list($found) => $found,
            default => [$found],
        };
    }

    /** The history without the song on air, which some servers repeat at the top. */
    private static function before(array $history, ?array $track): array
    {
        $is_same = static fn(array $one): bool =>
            [$one['title'], $one['artist']] === [$track['title'] ?? null, $track['artist'] ?? null];
        while ($history !== [] && $is_same($history[0])) {
            array_shift($history);
        }
        return array_slice($history, 0, OnAir::HISTORY_LIMIT);
    }
}
