<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Http\Request;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\AiringChange;
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
        $show = (int) $typed['show'] ?: $this->posts->called($typed['title'], ShowTypes::SHOW, $hosts);
        $own_hosts = $hosts === [] || $hosts === ShowTypes::hosts_of($show) ? null : $hosts;
        $name = $this->posts->name($show, ShowTypes::SHOW) ?: $typed['title'];
        return SlotRules::of(['title' => $name] + $typed, $show, $own_hosts, $former);
    }

    private static function lost(): string
    {
        return __('Somebody removed this slot meanwhile. Close this and look at the week.', 'onda');
    }
}
