<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Fetch\Body;
use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\IcyBlocks;
use Onda\Core\Fetch\ResponseHead;
use Onda\Core\Printing\Content;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\WpautopFix;
use Onda\Core\Settings\Station;
use Onda\Core\Text\CsvReader;
use Onda\Core\Text\CsvWriter;
use Onda\Core\Text\FormText;
use Onda\Core\Text\Html;
use Onda\Core\Text\Moment;
use Onda\Core\Text\PlainText;
use Onda\Core\Text\Utf8;
use Onda\Features\Music\MusicPlainText;
use Onda\Features\Schedule\Episodes\Chapters;
use Onda\Features\Schedule\Episodes\EpisodeReader;
use Onda\Features\Schedule\Episodes\FeedText;
use Onda\Features\Search\Index\LocalEngine;
use Onda\Features\Search\Index\Text\Excerpt;
use Onda\Features\Search\Index\Text\IndexWords;
use Onda\Features\Stations\Asking\Playlist;
use Onda\Features\Stations\Reading\FeedFacts;
use Onda\Features\Stations\Reading\InStream;
use Onda\Features\Stations\Reading\OnAirReader;
use Onda\Features\Stations\Reading\SegmentTags;
use Onda\Features\Stations\Reading\TrackText;
use Onda\Owner\Schedule\Import\ImportedEvent;
use Onda\Owner\Schedule\Import\WrittenHours;
use Onda\Owner\Stations\Check\PageAddresses;

/**
 * A hostile server repeats a piece that no reader ever finds the end of: 200 kB of it cost 0.2 s of the processor, or
 * no more than their length. A stranger adds a unit, which every reader meets, or a reader with the beginnings that
 * lead it into its code.
 *
 * @group once
 */
final class GrowthTest extends TestCase
{
    private const BYTES = 200_000;
    private const SECONDS = 0.2;
    private const UNITS = [
        '<td>', '<td', '<h1>', '<', '</td>', '<a b="c">', '<a b="', '<!x>', '<!--', '<![CDATA[', '<?x?>', '<style>', '<tr><td>1</td>',
        '<tr><td>1</td><td>2</td></td></td></td></td></td></td></td></td></td>', '<audio=', '<iframe=', ' src=',
        '<item>&x</item>', '<item></item>', '<item ', '<a:b c:d="">', 'x:y ', 'a=', 'a="', '{"a":', '[', '[a ', '[a]', '"', '"a,', "'",
        '\\', ',', '1,', '1:', '&#', '&amp;', ' - ', "\n", "\r\n", "\rx", "\t", ' ', "\u{A0}", "\u{200B}", 'x', 'X-', 'X-TITLE=', '0', '1 ',
        '-', '.', '/', '//', '@', '(', '[[', "x='", "x=';", 'Ã±', "\xC3", "\x80", "\0", 'data: x', "data: x\n", "data: \n \n",
        "#EXTINF:1,x\n", "#EXTINF:1,", '#EXT-X-DATERANGE:', "#EXT-X-DATERANGE:X-TITLE=\n", "BEGIN:VEVENT\n", "File1=x\n", 'a b ', 'StreamTitle=',
        'ft. ', 'ñ ', 'http://x ', '12:00 ', 'mon ', '20', '/*', '%20', "SUMMARY:x\n ", 'TZID=x:',
        '<onda-test-count ', '<onda-test-count>', '<onda-test-count a="', '<onda-test-count>x</onda-test-count>', '<onda-test-count><radio-player></onda-test-count>',
        '<style ', '[vc_row ', '[vc_row condition', '<br />', '</p>', '«x ', '"x ', 'x.', '<!-- wp:x ', "\"a\n", 'x" ', '<votes ', '<p>',
        "BEGIN:VTIMEZONE\n", "BEGIN:STANDARD\n", "BEGIN:VEVENT\nDTSTART;TZID=x:20261127T100000\nEND:VEVENT\n",
    ];

    /** @dataProvider readers */
    public function test_a_reader_takes_no_longer_for_a_hostile_document(\Closure $read, string ...$beginnings): void
    {
        foreach ($beginnings ?: [''] as $beginning) {
            foreach (self::UNITS as $unit) {
                $shape = (string) wp_json_encode([mb_scrub($beginning), mb_scrub($unit)]);
                $this->assertNull(self::growing($read, $beginning, $unit), $shape);
            }
        }
    }

    public function readers(): array
    {
        $station = new Station('a', 'A', 'https://radio.example/live.mp3');
        $kind = static fn(string $kind): \Closure => static fn(string $body) => OnAirReader::read($kind, $body, $station, 0);
        $events = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: a";
        return [
            'hls' => [$kind('hls'), "#EXTM3U\n", "#EXTM3U\n#EXT-X-DATERANGE:", "#EXTM3U\n#EXTINF:1"],
            'icecast-html' => [$kind('icecast-html'), 'icecast<h1>Mountpoint /a</h1>', 'icecast<td'],
            'played-html' => [$kind('played-html'), 'Played @<tr><td>', 'Played @<tr'],
            'shoutcast1' => [$kind('shoutcast1'), '', '1,1,1,1,1,1,'],
            'auto' => [$kind('auto'), '', '<?xml version="1.0"?><a>', '{"a":"'],
            'azuracast' => [$kind('azuracast'), '', '{"now_playing":{"song":{"title":"'],
            'triton' => [$kind('triton'), '<nowplaying-info-list>'],
            'icy' => [$kind('icy'), "StreamTitle='"],
            'the head of an answer' => [ResponseHead::read(...)],
            'events' => [static fn(string $raw) => ResponseHead::read($raw)?->is_complete($raw), $events],
            'chunks' => [static fn(string $raw) => Body::decode($raw, ['transfer-encoding' => 'chunked'], 1_000_000), '', "1\r\n"],
            'sound' => [static fn(string $raw) => IcyBlocks::is_advertisement(IcyBlocks::telling($raw, 1))],
            'an address' => [static fn(string $text) => Endpoint::parse($text)?->follow($text), 'https://a.example/', 'https://'],
            'the address of a page' => [Html::address(...), 'https://a.example/'],
            'names a song' => [InStream::names_song(...), '#EXT-X-DATERANGE:'],
            'facts of a feed' => [static fn(string $text) => FeedFacts::of($text, 'auto', $station)],
            'a playlist' => [static fn(string $text) => Playlist::read(
                Endpoint::parse('https://a.example/a.pls'),
                new HttpAnswer(200, ['content-type' => 'audio/x-scpls'], $text),
            ), '', '[playlist]', '<asx>', '<playlist>'],
            'a page with a player' => [static fn(string $text) => [
                PageAddresses::streams($text, Endpoint::parse('https://a.example/')),
                PageAddresses::frames($text, Endpoint::parse('https://a.example/')),
            ]],
            'a segment' => [SegmentTags::song(...), 'ID3'],
            'a track' => [static fn(string $text) => TrackText::track(TrackText::plain($text)), '', 'A - '],
            'episodes' => [
                static fn(string $text) => EpisodeReader::episodes(new HttpAnswer(200, [], $text), 1, 1_795_780_800),
                '<rss><channel>', '<rss ', '<rss><channel><item><enclosure url="https://a.example/1.mp3"/><title>',
                '<rss><channel><item><enclosure url="https://a.example/1.mp3"/><pubDate>',
            ],
            'chapters' => [static fn(string $text) => Chapters::of([['startTime' => $text, 'title' => $text, 'url' => "https://$text"]])],
            'a line of a feed' => [static fn(string $text) => FeedText::line($text, FeedText::LETTERS)],
            'a length' => [FeedText::seconds(...)],
            'a moment' => [Moment::of(...), '', '2026-11-27 '],
            'music' => [static fn(string $text) => MusicPlainText::of($text, 1000)],
            'plain text' => [PlainText::of(...)],
            'a line of plain text' => [PlainText::line(...)],
            'sentences' => [PlainText::sentences(...)],
            'bytes' => [Utf8::from_bytes(...), '', "\x80", '<?xml encoding="'],
            'trimmed' => [Utf8::trim(...), '', 'x'],
            'fields of a form' => [FormText::fields(...)],
            'a table' => [CsvReader::rows(...), '"', "a\n\"b\n", "a,b\n\"c,\"d\"\n"],
            'a calendar' => [ImportedEvent::all(...), '', "BEGIN:VEVENT\n", "BEGIN:VEVENT\nUID:x\nRRULE:FREQ=DAILY\n"],
            'an hour' => [static fn(string $text) => [WrittenHours::both($text), WrittenHours::minutes("0$text")]],
            'words' => [static fn(string $text) => [IndexWords::of_joined_phrase($text), IndexWords::joined($text)]],
            'operators of a phrase' => [(new \ReflectionMethod(LocalEngine::class, 'has_operators'))->getClosure()],
            'a passage' => [static fn(string $text) => (new Excerpt([]))->of($text)],
            'held by a shortcode' => [static fn(string $text) => do_shortcode("[content-tabs]x{$text}x[/content-tabs]")],
            'a paragraph' => [static fn(string $text) => (new WpautopFix(new Elements(dirname(__DIR__) . '/generated')))->the_content(
                "<p>x{$text}<br><newsletter-form><form></form></newsletter-form><br>{$text}x</p>",
            )],
            'an article' => [$this->article(...), '', '<onda-test-count>', '<radio-player><onda-test-count>'],
            'an article in a feed' => [function (string $text): void {
                $GLOBALS['wp_query']->is_feed = true;
                $this->article($text);
                $GLOBALS['wp_query']->is_feed = false;
            }, '', '<onda-test-count>', '<radio-player><onda-test-count>'],
            'a cell' => [static fn(string $text) => CsvWriter::line([$text]), '', ';'],
        ];
    }

    private function article(string $text): void
    {
        $objects = new PluginObjects();
        (new Content($objects->elements, $objects->printer, $objects->assets))->the_content($text);
    }

    /** Null for what is quick, or grows as the document does: four times as much takes four times as long, not 16. */
    private static function growing(\Closure $read, string $beginning, string $unit): ?float
    {
        $quarter = self::seconds($read, $beginning, $unit, 0.25);
        if ($quarter < self::SECONDS / 16 || $quarter > 5 * self::SECONDS) {
            return $quarter > self::SECONDS ? $quarter : null;
        }
        $whole = self::seconds($read, $beginning, $unit, 1);
        return $whole > self::SECONDS && $whole > 8 * $quarter ? $whole : null;
    }

    /** Seconds of the processor for a part of the document: the least of four where it is long, as others only add. */
    private static function seconds(\Closure $read, string $beginning, string $unit, float $part): float
    {
        $document = $beginning . str_repeat($unit, (int) ($part * self::BYTES / strlen($unit))) . "|\n";
        $least = self::measured($read, $document);
        for ($try = 1; $try < 4 && $least > self::SECONDS / 16; $try++) {
            $least = min($least, self::measured($read, $document));
        }
        return $least;
    }

    private static function measured(\Closure $read, string $document): float
    {
        $began = self::processor();
        try {
            $read($document);
        } catch (FetchFailed) {
            // A refusal is an answer.
        }
        return self::processor() - $began;
    }

    private static function processor(): float
    {
        $used = getrusage();
        return $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] + ($used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec']) / 1e6;
    }
}
