<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/** Songs of the texts of a document: artist and title, one text of both, or a record of a program within a text. */
final class Songs
{
    /** Whole texts that servers and encoders send in place of a song; never words to look for inside a title. */
    private const NO_SONG = '/^(?:now playing info goes here|stream offline|(?:libretime|airtime) - offline|auto ?dj'
        . '|untitled|unknown(?: - unknown| artist)?|<unknown>|artista desconocido'
        . '|unspecified description|your dj here|sam broadcaster|liquidsoap|azuracast|artist - title'
        . '|undefined(?: - undefined)?|null|none|oracle:0|empty title|stop_ad_break|adwtag_.*'
        . '|ad-trigger - ad-trigger|live365 - .*'
        . '|azuracast\.com - azuracast is live!)$/iD';
    private const NOBODY = '/^(?:auto[ -]?dj|no[ -]?dj|none|null|undefined)$/iD';
    /** A record, of which `song_spot="M"` says that it is music. */
    private const SPOT = '/^(.*?)\s*-?\s*\btext="(.*?)" \w+="/s';
    /** As some encoders send a text for an address; looked for where no space is. */
    private const ESCAPED = '/^(?=\S*$)(?:.*%[\da-f]{2}|[^+]+\+[^+]+\+[^+])/iD';
    /** `artist~title~…`, at least five fields. */
    private const FIELDS = '/^\s*([^~]*[^~\s])\s*~\s*([^~]*[^~\s])\s*(?:~[^~]*){3}/';
    private const FILE = '/^(.+)\.(?:mp3|m4a|aac|ogg|opus|flac|wav|wma)$/iD';
    private const FOLDER = '~^(?:[a-z]:)?[\\\\/](?:.*[\\\\/])?~i';
    /** A frequency, a time or an address that stands beside the song, and the next one. */
    private const BESIDE = '~^(?:\d{2,3}[.,]\d ?(?:fm|mhz)|\d?\d:\d\d) ?\| ?'
        . '| ?\| ?(?:(?:https?://|www\.)\S+|\d{2,3}[.,]\d ?(?:fm|mhz))$| ?(?:\||\*\*+) ?next:.*$~iD';
    private const HASH = '/\s*\[#[\da-f]{32}#\]/i';

    /**
     * @param list<string> $leave_out Words that the owner wants out of titles.
     * @param string $charset Of texts for which nothing names one; empty where the owner names none either.
     */
    public function __construct(private array $leave_out, private string $charset = '')
    {
    }

    /**
     * @param string $text Artist and title in one; read where the two do not tell both.
     * @param string $station Its name, which some servers write as the artist.
     * @return array{title: string, artist: string, art: string}|null
     */
    public function of(string $artist, string $title, string $text, string $art = '', string $station = ''): ?array
    {
        $artist = self::is_nobody($artist, $title, $station) ? '' : $artist;
        if ($artist !== '' && $title !== '') {
            $own = str_starts_with($title, "$artist - ") ? substr($title, strlen("$artist - ")) : $title;
            return ['title' => self::recorded($title)['title'] ?? $own, 'artist' => $artist, 'art' => $art];
        }
        $track = self::whole($artist, $title, $text);
        return $track === null ? null : $track + ['art' => $art];
    }

    /** @return array{title: string, artist: string}|null Of one text that tells both, where it holds what is told. */
    private static function whole(string $artist, string $title, string $text): ?array
    {
        $one = $artist . $title;
        $whole = self::track($text);
        if ($whole !== null && $whole['artist'] !== '' && ($one === '' || str_contains($text, $one))) {
            return $whole;
        }
        $track = self::track($one === '' ? $text : $one);
        $is_artist = $track !== null && $artist !== '' && $track['artist'] === '';
        return $is_artist ? ['title' => '', 'artist' => $artist] : $track;
    }

    /** The station itself is no artist beside a title that names one. */
    private static function is_nobody(string $artist, string $title, string $station): bool
    {
        $is_station = $station !== '' && mb_strtolower($artist, 'UTF-8') === mb_strtolower($station, 'UTF-8');
        return preg_match(self::NO_SONG, $artist) === 1 || $is_station && (self::track($title)['artist'] ?? '') !== '';
    }

    /** A value of a document as a text of a song, without the words that the owner left out. */
    public function text(mixed $value): string
    {
        $text = strtr(TrackText::plain($value, $this->charset), ["\\'" => "'", '\\"' => '"']);
        $text = (string) preg_replace(self::HASH, '', self::unescaped($text));
        foreach ($this->leave_out as $words) {
            $is_word = static fn(string $end): bool => preg_match("/$end/u", $words) === 1;
            $before = $is_word('^[\p{L}\p{N}]') ? '(?<![\p{L}\p{N}])' : '';
            $after = $is_word('[\p{L}\p{N}]$') ? '(?![\p{L}\p{N}])' : '';
            $text = preg_replace("/$before" . preg_quote($words, '/') . "$after/iu", '', $text) ?? $text;
        }
        return self::bare(trim((string) preg_replace('/ {2,}/', ' ', $text)));
    }

    /**
     * Without what a sender adds: the station behind a bar, the next song, and folder, number and ending of a file
     * without tags.
     */
    private static function bare(string $text): string
    {
        if (preg_match(self::FILE, $text, $of) !== 1) {
            return (string) preg_replace(self::BESIDE, '', str_contains($text, '_-_') ? self::spaced($text) : $text);
        }
        $name = self::spaced((string) preg_replace(self::FOLDER, '', $of[1]));
        return trim((string) preg_replace('/^\d{2,3}(?: - |\. )/', '', $name));
    }

    /** Names of files have `_` in place of spaces: `Faro_-_Marea_alta`. */
    private static function spaced(string $text): string
    {
        return str_contains($text, ' ') ? $text : str_replace('_', ' ', $text);
    }

    private static function unescaped(string $text): string
    {
        $decoded = preg_match(self::ESCAPED, $text) === 1 ? urldecode($text) : $text;
        return preg_match('//u', $decoded) === 1 ? trim((string) preg_replace('/\s+/u', ' ', $decoded)) : $text;
    }

    /** The name of a person who is live. */
    public function presenter(mixed $name): string
    {
        $name = TrackText::plain($name, $this->charset);
        return preg_match(self::NOBODY, $name) === 1 ? '' : $name;
    }

    /** @return array{title: string, artist: string}|null */
    private static function track(string $text): ?array
    {
        if (preg_match(self::NO_SONG, $text) === 1) {
            return null;
        }
        $recorded = self::recorded($text);
        $track = $recorded === [] ? null : $recorded ?? TrackText::track($text);
        $is_nobody = $track !== null && preg_match(self::NO_SONG, $track['artist']) === 1;
        return $is_nobody ? ['title' => $track['title'], 'artist' => ''] : $track;
    }

    /** @return array{}|array{title: string, artist: string}|null Null for a text that is no record; empty for no music. */
    private static function recorded(string $text): ?array
    {
        $spot = self::attribute($text, 'song_spot');
        if (preg_match(self::SPOT, $text, $of) === 1) {
            return $spot === 'M' ? self::told($of[1], $of[2]) : [];
        }
        [$artist, $title] = [self::attribute($text, 'artist'), self::attribute($text, 'title')];
        if ($artist !== null && $title !== null) {
            return ($spot ?? 'M') === 'M' ? self::told($artist, $title) : [];
        }
        return preg_match(self::FIELDS, $text, $of) === 1 ? ['title' => $of[2], 'artist' => $of[1]] : null;
    }

    private static function attribute(string $text, string $name): ?string
    {
        return preg_match("/\b$name=\"([^\"]*)\"/", $text, $of) === 1 ? $of[1] : null;
    }

    /** @return array{}|array{title: string, artist: string} One alone is the title. */
    private static function told(string $artist, string $title): array
    {
        [$artist, $title] = $title === '' ? ['', $artist] : [$artist, $title];
        return $title === '' ? [] : ['title' => $title, 'artist' => $artist];
    }
}
