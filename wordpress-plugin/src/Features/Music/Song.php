<?php

declare(strict_types=1);

namespace Onda\Features\Music;

defined('ABSPATH') || exit;

/** A song, as far as it is needed to ask for its art. */
final class Song
{
    private const TEXT_BYTES = 200;

    private function __construct(public readonly string $artist, public readonly string $title)
    {
    }

    /** Null without an artist or a title: an advertisement has no art. */
    public static function of(mixed $artist, mixed $title): ?self
    {
        [$artist, $title] = [MusicPlainText::of($artist, self::TEXT_BYTES), MusicPlainText::of($title, self::TEXT_BYTES)];
        if ($artist === '') {
            [$artist, $title] = self::split($title);
        }
        return $artist === '' || $title === '' ? null : new self($artist, $title);
    }

    /** How the same song is written everywhere: without accents, capitals, signs, and what stands in brackets. */
    public function key(): string
    {
        return self::folded($this->artist) . "\n" . self::folded($this->title);
    }

    public function is(mixed $artist, mixed $title): bool
    {
        $other = is_string($artist) && is_string($title) ? self::of($artist, $title) : null;
        return $other !== null
            && self::is_within($this->artist, $other->artist)
            && self::is_within($this->title, $other->title);
    }

    /**
     * R-5.16 and R-5.17: a dash parts artist and title; of three parts the first two are the artist.
     *
     * @return array{string, string}
     */
    private static function split(string $text): array
    {
        $parts = explode(' - ', $text);
        $title = array_pop($parts);
        return [trim(implode(' - ', $parts)), trim($title)];
    }

    /** "Faro y Marea" is an answer to "Faro", and the other way round. */
    private static function is_within(string $one, string $other): bool
    {
        [$one, $other] = [self::folded($one), self::folded($other)];
        return $one !== '' && $other !== '' && (str_contains(" $one ", " $other ") || str_contains(" $other ", " $one "));
    }

    private static function folded(string $text): string
    {
        $bare = (string) preg_replace('/\s*[(\[][^)\]]*[)\]]/u', '', $text);
        $plain = strtolower(remove_accents($bare === '' ? $text : $bare));
        return trim((string) preg_replace('/[^\p{L}\p{N}]+/u', ' ', $plain));
    }
}
