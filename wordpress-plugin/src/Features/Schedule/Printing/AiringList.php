<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Printing;

use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\Days;
use Onda\Features\Schedule\Week\Airing;
use Onda\Features\Schedule\Week\WallClock;

defined('ABSPATH') || exit;

/** The lists of `<program-schedule>`: the airings of each day, one of which may be on. */
final class AiringList
{
    private const MOMENT = 'Y-m-d\TH:iP';

    public bool $has_said_now = false;
    private AiringWords $words;
    /** @var array<string, string> Markup of shows, most of which air many times. */
    private array $shows = [];

    /** @param list<Airing> $airings Of all days, by their start. */
    public function __construct(
        private Texts $texts,
        private WallClock $clock,
        private array $airings,
        private bool $has_hosts,
        private bool $has_images,
    ) {
        $this->words = new AiringWords($texts, $airings, $has_images);
    }

    /**
     * An airing stands in every day that it touches.
     *
     * @param int $starts Seconds of Unix time, as the others.
     * @param int $now 0 on another day than today.
     */
    public function of_day(int $starts, int $ends, int $now): string
    {
        $touching = static fn(Airing $airing): bool => $airing->starts < $ends && $airing->ends > $starts;
        $lines = array_map(
            fn(Airing $airing): string => $this->line($airing, $starts, $now),
            array_values(array_filter($this->airings, $touching)),
        );
        return $lines === []
            ? Faces::fill('schedule/program-schedule/Nothing', ['text' => $this->text('noAirings')])
            : Faces::fill('schedule/program-schedule/Airings', ['children' => implode('', $lines)]);
    }

    public function now_word(bool $is_hidden): string
    {
        return Faces::fill('schedule/program-schedule/Now', ['text' => $this->text('onAirNow'), 'isHidden' => $is_hidden]);
    }

    private function line(Airing $airing, int $day_starts, int $now): string
    {
        $is_on = $airing->starts <= $now && $now < $airing->ends && !$this->has_said_now;
        $this->has_said_now = $this->has_said_now || $is_on;
        $key = implode("\n", [$airing->show, implode(',', $airing->hosts ?? ['of the show']), $airing->title]);
        return Faces::fill('schedule/program-schedule/Airing', [
            'current' => $is_on ? 'time' : null,
            'from' => $this->clock->format($airing->starts, self::MOMENT),
            'start' => AiringWords::hour($airing->starts),
            'until' => $this->clock->format($airing->ends, self::MOMENT),
            'end' => AiringWords::hour($airing->ends),
            'children' => ($this->shows[$key] ??= $this->show($airing))
                . $this->notes($airing, $day_starts)
                . ($is_on ? ' ' . $this->now_word(false) : ''),
        ]);
    }

    private function show(Airing $airing): string
    {
        $image = $this->has_images ? $this->words->image($airing) : '';
        $title = ['title' => $this->words->title($airing)];
        $address = $this->words->address($airing);
        $hosts = $this->has_hosts ? $this->words->hosts($airing) : '';
        return ($image === '' ? '' : Faces::fill('schedule/program-schedule/Picture', ['address' => $image]))
            . ($address === '' ? Faces::fill('schedule/program-schedule/ShowName', $title)
                : Faces::fill('schedule/program-schedule/ShowLink', $title + ['address' => $address]))
            . ($hosts === '' ? '' : Faces::fill('schedule/program-schedule/Hosts', ['text' => $hosts]));
    }

    /** The words beside its name: how it airs, since when, and why it differs. */
    private function notes(Airing $airing, int $day_starts): string
    {
        $is_repeat = $airing->kind === 'repeat' || $airing->repeat_of !== '';
        $notes = [
            'since' => $airing->starts < $day_starts ? $this->since($airing, $day_starts) : '',
            'repeat' => $is_repeat ? $this->text('repeat') : '',
            'live' => !$is_repeat && $airing->kind === 'live' ? $this->text('live') : '',
            'reason' => $airing->reason,
        ];
        $printed = '';
        foreach (array_filter($notes) as $kind => $text) {
            $printed .= Faces::fill('schedule/program-schedule/Note', ['kind' => $kind, 'text' => $text]);
        }
        return $printed;
    }

    private function since(Airing $airing, int $day_starts): string
    {
        $day = Days::of($airing->starts);
        return ShownWeek::move($day, 1) === Days::of($day_starts)
            ? $this->text('sinceYesterday')
            : strtr($this->text('sinceDay'), ['{date}' => Days::formatted($day, 'j M')]);
    }

    private function text(string $key): string
    {
        return $this->texts->text('schedule', $key);
    }
}
