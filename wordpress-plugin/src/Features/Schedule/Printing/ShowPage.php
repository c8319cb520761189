<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Printing;

use Onda\Core\Access\ReadGate;
use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\Days;
use Onda\Features\Schedule\Calendar\CalendarFeed;
use Onda\Features\Schedule\Contact;
use Onda\Features\Schedule\Episodes\Episodes;
use Onda\Features\Schedule\Graph;
use Onda\Features\Schedule\Schedule;
use Onda\Features\Schedule\Shows;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/**
 * Below the text of a show, on its page: who hosts it, when it airs next, its episodes, how to reach it, and its
 * calendar.
 */
final class ShowPage
{
    private const AHEAD = 5 * WEEK_IN_SECONDS;
    private const MOST = 8;
    /** Seconds of Unix time: the end of 9999. */
    private const NEVER = 253_402_300_799;

    /**
     * @param \Closure(array<string, int>): string $element Prints `<show-episodes>` with these attributes.
     * @param \Closure(string): string $current Prints rows of a list, of which a script hides what is over.
     */
    public function __construct(
        private Schedule $schedule,
        private Texts $texts,
        private \Closure $element,
        private \Closure $current,
        private Episodes $episodes = new Episodes(),
    ) {
    }

    public function the_content(mixed $content): mixed
    {
        $show = (int) get_the_ID();
        $is_page = is_singular(ShowTypes::SHOW) && in_the_loop() && is_main_query() && !is_feed()
            && !doing_filter('get_the_excerpt') && !post_password_required();
        // A plugin that keeps the show for members may leave a part of its text.
        if (!$is_page || !is_string($content) || ReadGate::allowed([$show]) === []) {
            return $content;
        }
        return $content . $this->of($show, time(), str_contains($content, '<show-episodes'));
    }

    /** @param bool $has_episodes Its text shows them. */
    public function of(int $show, int $now, bool $has_episodes = false): string
    {
        $is_coming = static fn(Airing $airing): bool => !$airing->is_cancelled && $airing->ends > $now;
        $all = array_values(array_filter($this->schedule->of_show($show, $now, $now + self::AHEAD), $is_coming));
        $airings = array_slice($all, 0, self::MOST);
        $hosts = $this->hosts($show);
        return Faces::fill('schedule/show-page/ShowPage', ['children' => implode('', [
            $this->part('hosts', 'showHosts', $hosts),
            $this->section('times', 'showTimes', $airings === [] ? '' : ($this->current)($this->times($airings))),
            $has_episodes ? '' : $this->section('episodes', 'episodes', ($this->element)(['show' => $show])),
            $this->part('contact', 'showContact', $this->contact($show)),
        ])]) . (new Graph($this->schedule))->of('', $airings, $this->episodes->of_show($show));
    }

    /** @return list<string> */
    private function hosts(int $show): array
    {
        $any = new Airing('', 0, $show, '', '', 0, 0);
        $hosts = (new Shows([$any]))->hosts($any);
        $link = static fn(int $host): string => self::link((string) get_permalink($host), $hosts[$host]);
        return array_map($link, array_keys($hosts));
    }

    /** @param non-empty-list<Airing> $airings */
    private function times(array $airings): string
    {
        [$rows, $since] = ['', 0];
        foreach ($airings as $airing) {
            $rows .= $this->time($airing, $since);
            $since = $airing->ends;
        }
        return $rows . Faces::fill('schedule/show-page/NoneLeft', ['since' => $since, 'until' => self::NEVER]);
    }

    /** @param int $since When the one before it ends. */
    private function time(Airing $airing, int $since): string
    {
        return Faces::fill('schedule/show-page/Coming', [
            'from' => wp_date('c', $airing->starts),
            'day' => Days::formatted(Days::of($airing->starts), 'l ' . $this->text('dayFormat')),
            'hours' => AiringWords::hour($airing->starts) . '–' . AiringWords::hour($airing->ends),
            'since' => $since,
            'until' => $airing->ends,
            'note' => $airing->kind === 'repeat' ? $this->text('repeat') : $airing->reason,
        ]);
    }

    /** @return list<string> */
    private function contact(int $show): array
    {
        $links = Contact::of($show)->links(strtr($this->text('showMessage'), ['{show}' => Shows::name($show)]));
        $links += ['calendar' => str_replace(['https:', 'http:'], 'webcal:', CalendarFeed::of_show($show))];
        $word = fn(string $name): string => $this->text('show' . ucfirst($name));
        $link = static fn(string $name): string => $name === 'whatsapp'
            ? Faces::fill('schedule/show-page/NewTabLink', ['address' => $links[$name], 'words' => $word($name)])
            : self::link($links[$name], $word($name));
        return array_map($link, array_keys($links));
    }

    /** @param list<string> $items Rows of a list. */
    private function part(string $name, string $heading, array $items): string
    {
        $rows = $items === [] ? '' : Faces::fill('schedule/show-page/Rows', ['children' => implode('', $items)]);
        return $this->section($name, $heading, $rows);
    }

    private function section(string $name, string $heading, string $inside): string
    {
        return $inside === '' ? '' : Faces::fill('schedule/show-page/Part', [
            'name' => $name,
            'heading' => $this->text($heading),
            'children' => $inside,
        ]);
    }

    private static function link(string $address, string $words): string
    {
        return Faces::fill('schedule/show-page/PageLink', ['address' => $address, 'words' => $words]);
    }

    private function text(string $key): string
    {
        return $this->texts->text('schedule', $key);
    }
}
