<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/**
 * The song in a segment of HLS: ID3 tags within packed sound, MP4 or MPEG-TS. WordPress's getID3 reads the tags; it
 * reads no MPEG-TS, where a tag is cut into packets (ISO 13818-1).
 */
final class SegmentTags
{
    private const TAG = "/ID3[\3\4]/";
    /** The first tag of a segment is often its time alone. */
    private const MOST_TAGS = 20;
    private const PACKET_BYTES = 188;
    private const SYNC = 'G';
    /** The head of a packet of data, as Apple's "Timed Metadata for HTTP Live Streaming" names it. */
    private const DATA_HEAD = "\0\0\1\xBD";

    /** @return array{artist: string, title: string} Of the last tag with a title; empty for none. */
    public static function song(string $segment): array
    {
        $data = self::is_transport_stream($segment) ? self::data($segment) : $segment;
        preg_match_all(self::TAG, $data, $tags, PREG_OFFSET_CAPTURE);
        foreach (array_reverse(array_slice($tags[0], 0, self::MOST_TAGS)) as [, $start]) {
            $song = self::tagged(substr($data, $start));
            if ($song['title'] !== '') {
                return $song;
            }
        }
        return ['artist' => '', 'title' => ''];
    }

    /** @return array{artist: string, title: string} */
    private static function tagged(string $tag): array
    {
        class_exists('getID3', false) || require ABSPATH . WPINC . '/ID3/getid3.php';
        $reader = new \getID3();
        require_once ABSPATH . WPINC . '/ID3/module.tag.id3v2.php';
        $reader->setOption(['encoding' => 'UTF-8']);
        $reader->info = ['avdataoffset' => 0, 'avdataend' => 0];
        (new \getid3_id3v2($reader))->AnalyzeString($tag);
        $text = static function (string $name) use ($reader): string {
            $frame = ($reader->info['id3v2'][$name][0] ?? []) + ['data' => '', 'encoding' => 'UTF-8'];
            return trim((string) \getid3_lib::iconv_fallback($frame['encoding'], 'UTF-8', (string) $frame['data']), "\0 ");
        };
        return ['artist' => $text('TPE1'), 'title' => $text('TIT2')];
    }

    private static function is_transport_stream(string $segment): bool
    {
        return $segment !== '' && $segment[0] === self::SYNC && ($segment[self::PACKET_BYTES] ?? '') === self::SYNC;
    }

    /** The content of the packets of data. */
    private static function data(string $segment): string
    {
        [$data, $streams] = ['', []];
        foreach (str_split($segment, self::PACKET_BYTES) as $packet) {
            if (strlen($packet) < self::PACKET_BYTES || $packet[0] !== self::SYNC) {
                break;
            }
            $head = unpack('nstream/Cflags', $packet, 1);
            $has_filling = ($head['flags'] & 0x20) !== 0;
            $payload = substr($packet, $has_filling ? 5 + ord($packet[4]) : 4);
            $stream = $head['stream'] & 0x1FFF;
            if (($head['stream'] & 0x4000) !== 0) {
                $streams[$stream] = str_starts_with($payload, self::DATA_HEAD);
                $payload = $streams[$stream] ? substr($payload, 9 + ord($payload[8] ?? "\0")) : $payload;
            }
            $data .= $streams[$stream] ?? false ? $payload : '';
        }
        return $data;
    }
}
