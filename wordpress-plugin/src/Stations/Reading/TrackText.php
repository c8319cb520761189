<?php

declare(strict_types=1);

namespace Onda\Stations\Reading;

use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** Texts, art and moments of feeds, by the rules of packages/feeds. */
final class TrackText
{
    private const READ_BYTES = 4000;
    private const KEPT_CHARACTERS = 500;
    private const ART_BYTES = 2000;
    /** The specification's sign of a default picture (radio.md 5), and the star that Last.fm gives for every artist. */
    private const NO_ART = '/album_art\.|2a96cbd8b46e442fc41c2b86b821562f/';
    private const IMAGE_FILE = '/\.(?:jpe?g|png|webp|gif)(?:\?|$)/i';
    private const PROVIDER_PATH = '/data/image/';
    private const INVISIBLE = '/[\x{0}-\x{8}\x{e}-\x{1f}\x{7f}-\x{9f}\x{ad}\x{61c}\x{200b}\x{200e}\x{200f}\x{202a}-\x{202e}'
        . '\x{2060}-\x{2069}\x{feff}]/u';
    /** Numbers from here on are milliseconds: as seconds they would lie in the year 5138. */
    private const FIRST_MILLISECONDS = 1e11;
    private const MOST_SECONDS = 8_640_000_000_000;

    /** One line of plain text, entities decoded once. Empty for what is no text, number or truth. */
    public static function plain(mixed $value): string
    {
        $text = match (true) {
            is_bool($value) => $value ? 'true' : 'false',
            is_scalar($value) => (string) $value,
            default => '',
        };
        $text = mb_scrub(substr($text, 0, self::READ_BYTES), 'UTF-8');
        $text = html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $text = (string) preg_replace([self::INVISIBLE, '/\s+/u'], ['', ' '], $text);
        return trim(mb_substr(trim($text), 0, self::KEPT_CHARACTERS, 'UTF-8'));
    }

    /**
     * A dash parts artist and title; of three parts the first two are the artist (radio.md 5).
     *
     * @return array{title: string, artist: string, art: string}|null Null where no letter is left.
     */
    public static function track(string $text, string $art = ''): ?array
    {
        $parts = self::parts($text);
        if ($parts === []) {
            return null;
        }
        $of_artist = count($parts) === 1 ? 0 : (count($parts) === 3 ? 2 : 1);
        return [
            'title' => implode(' - ', array_slice($parts, $of_artist)),
            'artist' => implode(' - ', array_slice($parts, 0, $of_artist)),
            'art' => $art,
        ];
    }

    /** An http(s) address, or empty. */
    public static function art(mixed $value, string $stream): string
    {
        $written = is_string($value) && strlen($value) <= self::ART_BYTES ? trim($value) : '';
        if ($written === '' || preg_match(self::NO_ART, $written) === 1) {
            return '';
        }
        if (str_starts_with($written, self::PROVIDER_PATH)) {
            $written = (string) preg_replace('~^(https?://[^/]+).*$~', '$1', $stream) . $written;
        }
        return Html::address((string) preg_replace('~^//~', 'https://', $written));
    }

    /** Pictures of the history must also end like a file of one (radio.md 5). */
    public static function history_art(mixed $value, string $stream): string
    {
        $art = self::art($value, $stream);
        return preg_match(self::IMAGE_FILE, $art) === 1 ? $art : '';
    }

    /** Unix time in seconds of seconds, milliseconds or a written date; null for none. */
    public static function moment(mixed $value): ?int
    {
        if (is_numeric($value)) {
            $seconds = $value < self::FIRST_MILLISECONDS ? (float) $value : (float) $value / 1000;
            return $seconds > 0 && $seconds <= self::MOST_SECONDS ? (int) round($seconds) : null;
        }
        $written = is_string($value) ? strtotime(substr(trim($value), 0, 40)) : false;
        return is_int($written) && $written > 0 ? $written : null;
    }

    /** @return list<string> */
    private static function parts(string $text): array
    {
        $pieces = static fn(string $pattern, string $text): array => array_values(array_filter(
            array_map(trim(...), (array) preg_split($pattern, $text)),
            static fn(string $part): bool => $part !== '' && $part !== '-',
        ));
        $spaced = $pieces('/ - /', " $text ");
        if (count($spaced) !== 1) {
            return $spaced;
        }
        $long = $pieces('/ [–—] /u', $text);
        if (count($long) > 1) {
            return $long;
        }
        return preg_match('/^[^\s-]+-[^\s-]+$/D', $text) === 1 ? $pieces('/-/', $text) : $spaced;
    }
}
