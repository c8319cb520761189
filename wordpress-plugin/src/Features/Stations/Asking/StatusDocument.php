<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Asking;

use Onda\Core\Fetch\IcyBlocks;
use Onda\Core\Settings\Station;
use Onda\Core\Text\Utf8;

defined('ABSPATH') || exit;

/** The text that tells the song of a station, as its server wrote it. */
final class StatusDocument
{
    private const SILENT = "StreamTitle='';";

    public function __construct(
        /** The kind of feed; `auto` if the reader has to detect it. */
        public readonly string $kind,
        /** UTF-8. */
        public readonly string $body,
        /** Unix time in seconds. */
        public readonly int $fetched_at,
        /** The last attempt to read it again failed. */
        public readonly bool $is_stale = false,
        /** The place it was read from; null where nobody noted it. */
        public readonly ?Place $place = null,
        /** The address of sound in the playlist that the stream is; empty where it is none. */
        public readonly string $sound = '',
    ) {
    }

    /**
     * The bytes of a document as UTF-8.
     *
     * @param string $charset Of the owner: then no other name counts, and each letter is read by it later.
     */
    public static function text_of(string $bytes, string $content_type, string $charset): string
    {
        return $charset === '' ? Utf8::from_bytes($bytes, $content_type) : Utf8::bytewise($bytes);
    }

    /** The document of sound that is heard and names no song. */
    public static function silent(string $address): self
    {
        return new self('icy', self::SILENT, time(), place: new Place('icy', $address, true));
    }

    public function is_silent(): bool
    {
        return $this->body === self::SILENT;
    }

    public function stale(): self
    {
        return new self(...['is_stale' => true] + get_object_vars($this));
    }

    public function of_sound(string $sound): self
    {
        return new self(...['sound' => $sound] + get_object_vars($this));
    }

    /** The sound says that an advertisement runs, and what is on air after it is not known. */
    public function is_advertisement(): bool
    {
        return $this->kind === 'icy' && IcyBlocks::is_advertisement($this->body);
    }

    /** The station with the address that sounds, and the document as its feed where it tells of this stream alone. */
    public function heard(Station $station): Station
    {
        $own = $this->place?->is_own === true ? $this->place->address : '';
        return $station->at($this->sound ?: $station->stream, $station->feed ?: $own);
    }

    /**
     * Changes with what a listener could see.
     *
     * @param string $art What was found for the song elsewhere.
     */
    public function version(string $art = ''): string
    {
        return substr(sha1("{$this->kind}\n{$this->body}$art"), 0, 12);
    }
}
