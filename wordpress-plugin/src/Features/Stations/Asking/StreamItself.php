<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Asking;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\IcyBlocks;
use Onda\Core\Fetch\Visit;
use Onda\Core\Fetch\Visitor;
use Onda\Features\Stations\Reading\InStream;
use Onda\Features\Stations\Reading\SegmentTags;

defined('ABSPATH') || exit;

/** Reads the song in the sound: the last resort, which nearly every server has. */
final class StreamItself
{
    /** The time of one visit: some servers send their first title late. */
    public const SECONDS = 4.0;
    /** A playlist may name a playlist, and HLS one for each quality. */
    private const MAX_LISTS = 2;

    public function __construct(private Visitor $visitor)
    {
    }

    public static function open(): self
    {
        return new self(Visitor::open(self::SECONDS));
    }

    /**
     * @param float $deadline On the clock of `microtime(true)`.
     * @param string $charset As the owner names it.
     * @throws FetchFailed
     */
    public function read(Endpoint $stream, float $deadline, string $charset = ''): StatusDocument
    {
        $deadline = min($deadline, microtime(true) + self::SECONDS);
        $visit = $this->visit($stream, $deadline);
        // Shoutcast shows a page to browsers there.
        if ($visit->last()->path === '/' && str_contains($visit->answer->type(), 'html')) {
            $stream = $visit->last()->at('/;') ?? $stream;
            $visit = $this->visit($stream, $deadline);
        }
        for ($lists = 0; $lists < self::MAX_LISTS; $lists++) {
            $list = Playlist::read($visit->last(), $visit->answer);
            if ($list === null || $list->streams === []) {
                break;
            }
            $stream = $list->is_hls ? $stream : $list->streams[0];
            $visit = $this->visit($list->streams[0], $deadline);
        }
        return $this->document($visit, $stream, $charset, $deadline);
    }

    /**
     * The address of sound that a playlist names; the address itself where it is none.
     *
     * @throws FetchFailed
     */
    public function sound(Endpoint $stream, float $deadline): Endpoint
    {
        $visit = $this->visit($stream, $deadline);
        $list = Playlist::read($visit->last(), $visit->answer);
        return $list === null || $list->is_hls || $list->streams === [] ? $stream : $list->streams[0];
    }

    private function document(Visit $visit, Endpoint $stream, string $charset, float $deadline): StatusDocument
    {
        $is_hls = Playlist::read($visit->last(), $visit->answer)?->is_hls === true;
        $told = $is_hls
            ? $visit->answer->body . $this->in_last_segment($visit, $deadline)
            : IcyBlocks::telling($visit->answer->body, (int) $visit->answer->header('icy-metaint'));
        if ($told === '') {
            return $visit->answer->body !== '' && HttpAnswer::is_sound_type($visit->answer->type())
                ? StatusDocument::silent($stream->written())
                : throw new FetchFailed('the sound names no song');
        }
        $place = new Place($is_hls ? 'hls' : 'icy', $stream->written(), true);
        return new StatusDocument($place->kind, StatusDocument::text_of($told, '', $charset), time(), place: $place);
    }

    /** A playlist that names no song leaves it to its segments: the last one's, written as a tag of the playlist. */
    private function in_last_segment(Visit $list, float $deadline): string
    {
        $body = $list->answer->body;
        $names = preg_grep('/^[^#\s]/', preg_split('/\R/', $body) ?: []) ?: [];
        $segment = $names === [] || InStream::names_song($body) ? null : $list->last()->follow(trim(end($names)));
        if ($segment === null) {
            return '';
        }
        try {
            ['artist' => $artist, 'title' => $title] = SegmentTags::song($this->visit($segment, $deadline)->answer->body);
        } catch (FetchFailed) {
            return '';
        }
        $quoted = static fn(string $text): string => '"' . strtr($text, ["\r" => ' ', "\n" => ' ', '"' => '”']) . '"';
        return $title === '' ? '' : "\n#EXT-X-DATERANGE:X-ARTIST={$quoted($artist)},X-TITLE={$quoted($title)}\n";
    }

    private function visit(Endpoint $endpoint, float $deadline): Visit
    {
        $visit = $this->visitor->visit($endpoint, $deadline);
        return $visit->answer->status === 200
            ? $visit
            : throw new FetchFailed("status {$visit->answer->status}", $visit->answer->status, 'status');
    }
}
