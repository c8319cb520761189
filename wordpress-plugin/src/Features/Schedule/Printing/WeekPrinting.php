<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Printing;

use Onda\Core\Forms\Screen;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Faces;
use Onda\Core\Printing\PageAddress;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\Days;
use Onda\Core\Text\Html;
use Onda\Features\Schedule\Graph;
use Onda\Features\Schedule\Schedule;
use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/** The inside of `<program-schedule>`: a section for each day. Complete without a script. */
final class WeekPrinting
{
    /** A schedule may stand on a page twice, an id may not. */
    private int $copies = 0;

    /** @param int|null $now Seconds of Unix time; null for the clock. */
    public function __construct(private Schedule $schedule, private Texts $texts, private ?int $now = null)
    {
    }

    /** @param array<string, scalar> $values Attributes. */
    public function inside(array $values): string
    {
        $this->copies++;
        $now = $this->now ?? time();
        $count = (int) ($values['days'] ?? 7);
        $today = Days::of($now);
        $asked = Request::from_globals(true)->text(ShownWeek::QUERY);
        $week = $count < 7
            ? ShownWeek::from_today($today, max(1, $count))
            : ShownWeek::of($asked, $today, (int) get_option('start_of_week'));
        $clock = $this->schedule->clock();
        $edges = array_map(static fn(string $day): int => $clock->moment($day, 0), [
            ...$week->days,
            ShownWeek::move($week->days[count($week->days) - 1], 1),
        ]);
        $station = (string) ($values['station'] ?? '');
        $airings = $this->schedule->airings($station, $edges[0], $edges[count($edges) - 1]);
        $links = $count < 7 ? '' : $this->weeks($week);
        if ($airings === []) {
            return ($week->is_current() ? '' : $links) . $this->nothing();
        }
        // The posts of the whole week are read at once, and those of its next days are among them.
        $list = new AiringList(
            $this->texts,
            $clock,
            $airings,
            ($values['hosts'] ?? true) === true,
            ($values['images'] ?? false) === true,
        );
        $week->is_current() && $this->describe($station, $airings, $now);
        return $this->week($week, $edges, $list, $links, $now);
    }

    /**
     * Tells search engines what airs until the end of tomorrow, once a page.
     *
     * @param list<Airing> $airings
     */
    private function describe(string $station, array $airings, int $now): void
    {
        if ($this->copies > 1) {
            return;
        }
        $until = $this->schedule->clock()->moment(ShownWeek::move(Days::of($now), 2), 0);
        $is_near = static fn(Airing $airing): bool => $airing->ends > $now && $airing->starts < $until;
        $graph = (new Graph($this->schedule))->of($station, array_values(array_filter($airings, $is_near)));
        add_action('wp_footer', static fn() => Html::write($graph), 10, 0);
    }

    /** @param list<int> $edges Where days begin, and where the last one ends. */
    private function week(ShownWeek $week, array $edges, AiringList $list, string $links, int $now): string
    {
        [$days, $sections] = ['', ''];
        foreach ($week->days as $at => $day) {
            [$starts, $ends] = [$edges[$at], $edges[$at + 1]];
            $current = $starts <= $now && $now < $ends ? 'date' : null;
            $id = "programa-$day" . ($this->copies > 1 ? "-$this->copies" : '');
            $days .= Faces::fill('schedule/program-schedule/DayLink', [
                'address' => "#$id",
                'current' => $current,
                'words' => Days::formatted($day, 'D'),
                'number' => Days::formatted($day, 'j'),
            ]);
            $sections .= Faces::fill('schedule/program-schedule/Day', [
                'id' => $id,
                'nameId' => "$id-fecha",
                'starts' => $starts,
                'ends' => $ends,
                'current' => $current,
                'weekday' => Days::formatted($day, 'l'),
                'date' => Days::formatted($day, $this->text('dayFormat')),
                'children' => $list->of_day($starts, $ends, $current === null ? 0 : $now),
            ]);
        }
        return Faces::fill('schedule/program-schedule/Week', [
            'label' => $this->text('schedule'),
            'weekNodes' => $links,
            'linkNodes' => Faces::fill('schedule/program-schedule/DayLinks', [
                'label' => $this->text('days'),
                'children' => $days,
            ]),
            'nowNodes' => $list->has_said_now ? '' : $list->now_word(true),
            'children' => $sections,
        ]);
    }

    private function weeks(ShownWeek $week): string
    {
        $page = new PageAddress();
        $link = fn(string $name, string $key, string $address, bool $is_hidden = false): string => Faces::fill(
            'schedule/program-schedule/WeekLink',
            ['name' => $name, 'address' => $address, 'words' => $this->text($key), 'isHidden' => $is_hidden],
        );
        $other = static fn(int $weeks): string => $page->with([ShownWeek::QUERY => $week->other($weeks)]);
        return Faces::fill('schedule/program-schedule/Weeks', [
            'label' => $this->text('weeks'),
            'children' => ($week->other(-1) === '' ? '' : $link('prev', 'weekBefore', $other(-1)))
                . $link('this-week', 'weekNow', $page->url, $week->is_current())
                . ($week->other(1) === '' ? '' : $link('next', 'weekAfter', $other(1))),
        ]);
    }

    private function nothing(): string
    {
        return Faces::fill('schedule/program-schedule/Nothing', ['text' => $this->text('noAirings')])
            . (!current_user_can('edit_others_posts') ? '' : Faces::fill('schedule/program-schedule/Fill', [
                'address' => Screen::Schedule->url(),
                'text' => $this->text('fillSchedule'),
            ]));
    }

    private function text(string $key): string
    {
        return $this->texts->text('schedule', $key);
    }
}
