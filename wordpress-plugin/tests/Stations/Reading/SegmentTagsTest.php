<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Features\Stations\Reading\SegmentTags;
use PHPUnit\Framework\TestCase;

/** Each row is a segment: the artist and the title that its tags tell. */
final class SegmentTagsTest extends TestCase
{
    /**
     * @dataProvider segments
     * @param array{string, string} $song
     */
    public function test_the_song_of_a_segment(string $segment, array $song): void
    {
        $this->assertSame($song, array_values(SegmentTags::song($segment)));
    }

    /** @return array<string, array{string, array{string, string}}> */
    public static function segments(): array
    {
        $marea = self::tag(['TIT2' => "\3Marea", 'TPE1' => "\3Faro"]);
        $time = self::tag(['PRIV' => "com.apple.streaming.transportStreamTimestamp\0\0\0\0\0\0\0\0\0"]);
        $long = str_repeat('á', 300);
        $sound = "\xFF\xF1" . str_repeat('x', 200);
        return [
            'packed sound' => [$marea . $sound, ['Faro', 'Marea']],
            'its time first' => [$time . $marea . $sound, ['Faro', 'Marea']],
            'its time alone' => [$time . $sound, ['', '']],
            'a title alone' => [self::tag(['TIT2' => "\3Faro - Marea"]), ['', 'Faro - Marea']],
            'UTF-16' => [self::tag(['TIT2' => "\1\xFF\xFEM\0a\0\xF1\0a\0"]), ['', 'Maña']],
            'Latin-1' => [self::tag(['TIT2' => "\0Ma\xF1ana"]), ['', 'Mañana']],
            'two songs: the later' => [$marea . $sound . self::tag(['TIT2' => "\3Sal"]) . $sound, ['', 'Sal']],
            'MPEG-TS' => [self::packets(256, 'sound') . self::packets(258, self::data($marea)), ['Faro', 'Marea']],
            'MPEG-TS, a tag over several packets' => [
                self::packets(258, self::data(self::tag(['TIT2' => "\3$long"]))) . self::packets(256, 'sound'),
                ['', $long],
            ],
            'MPEG-TS, cut off in a packet' => [substr(self::packets(258, self::data($marea)), 0, 100), ['', '']],
            'MPEG-TS of sound that looks like a tag' => [self::packets(256, $marea) . self::packets(256, $marea), ['', '']],
            'MP4' => ["\0\0\0\x80emsg\1\0\0\0https://aomedia.org/emsg/ID3\0$marea", ['Faro', 'Marea']],
            'a tag that is cut off' => [substr($marea, 0, 15), ['', '']],
            'a tag that lies about its length' => ["ID3\4\0\0\x7F\x7F\x7F\x7FTIT2", ['', '']],
            'nothing' => ['', ['', '']],
            'no sound' => ['<html>ID3</html>', ['', '']],
        ];
    }

    /** @param array<string, string> $frames By their name, with the byte of the encoding. */
    public static function tag(array $frames): string
    {
        $body = '';
        foreach ($frames as $name => $text) {
            $body .= $name . self::length(strlen($text)) . "\0\0" . $text;
        }
        return "ID3\4\0\0" . self::length(strlen($body)) . $body;
    }

    /** A packet of data, before it is cut. */
    public static function data(string $tag): string
    {
        return "\0\0\1\xBD" . pack('n', strlen($tag) + 8) . "\x84\x80\x05\x21\0\1\0\1$tag";
    }

    /** Packets of MPEG-TS, the last one filled up. */
    public static function packets(int $stream, string $payload): string
    {
        $packets = '';
        foreach (str_split($payload, 184) as $place => $part) {
            $missing = 184 - strlen($part);
            $filling = $missing === 0 ? '' : chr($missing - 1) . ($missing === 1 ? '' : "\0" . str_repeat("\xFF", $missing - 2));
            $packets .= 'G' . pack('n', ($place === 0 ? 0x4000 : 0) | $stream) . ($missing === 0 ? "\x10" : "\x30") . $filling . $part;
        }
        return $packets;
    }

    private static function length(int $bytes): string
    {
        return implode('', array_map(static fn(int $by): string => chr($bytes >> $by & 0x7F), [21, 14, 7, 0]));
    }
}
