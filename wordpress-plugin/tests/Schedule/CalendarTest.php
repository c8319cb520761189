<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Http\Request;
use Onda\Features\Schedule\Calendar\CalendarEvent;
use Onda\Features\Schedule\Calendar\CalendarFeed;
use Onda\Features\Schedule\Calendar\CalendarText;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\Week\Airing;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Tests\TestCase;

final class CalendarTest extends TestCase
{
    use ScheduleSite;

    /** 2026-10-24 12:00 UTC: the night after it is an hour longer in Madrid. */
    private const NOW = 1792843200;

    public function test_a_night_in_which_the_clocks_change_ends_right(): void
    {
        $this->begin();
        $this->slot($this->show('Noche'), self::EVERY_DAY, 22 * 60, 8 * 60);
        $events = self::events($this->read('uno'));
        $nights = array_column($events, 'DTEND', 'DTSTART');
        $this->assertSame('20261024T040000Z', $nights['20261023T200000Z']);
        $this->assertSame('20261025T050000Z', $nights['20261024T200000Z']);
        $this->assertSame('20261026T050000Z', $nights['20261025T210000Z']);
        $this->assertCount(9 * 7, $events);
    }

    public function test_it_names_the_show_its_hosts_and_its_page(): void
    {
        $this->begin();
        $show = $this->show('Café, té; y "más" & <b>ruido</b>', [$this->host('Ana'), $this->host('Luis')]);
        $slot = $this->slot($show, self::EVERY_DAY, 600, 60);
        $event = self::events($this->read("show-$show"))[0];
        $this->assertSame('Café\, té\; y “más” & ruido', $event['SUMMARY']);
        $this->assertSame('Ana\, Luis', $event['DESCRIPTION']);
        $this->assertSame(get_permalink($show), $event['URL']);
        $this->assertSame("s$slot-20261018@" . wp_parse_url(home_url(), PHP_URL_HOST), $event['UID']);
        $this->assertSame('TRANSPARENT', $event['TRANSP']);
    }

    public function test_an_airing_that_was_cancelled_stays_as_cancelled_under_its_name(): void
    {
        $this->begin();
        $slot = $this->slot($this->show('Tarde'), self::EVERY_DAY, 600, 60);
        $uid = "s$slot-20261030";
        $before = array_column(self::events($this->read('uno')), null, 'UID');
        (new ScheduleRepository())->put_change('uno', new AiringChange(0, 'cancel', $slot, '2026-10-30', changed_at: self::NOW));
        $after = array_column(self::events($this->read('uno')), null, 'UID');
        $this->assertSame(array_keys($before), array_keys($after));
        $host = wp_parse_url(home_url(), PHP_URL_HOST);
        $this->assertSame(['CONFIRMED', 'CANCELLED'], [$before["$uid@$host"]['STATUS'], $after["$uid@$host"]['STATUS']]);
        $this->assertGreaterThan((int) $before["$uid@$host"]['SEQUENCE'], (int) $after["$uid@$host"]['SEQUENCE']);
    }

    public function test_an_answer_ends_the_request(): void
    {
        $this->begin();
        add_filter('nocache_headers', static fn(): never => throw new \DomainException('a document'));
        $this->expectExceptionMessage('a document');
        $this->feed()->answer(new Request(['onda_calendar' => 'uno']));
    }

    /** @dataProvider unknown */
    public function test_of_what_is_unknown_there_is_no_calendar(string $asked): void
    {
        $this->begin();
        $page = (int) wp_insert_post(['post_title' => 'Page', 'post_status' => 'publish', 'post_type' => 'page']);
        $draft = $this->show('Draft');
        wp_update_post(['ID' => $draft, 'post_status' => 'draft']);
        $asked = strtr($asked, ['PAGE' => (string) $page, 'DRAFT' => (string) $draft]);
        $this->assertSame(404, $this->feed()->document($asked, self::NOW)->status);
    }

    public function unknown(): array
    {
        return [
            'a station' => ['dos'],
            'a show' => ['show-999999'],
            'another post' => ['show-PAGE'],
            'a show that is a draft' => ['show-DRAFT'],
            'a number too long' => ['show-' . str_repeat('9', 30)],
            'markup' => ['<img src=x onerror=alert(1)>'],
        ];
    }

    public function test_lines_are_folded_between_characters(): void
    {
        $title = str_repeat('añoñé€', 60);
        $text = CalendarText::of('Radio', 'radio.example', [new CalendarEvent(new Airing('x1', 0, 0, '', '', 0, 60), $title)]);
        foreach (explode("\r\n", $text) as $line) {
            $this->assertLessThanOrEqual(75, strlen($line));
            $this->assertSame(1, preg_match('//u', $line), $line);
        }
        $this->assertStringContainsString("SUMMARY:$title\r\n", str_replace("\r\n ", '', $text));
    }

    public function test_bytes_that_are_no_text_are_folded_too(): void
    {
        $title = str_repeat("\x80", 900);
        $text = CalendarText::of('Radio', 'radio.example', [new CalendarEvent(new Airing('x1', 0, 0, '', '', 0, 60), $title)]);
        $this->assertStringContainsString("SUMMARY:$title\r\n", str_replace("\r\n ", '', $text));
    }

    public function test_a_text_begins_no_line_of_its_own(): void
    {
        $event = new CalendarEvent(new Airing('x1', 0, 0, '', '', 0, 60), "A\r\nATTENDEE:mailto:x@y\x00\\;", "B\nC");
        $text = CalendarText::of("R\r\nX:Y", 'radio.example', [$event]);
        $this->assertStringContainsString("\r\nSUMMARY:A\\nATTENDEE:mailto:x@y\\\\\\;\r\nDESCRIPTION:B\\nC\r\n", $text);
        $this->assertStringNotContainsString("\r\nX:Y", $text);
    }

    public function test_two_pieces_of_an_airing_are_two_events(): void
    {
        $piece = static fn(int $from, int $to): CalendarEvent =>
            new CalendarEvent(new Airing('s1-20260101', 1, 0, 'A', '2026-01-01', $from, $to), 'A');
        $events = self::events(CalendarText::of('R', 'h', [$piece(0, 60), $piece(120, 180)]));
        $this->assertSame(['s1-20260101@h', 's1-20260101-2@h'], array_column($events, 'UID'));
    }

    private function feed(): CalendarFeed
    {
        return new CalendarFeed($this->schedule());
    }

    private function read(string $asked): string
    {
        $document = $this->feed()->document($asked, self::NOW);
        $this->assertSame([200, 'text/calendar; charset=utf-8'], [$document->status, $document->type]);
        return $document->body;
    }

    /** @return list<array<string, string>> */
    private static function events(string $text): array
    {
        $unfolded = str_replace("\r\n ", '', $text);
        preg_match_all('/BEGIN:VEVENT\r\n(.*?)END:VEVENT/s', $unfolded, $found);
        return array_map(static function (string $event): array {
            preg_match_all('/^([A-Z-]+):(.*)\r$/m', $event, $lines);
            return array_combine($lines[1], $lines[2]);
        }, $found[1]);
    }
}
