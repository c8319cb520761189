<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

use Onda\Core\Text\Utf8;

defined('ABSPATH') || exit;

/** Texts of feeds, by the rules of packages/feeds. */
final class TrackText
{
    private const READ_BYTES = 4000;
    /** UTF-16 units, as in the browser: half a letter is none. */
    private const KEPT_UNITS = 500;
    private const INVISIBLE = '/[\x{0}-\x{8}\x{e}-\x{1f}\x{7f}-\x{9f}\x{ad}\x{61c}\x{200b}\x{200e}\x{200f}\x{202a}-\x{202e}'
        . '\x{2060}-\x{2069}\x{feff}]/u';
    private const DASHES = '/^[-\x{2010}-\x{2015}\x{2212}]*$/u';
    /** Not inside brackets: `Faro - Marea (En vivo - 1994)` has two parts. */
    private const DASH = '/ - (?![^()[\]]*[)\]])/';
    /** A dash with a space on one side, before something other than a number. */
    private const LEANING = '/(?<=\S)- (?=\S)|(?<=\S) -(?=[^\s\d-])/';
    /** Characters of `WORD_START` in the browser's `titleCase`. */
    private const PARTING = '\s!-&(-/:-@[-`{-\~\x{a1}-\x{a9}\x{ab}-\x{b1}\x{b4}\x{b6}-\x{b8}\x{bb}\x{bf}'
        . '\x{2010}-\x{2018}\x{201a}-\x{206f}\x{3001}-\x{303f}';
    private const SMALL_WORDS = ['y', 'e', 'o', 'u', 'de', 'del', 'el', 'la', 'las', 'lo', 'los', 'al', 'con', 'en', 'por',
        'para', 'sin'];

    /** A line of plain text. Empty for what is no text, number or truth; of a list, the first that is one. */
    public static function plain(mixed $value, string $charset = ''): string
    {
        if (is_array($value) && array_is_list($value)) {
            $value = $value[0] ?? '';
        }
        $text = match (true) {
            is_bool($value) => $value ? 'true' : 'false',
            is_scalar($value) => (string) $value,
            default => '',
        };
        $text = Letters::repaired(mb_scrub(substr($text, 0, self::READ_BYTES), 'UTF-8'));
        $text = Utf8::without_controls(Letters::in_charset(Entities::decoded($text), $charset));
        $text = trim((string) preg_replace([self::INVISIBLE, '/\s+/u'], ['', ' '], $text));
        return self::cut($text);
    }

    /**
     * A dash parts artist and title; of three parts the first two are the artist (R-5.16 and R-5.17).
     *
     * @return array{title: string, artist: string}|null Null where no letter is left.
     */
    public static function track(string $text): ?array
    {
        // Artist or title alone may have been read as Latin-1.
        $parts = array_map(Letters::repaired(...), self::parts($text));
        if ($parts === []) {
            return null;
        }
        $of_artist = count($parts) === 1 ? 0 : (count($parts) === 3 ? 2 : 1);
        return [
            'title' => implode(' - ', array_slice($parts, $of_artist)),
            'artist' => implode(' - ', array_slice($parts, 0, $of_artist)),
        ];
    }

    /** With initial capitals: as `titleCase` of the browser. */
    public static function cased(string $artist): string
    {
        $word = '~(^|[' . self::PARTING . '])([^' . self::PARTING . ']\p{Mn}*)([^' . self::PARTING . ']*)~u';
        $words = (int) preg_match_all($word, $artist, $found, PREG_SET_ORDER);
        foreach ($words > 0 ? $found : [] as [, , $first, $rest]) {
            if ($first !== self::small($first) && $rest !== mb_strtoupper($rest, 'UTF-8')) {
                return $artist;
            }
        }
        $end = 0;
        return (string) preg_replace_callback($word, static function (array $found) use ($artist, &$end): string {
            [[$all, $at], [$before], [$first], [$rest]] = $found;
            $is_between = $at > 0 && $at === $end && ($artist[$at + strlen($all)] ?? '') === ' ';
            $end = $at + strlen($all);
            return $is_between && $before === ' ' && in_array(self::small($first . $rest), self::SMALL_WORDS, true)
                ? $before . self::small($first . $rest)
                : $before . mb_strtoupper($first, 'UTF-8') . self::small($rest);
        }, $artist, -1, $count, PREG_OFFSET_CAPTURE);
    }

    private static function small(string $text): string
    {
        return (string) preg_replace('/(?<=\p{L})σ$/u', 'ς', mb_strtolower($text, 'UTF-8'));
    }

    private static function cut(string $text): string
    {
        if (strlen($text) <= self::KEPT_UNITS) {
            return $text;
        }
        preg_match_all('/[\x{0}-\x{ffff}]|[\x{10000}-\x{10ffff}]/u', $text, $letters);
        [$kept, $units] = ['', 0];
        foreach ($letters[0] as $letter) {
            $units += strlen($letter) === 4 ? 2 : 1;
            if ($units > self::KEPT_UNITS) {
                break;
            }
            $kept .= $letter;
        }
        return rtrim($kept);
    }

    /** @return list<string> */
    private static function parts(string $text): array
    {
        $pieces = static fn(string $pattern, string $text): array => array_values(array_filter(
            array_map(trim(...), (array) preg_split($pattern, $text)),
            static fn(string $part): bool => preg_match(self::DASHES, $part) !== 1,
        ));
        $spaced = $pieces(self::DASH, " $text ");
        if (count($spaced) !== 1) {
            return $spaced;
        }
        $others = [
            $pieces('/ - /', " $text "),
            $pieces('/ (?:[\x{2010}-\x{2015}\x{2212}\x{fe58}\x{fe63}]|--) |\s*\x{ff0d}\s*/u', $text),
            $pieces('/ - /', (string) preg_replace(self::LEANING, ' - ', $text, 1)),
            self::is_tight($text) ? $pieces('/-/', $text) : [],
        ];
        return current(array_filter($others, static fn(array $parts): bool => count($parts) > 1)) ?: $spaced;
    }

    /**
     * Whether a dash without spaces parts: where the text holds no space at all, or between two names of several words.
     * `Jean-Michel Jarre` is one.
     */
    private static function is_tight(string $text): bool
    {
        $name = '[^-]*[^\s-]\s[^\s-][^-]*';
        return preg_match('/^[^\s-]+-[^\s-]+$/D', $text) === 1 || preg_match("/^$name-(?=\p{Lu})$name$/Du", $text) === 1;
    }
}
