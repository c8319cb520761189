<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Http\Request;
use Onda\Core\Site\Input;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Holiday;
use Onda\Features\Schedule\Week\Slot;

defined('ABSPATH') || exit;

/** Writes of the owner's screen. Each returns field → sentence; nothing where it is done. */
final class ScheduleWrites
{
    /** The limit of a station. */
    public const MAX_SLOTS = 5000;

    public function __construct(
        private ScheduleRepository $kept,
        private ScheduleUndo $undo,
        private SchedulePosts $posts,
    ) {
    }

    /** @return array<string, string> */
    public function save(string $station, Request $request): array
    {
        $typed = SlotRules::typed($request->sent('slot'));
        $former = $this->slot($station, (int) $typed['id']);
        $errors = SlotRules::errors($typed);
        if ((int) $typed['show'] > 0 && $this->posts->name((int) $typed['show'], ShowTypes::SHOW) === '') {
            $errors['title'] = __('This show is no longer there. Choose another one.', 'onda');
        }
        $errors += array_filter($errors === [] ? [
            'repeats' => SlotRules::repeat_error($typed, $this->slot($station, (int) $typed['repeats'])),
        ] : []);
        if ((int) $typed['id'] > 0 && $former === null) {
            $errors['slot'] = self::lost();
        }
        if ($former === null && count($this->kept->slots($station)) >= self::MAX_SLOTS) {
            /* translators: %s: a number. */
            $sentence = __('A station has at most %s slots. Remove some first.', 'onda');
            $errors['slot'] = sprintf($sentence, number_format_i18n(self::MAX_SLOTS));
        }
        if ($errors !== []) {
            return $errors;
        }
        $this->undo->keep($station, array_filter([(int) $typed['id']]));
        $id = $this->kept->put_slot($station, $this->of($typed, $former));
        $this->undo->keeps_new($id);
        $this->undo->keeps_posts($this->posts->former());
        return [];
    }

    /** @return array<string, string> Of two slots at one time the first is on air from now on. */
    public function prefer(string $station, Request $request): array
    {
        $slots = array_column($this->kept->slots($station), null, 'id');
        [$one, $other] = [$slots[$request->id('slot')] ?? null, $slots[$request->id('over')] ?? null];
        if ($one === null || $other === null || $one === $other) {
            return ['slot' => self::lost()];
        }
        $this->undo->keep($station, [$one->id, $other->id]);
        // The other slot goes below where no priority is left above it.
        $above = min(Slot::MOST_PRIORITY, max($one->priority, $other->priority + 1));
        $below = min($other->priority, $above - 1);
        $this->kept->put_slot($station, new Slot(...['priority' => $above] + get_object_vars($one)));
        $this->kept->put_slot($station, new Slot(...['priority' => $below] + get_object_vars($other)));
        return [];
    }

    /** @return array<string, string> A first week of shows to be renamed, for a station that has none. */
    public function fill(string $station, Request $request): array
    {
        $slots = FirstWeek::slots($request->text('kind'));
        if ($slots === [] || $this->kept->slots($station) !== []) {
            return ['slot' => __('This station has a week already.', 'onda')];
        }
        $this->undo->keep($station, []);
        foreach ($slots as $slot) {
            $named = ['show' => $this->posts->stand_in($slot->title), 'changed_at' => time()];
            $this->undo->keeps_new($this->kept->put_slot($station, new Slot(...$named + get_object_vars($slot))));
        }
        $this->undo->keeps_posts($this->posts->former());
        return [];
    }

    /** @return array<string, string> */
    public function holiday(string $station, Request $request): array
    {
        $typed = array_map(Input::line(...), $request->sent('holiday')) + ['day' => '', 'name' => '', 'weekday' => ''];
        $is_weekday = preg_match('/^[0-6]?$/D', $typed['weekday']) === 1;
        $errors = array_filter([
            'holidayDay' => ScheduleDay::is_day($typed['day']) ? '' : ScheduleDay::wrong_day(),
            'holidayName' => SlotRules::name_error($typed['name'], false),
            'runsLike' => $is_weekday ? '' : SlotRules::no_day(),
        ]);
        if ($errors === []) {
            $this->undo->keep($station, [], [$typed['day']]);
            $weekday = $typed['weekday'] === '' ? null : (int) $typed['weekday'];
            $this->kept->put_holiday($station, new Holiday($typed['day'], $typed['name'], $weekday));
        }
        return $errors;
    }

    /** @return array<string, string> */
    public function workday(string $station, Request $request): array
    {
        $day = $request->text('holiday');
        $this->undo->keep($station, [], [$day]);
        $this->kept->remove_holiday($station, $day);
        return [];
    }

    /** @return array<string, string> Cancels, moves or replaces one airing; `restore` takes that back. */
    public function change(string $station, Request $request): array
    {
        $typed = ChangeRules::typed($request->sent('change'));
        $slot = $this->slot($station, (int) $typed['slot']);
        $errors = $slot === null ? ['slot' => self::lost()] : ChangeRules::errors($typed);
        if ($errors !== []) {
            return $errors;
        }
        $this->undo->keep($station, [$slot->id]);
        $is_former = static fn(AiringChange $one): bool => $one->slot === $slot->id && $one->date === $typed['date'];
        $former = array_filter($this->kept->changes($station), $is_former);
        array_walk($former, fn(AiringChange $one) => $this->kept->remove_change($station, $one->id));
        if ($typed['action'] !== ChangeRules::RESTORE) {
            $show = $typed['title'] === '' ? 0 : $this->posts->called($typed['title'], ShowTypes::SHOW);
            $this->kept->put_change($station, ChangeRules::of($typed, $show));
            $this->undo->keeps_posts($this->posts->former());
        }
        return [];
    }

    /** @return array<string, string> The slots of one weekday air on others, too. */
    public function copy(string $station, Request $request): array
    {
        $from = 1 << min(6, (int) $request->text('from'));
        $days = (int) $request->text('days');
        if ($days < 1 || $days > SlotRules::ALL_DAYS) {
            return ['days' => SlotRules::no_day()];
        }
        $has_day = static fn(Slot $slot): bool => ($slot->weekdays & $from) !== 0;
        $slots = array_filter($this->kept->slots($station), $has_day);
        $this->undo->keep($station, array_column($slots, 'id'));
        foreach ($slots as $slot) {
            $more = ['weekdays' => $slot->weekdays | $days, 'changed_at' => time()];
            $this->kept->put_slot($station, new Slot(...$more + get_object_vars($slot)));
        }
        return [];
    }

    /** @return array<string, string> */
    public function remove(string $station, Request $request): array
    {
        $slot = $this->slot($station, $request->id('slot'));
        if ($slot === null) {
            return ['slot' => self::lost()];
        }
        $this->undo->keep($station, [$slot->id]);
        $this->kept->remove_slot($station, $slot->id);
        return [];
    }

    /** @return array<string, string> */
    public function undo(string $station): array
    {
        return $this->undo->back($station) ? [] : ['slot' => __('There is nothing to undo any more.', 'onda')];
    }

    private function slot(string $station, int $id): ?Slot
    {
        return array_column($this->kept->slots($station), null, 'id')[$id] ?? null;
    }

    /** @param array<string, string> $typed Without errors. */
    private function of(array $typed, ?Slot $former): Slot
    {
        $hosts = $this->posts->all_called($typed['hosts'], ShowTypes::HOST);
        $is_renamed = (int) $typed['show'] === 0 && $former !== null
            && $this->posts->rename($former->show, $typed['title']);
        $show = $is_renamed ? $former->show : (int) $typed['show'];
        $show = $show ?: $this->posts->called($typed['title'], ShowTypes::SHOW, $hosts);
        $own_hosts = $hosts === [] || $hosts === ShowTypes::hosts_of($show) ? null : $hosts;
        $name = $this->posts->name($show, ShowTypes::SHOW) ?: $typed['title'];
        return SlotRules::of(['title' => $name] + $typed, $show, $own_hosts, $former);
    }

    private static function lost(): string
    {
        return __('Somebody removed this slot meanwhile. Close this and look at the week.', 'onda');
    }
}
