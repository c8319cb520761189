<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/** Titles that are a record of a broadcast system, by the rules of packages/feeds. */
final class RecordedSong
{
    /** `Faro - text="Marea" song_spot="T" …`. */
    private const SPOT = '/^(.*?)\s*-?\s*\btext="(.*?)" \w+="/s';
    /** The name, the length or the type of a break between songs. */
    private const NO_MUSIC = '/\bspot block\b|\blength\W+00:00:00\b|\btype\W+(?:ad|com|jin|li?nk|news|pro?m|spo?t)/i';
    /** Beside a mark that is not `M`, a length or the number of an artist or song tells music. */
    private const SPOKEN = '/song_spot="(?!M)/';
    private const KNOWN = '/\b(?:length="(?!00:00:00)|(?:t[ap]|mediabase|itunestrack|amgtrack)id="[1-9])/i';
    /** `FARO~Marea~~~~~2020-08-13T08:11:53~…~Radio Uno`, at least four fields. */
    private const FIELDS = '/^\s*([^~]*[^~\s])\s*~\s*([^~]*[^~\s])\s*(?:~[^~]*){2}/';
    private const ARTIST = 'artist';
    private const TITLE = 'title|song|track';
    private const NEXT = '\s*(?:[|;\~]|[,&-]?\s*"?[a-z_]*(?:artist|title|album|song|track|type|length|duration|genre|year'
        . '|label|url|spot|id)"?\s*[:=]|\}?$)';

    /** @return array{}|array{title: string, artist: string}|null Null for a text that is no record; empty for no music. */
    public static function of(string $text): ?array
    {
        $record = preg_match(self::SPOT, $text, $of) === 1
            ? [$of[1], $of[2]]
            : [self::value($text, self::ARTIST), self::value($text, self::TITLE)];
        [$artist, $title] = $record;
        if ($artist === null || $title === null) {
            return preg_match(self::FIELDS, $text, $of) === 1 ? ['title' => $of[2], 'artist' => $of[1]] : null;
        }
        $is_spoken = preg_match(self::SPOKEN, $text) === 1 && preg_match(self::KNOWN, $text) !== 1;
        $is_song = $title !== '' && !$is_spoken && preg_match(self::NO_MUSIC, $text) !== 1;
        return $is_song ? ['title' => $title, 'artist' => $artist] : [];
    }

    /** `ARTIST=Faro|TITLE=Marea`: a value is in quotes, or goes up to the next field. */
    private static function value(string $text, string $name): ?string
    {
        $key = "\"?(?:song_?|track_?)?(?:$name)\"?";
        $field = "~(?:(?:^|[|;\\~,&{\\s])$key\\s*[:=\\~]|(?:^|\\|)\\s*$key\\s)\\s*(?:\"([^\"]*)\"|(.*?))(?="
            . self::NEXT . ')~is';
        return preg_match($field, $text, $of) === 1 ? trim($of[2] ?? $of[1]) : null;
    }
}
