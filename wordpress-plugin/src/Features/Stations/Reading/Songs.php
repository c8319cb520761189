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
    /** Text that an encoder sends as for a URL; looked for where no space is. */
    private const ESCAPED = '/^(?=\S*$)(?:.*%[\da-f]{2}|[^+]+\+[^+]+\+[^+])/iD';
    private const FILE = '/^(.+)\.(?:mp3|m4a|aac|ogg|opus|flac|wav|wma)$/iD';
    private const FOLDER = '~^(?:[a-z]:)?[\\\\/](?:.*[\\\\/])?~i';
    private const FREQUENCY = '\d{2,3}[.,]\d ?(?:fm|mhz)';
    private const CLOCK = '\d?\d(?::\d\d){1,2}';
    /** How long the song is, or how long it plays and is. */
    private const LENGTH = '[([]' . self::CLOCK . '(?: ?/ ?' . self::CLOCK . ')?[)\]]';
    /** A frequency, a time or an address that stands beside the song, and the next one. */
    private const BESIDE = '~^(?:' . self::FREQUENCY . '|\d?\d:\d\d) ?\| ?| ?\| ?(?:(?:https?://|www\.)\S+|'
        . self::FREQUENCY . ')$| ?(?:\||\*\*+) ?next:.*$|^' . self::LENGTH . ' | ?' . self::LENGTH . '$~iD';
    /** The show before a bar, where the song behind it has a dash of its own. */
    private const SHOW = '/^(?:(?! - )[^|:=])+ \| (?=[^|]* - )/';
    /** The bar that stood beside words that are gone. */
    private const BAR = '/^\s*\|+|\|+\s*$/';
    private const BEFORE = '/^(?: ?[|:•] ?| [-–—]+ |$)/u';
    private const BEHIND = '/(?: ?[|•] ?| [-–—]+ )$/u';
    private const HASH = '/\s*\[#[\da-f]{32}#\]/i';

    /**
     * @param list<string> $leave_out Words that the owner wants out of titles.
     * @param string $charset Of texts for which nothing names one; empty where the owner names none either.
     * @param string $name Of the station, which some senders write beside the song.
     */
    public function __construct(private array $leave_out, private string $charset = '', private string $name = '')
    {
    }

    /**
     * @param string $both Artist and title in one; read where the two do not tell both.
     * @param string $station Its name, which some servers write as the artist or beside the song.
     * @return array<string, string>|null Title, artist and art.
     */
    public function of(string $artist, string $written, string $both, string $art = '', string $station = ''): ?array
    {
        $cut = fn(string $text): string => self::without($this->name, self::without($station, $text));
        [$title, $text] = [$cut($written), $cut($both)];
        $is_nobody = self::is_nobody($artist, $title, $station) || self::is_nobody($artist, $title, $this->name);
        $artist = $is_nobody ? '' : $artist;
        if ($artist !== '' && $title !== '') {
            $own = str_starts_with($title, "$artist - ") ? substr($title, strlen("$artist - ")) : $title;
            $is_song = preg_match(self::NO_SONG, "$artist - $title") !== 1;
            $title = RecordedSong::of($title)['title'] ?? $own;
            return $is_song ? ['title' => $title, 'artist' => $artist, 'art' => $art] : null;
        }
        $track = self::whole($artist, $title, $text);
        // The station was the artist: it speaks of itself.
        $is_own = ($track['artist'] ?? '') === '' && (self::track($written ?: $both)['artist'] ?? '') !== '';
        return $track === null || $is_own ? null : $track + ['art' => $art];
    }

    /** A text without the name of the station before it or behind it, and without the bar or dash between. */
    private static function without(string $station, string $text): string
    {
        [$whole, $name] = [mb_strtolower($text, 'UTF-8'), mb_strtolower($station, 'UTF-8')];
        $is_first = str_starts_with($whole, $name);
        if ($name === '' || !$is_first && !str_ends_with($whole, $name)) {
            return $text;
        }
        $length = mb_strlen($name, 'UTF-8');
        $rest = $is_first ? mb_substr($text, $length, null, 'UTF-8') : mb_substr($text, 0, -$length, 'UTF-8');
        $left = (string) preg_replace($is_first ? self::BEFORE : self::BEHIND, '', $rest);
        return $left === $rest && $rest !== '' ? $text : self::without($station, $left);
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
        $whole = $text;
        foreach ($this->leave_out as $words) {
            $is_word = static fn(string $end): bool => preg_match("/$end/u", $words) === 1;
            $before = $is_word('^[\p{L}\p{N}]') ? '(?<![\p{L}\p{N}])' : '';
            $after = $is_word('[\p{L}\p{N}]$') ? '(?![\p{L}\p{N}])' : '';
            $text = preg_replace("/$before" . preg_quote($words, '/') . "$after/iu", '', $text) ?? $text;
        }
        $text = $text === $whole ? $text : preg_replace(self::BAR, '', $text);
        return self::bare(trim((string) preg_replace('/ {2,}/', ' ', $text)));
    }

    /**
     * The text without what a sender adds: the station behind a bar, the next song, and folder, number and ending of
     * a file without tags.
     */
    private static function bare(string $text): string
    {
        if (preg_match(self::FILE, $text, $of) !== 1) {
            $text = str_contains($text, '_-_') ? self::spaced($text) : $text;
            return (string) preg_replace([self::BESIDE, self::SHOW], '', $text);
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
        $recorded = RecordedSong::of($text);
        $track = $recorded === [] ? null : $recorded ?? TrackText::track($text);
        $is_nobody = $track !== null && preg_match(self::NO_SONG, $track['artist']) === 1;
        return $is_nobody ? ['title' => $track['title'], 'artist' => ''] : $track;
    }
}
