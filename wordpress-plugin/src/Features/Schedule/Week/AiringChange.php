<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** A change of one airing of a slot, or a special without a slot. */
final class AiringChange
{
    public const ACTIONS = ['cancel', 'move', 'replace', 'special', 'annotate'];

    /**
     * @param int $slot 0 for a special.
     * @param string $date The date on which the slot begins by its rule; nothing for a special.
     * @param string $starts `2026-03-29 23:00` on the clock of the station; nothing where the slot's own time stays.
     * @param string $ends As `starts`; may be days later.
     * @param int $show Post of the show that airs instead; 0 where the slot's stays or only a title is known.
     * @param list<int>|null $hosts Null where they stay.
     * @param string $reason What visitors read, such as "por partido".
     */
    public function __construct(
        public readonly int $id,
        public readonly string $action,
        public readonly int $slot = 0,
        public readonly string $date = '',
        public readonly string $starts = '',
        public readonly string $ends = '',
        public readonly int $show = 0,
        public readonly string $title = '',
        public readonly ?array $hosts = null,
        public readonly string $reason = '',
        public readonly int $priority = 200,
        public readonly int $changed_at = 0,
    ) {
    }
    /** Whether it names another program than that of its slot. */
    public function is_other_program(): bool
    {
        return $this->action === 'special' || $this->action === 'replace' && ($this->show !== 0 || $this->title !== '');
    }

    /** Whether it says when the airing begins or ends; a special has to say both. */
    public function has_times(): bool
    {
        return match ($this->action) {
            'special' => $this->starts !== '' && $this->ends !== '',
            'move', 'replace' => $this->starts !== '' || $this->ends !== '',
            default => false,
        };
    }

    /** Whether it may be on air between two dates: of many changes few are. */
    public function may_touch(string $first, string $last): bool
    {
        return ($this->starts ?: $this->date) <= "$last 24" && ($this->ends === '' || $this->ends >= $first);
    }

    public function applied_to(Airing $airing): Airing
    {
        $is_other = $this->is_other_program();
        $placed = ['priority' => $this->priority, 'placed_at' => $this->changed_at];
        $other = ['show' => $this->show, 'repeat_of' => '', 'kind' => $airing->kind === 'recorded' ? 'recorded' : 'live'];
        return $airing->with([
            'title' => $this->title === '' && !$is_other ? $airing->title : $this->title,
            'hosts' => $this->hosts ?? ($is_other ? null : $airing->hosts),
            'reason' => $this->reason,
            'changed_at' => max($airing->changed_at, $this->changed_at),
            'is_cancelled' => $this->action === 'cancel',
        ] + ($is_other ? $other : []) + ($this->action === 'annotate' ? [] : $placed));
    }
}
