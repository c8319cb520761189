<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Calendar;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\SiteLock;
use Onda\Core\Http\Document;
use Onda\Core\Http\Lock;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Features\Schedule\Schedule;
use Onda\Features\Schedule\Shows;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/**
 * The calendar of a station or of a show, from a week ago to eight weeks from now: `?onda_calendar=show-12`,
 * `?onda_calendar=STATION`, or an empty value for the first station. Cancelled events stay in it as cancelled, so that
 * subscribed calendars remove them.
 */
final class CalendarFeed
{
    private const ASKED = 'onda_calendar';
    private const PAST = WEEK_IN_SECONDS;
    private const AHEAD = 8 * WEEK_IN_SECONDS;

    public function __construct(private Schedule $schedule)
    {
    }

    public static function address(string $of): string
    {
        return add_query_arg(self::ASKED, rawurlencode($of), home_url('/'));
    }

    public static function of_show(int $show): string
    {
        return self::address("show-$show");
    }

    /** Ends the request, but on a site that is locked for the visitor: there the lock answers. */
    public function answer(Request $request): void
    {
        if ((new SiteLock())->against_visitor() !== Lock::Open) {
            return;
        }
        $document = $this->document($request->text(self::ASKED), time());
        $tag = (string) ($document->headers['ETag'] ?? '');
        $is_known = $tag !== '' && trim($request->header('If-None-Match')) === $tag;
        Output::send_document($is_known ? new Document(304, $document->type, '', ['ETag' => $tag]) : $document);
    }

    public function document(string $asked, int $now): Document
    {
        $show = preg_match('/^show-(\d{1,18})$/', $asked, $found) === 1 ? get_post((int) $found[1]) : null;
        $is_show = $show !== null && $show->post_type === ShowTypes::SHOW
            && (new PublicPosts())->readable([$show->ID]) !== [];
        if (!$is_show && (str_starts_with($asked, 'show-') || !$this->schedule->knows($asked))) {
            return new Document(404, 'text/plain; charset=UTF-8', __('There is no such calendar.', 'onda'));
        }
        [$from, $until] = [$now - self::PAST, $now + self::AHEAD];
        $airings = $is_show ? $this->schedule->of_show($show->ID, $from, $until)
            : $this->schedule->with_cancelled($asked, $from, $until);
        $shows = new Shows($airings);
        $event = static fn(Airing $airing): CalendarEvent => self::event($airing, $shows);
        $name = $is_show ? Shows::name($show->ID) : $this->schedule->name($asked);
        $host = (string) wp_parse_url(home_url(), PHP_URL_HOST);
        $text = CalendarText::of($name, $host, array_map($event, $airings));
        return new Document(200, 'text/calendar; charset=utf-8', $text, ['ETag' => '"' . md5($text) . '"']);
    }

    private static function event(Airing $airing, Shows $shows): CalendarEvent
    {
        $lines = array_filter([implode(', ', $shows->hosts($airing)), $airing->reason], strlen(...));
        return new CalendarEvent($airing, $shows->title($airing), implode("\n", $lines), $shows->address($airing));
    }
}
