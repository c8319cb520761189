<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/** Reads the pages of stream servers that are no tree: 7.html, played.html and status.xsl. Null for other documents. */
final class StatusPages
{
    private const SHOUTCAST1 = '/^\s*(\d{1,9}),([01]),\d{1,9},\d{1,9},\d{1,9}(?:,\d{0,9}(?:,(.*))?)?$/s';
    /** A cell ends where the next begins: a heading may stand in one. */
    private const CELL = '~<(h[1-6]|t[dh])\b[^<>]*+>(.{0,2000}?)(?=</\1>|<(?:h[1-6]|t[dh])\b)~is';
    private const PLAYED_ROW = '~<tr\b[^<>]*+>[^<]*+<td\b[^<>]*+>(?>(.{0,200}?)</td>)[^<]*+<td\b[^<>]*+>(?>(.{0,2000}?)'
        . '(?=</td>|<td\b|</?tr\b|</table))(.{0,300}?)(?=</?tr\b|</table|$)~is';
    /** Labels of Icecast 2.4 and later, and of the versions before. */
    private const LABELS = [
        'playing' => '/^(?:Currently playing|Current Song):$/i',
        'listeners' => '/^(?:Listeners \(current\)|Current Listeners):$/i',
    ];
    private const DAY = 86_400_000;
    private const HALF_HOUR = 1_800_000;

    public function __construct(private ReadOptions $options)
    {
    }

    public function icecast_html(string $body): ?OnAir
    {
        if (stripos($body, 'icecast') === false || preg_match_all(self::CELL, $body, $cells, PREG_SET_ORDER) === false) {
            return null;
        }
        $mounts = self::mounts($cells);
        $place = $this->options->own->of(array_map(static fn(array $mount): array =>
            ['addresses' => [$mount['path']], 'number' => ''], $mounts));
        if ($place === null) {
            return new OnAir(false);
        }
        $title = $this->options->songs->text($mounts[$place]['playing'] ?? '');
        $listeners = WireSongs::number($mounts[$place]['listeners'] ?? null);
        return new OnAir(track: $this->options->songs->of('', '', $title), listeners: $listeners);
    }

    /**
     * A label belongs to the heading before it, a value to the label before it.
     *
     * @param list<array{string, string, string}> $cells Headings and cells in the order of the page.
     * @return list<array{path: string, playing?: string, listeners?: string}>
     */
    private static function mounts(array $cells): array
    {
        [$mounts, $label] = [[], ''];
        foreach ($cells as [, $tag, $inner]) {
            $text = wp_strip_all_tags($inner);
            $plain = TrackText::plain($text);
            if ($tag[0] !== 't' && preg_match('~^Mount ?point (/\S*)~i', $plain, $found) === 1) {
                $mounts[] = ['path' => $found[1]];
            } elseif ($mounts !== [] && $label !== '') {
                $mounts[array_key_last($mounts)][$label] = $text;
            }
            $label = (string) array_search(true, array_map(static fn(string $labels): bool =>
                preg_match($labels, $plain) === 1, self::LABELS), true);
        }
        return $mounts;
    }

    /** A page may hold a line for each stream: the first that is on air is taken. */
    public function shoutcast1(string $body): ?OnAir
    {
        $off = null;
        foreach ((array) preg_split('~</?(?:html|head|meta|body)\b[^<>]*>~i', $body) as $line) {
            if (preg_match(self::SHOUTCAST1, rtrim((string) $line), $of) !== 1) {
                continue;
            }
            if ($of[2] === '1') {
                $title = $this->options->songs->text($of[3] ?? '');
                return new OnAir(track: $this->options->songs->of('', '', $title), listeners: (int) $of[1]);
            }
            $off ??= new OnAir(false, listeners: (int) $of[1]);
        }
        return $off;
    }

    public function played_html(string $body): ?OnAir
    {
        if (stripos($body, 'Played @') === false || !preg_match_all(self::PLAYED_ROW, $body, $rows, PREG_SET_ORDER)) {
            return null;
        }
        [$current, $started, $history, $newest] = [null, null, [], null];
        foreach ($rows as [, $time, $title, $mark]) {
            $is_time = preg_match('/(\d{1,2}):(\d\d):(\d\d)(?: ?([ap])m)?\s*$/i', wp_strip_all_tags($time), $at) === 1;
            $title = $this->options->songs->text(wp_strip_all_tags($title));
            $track = $is_time ? $this->options->songs->of('', '', $title) : null;
            if ($track === null) {
                continue;
            }
            $hour = isset($at[4]) ? $at[1] % 12 + (strtolower($at[4]) === 'p' ? 12 : 0) : (int) $at[1];
            $of_day = ($hour * 3600 + (int) $at[2] * 60 + (int) $at[3]) * 1000;
            $newest ??= $of_day;
            $moment = $this->options->now === 0 ? null : $this->moment($newest, $of_day);
            if (stripos($mark, 'current song') !== false) {
                [$current, $started] = [$track, $moment];
            } else {
                $history[] = $track + ['played_at' => $moment];
            }
        }
        return new OnAir(track: $current, history: array_slice($history, 0, OnAir::HISTORY_LIMIT), started_at: $started);
    }

    /**
     * The times are of the server's clock and have no date. The newest song began less than half an hour ago, so the
     * minutes tell when, whatever the zone; the others lie before it, some beyond midnight.
     */
    private function moment(int $newest, int $of_day): int
    {
        $rest = static fn(int $value, int $divisor): int => ($value % $divisor + $divisor) % $divisor;
        $newest_at = $this->options->now - $rest($this->options->now - $newest, self::HALF_HOUR);
        return (int) round(($newest_at - $rest($newest - $of_day, self::DAY)) / 1000);
    }
}
