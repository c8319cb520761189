<?php

declare(strict_types=1);

namespace Onda\Owner\Import;

defined('ABSPATH') || exit;

/** Runs an import, a trial or an undoing in pieces: a request works for some time, the next goes on where it ended. */
final class Importer
{
    /** The state, not loaded with the other options. */
    public const OPTION = 'onda_import';
    /** Seconds; less than any server's limit of a request. */
    public const LONG = 5.0;
    /** Seconds between two steps of a bar that somebody watches. */
    public const SHORT = 1.0;
    private const UNDONE_A_STEP = 200;
    private const NOTHING = [
        'source' => '', 'is_dry' => false, 'is_undo' => false, 'next' => '', 'is_done' => false,
        'total' => 0, 'taken' => 0, 'known' => 0, 'wrong' => 0,
    ];

    /** @param \Closure(): float $clock Seconds. */
    public function __construct(private \Closure $clock, private AddedRepository $added)
    {
    }

    /**
     * @return array{source: string, is_dry: bool, is_undo: bool, next: string, is_done: bool, total: int, taken: int,
     *     known: int, wrong: int} While it is undone, `known` are those that stay.
     */
    public function state(): array
    {
        $stored = get_option(self::OPTION);
        return array_intersect_key(is_array($stored) ? $stored : [], self::NOTHING) + self::NOTHING;
    }

    /**
     * How many things were looked at so far.
     *
     * @param array{taken: int, known: int, wrong: int} $state
     */
    public static function seen(array $state): int
    {
        return $state['taken'] + $state['known'] + $state['wrong'];
    }

    public function start(Source $source, bool $is_dry): void
    {
        $begun = ['source' => $source->id(), 'is_dry' => $is_dry, 'total' => $source->total()];
        update_option(self::OPTION, $begun + self::NOTHING, false);
    }

    public function start_undo(Source $source): void
    {
        $begun = ['source' => $source->id(), 'is_undo' => true, 'total' => $this->undoable($source)];
        update_option(self::OPTION, $begun + self::NOTHING, false);
    }

    /** How many things can be taken away again. */
    public function undoable(Source $source): int
    {
        return $this->added->count($source->id());
    }

    /** Goes on for some seconds. The state is stored after each step, so that a lost request loses one step. */
    public function run(Source $source, float $seconds = self::LONG): void
    {
        $state = $this->state();
        $ends = ($this->clock)() + $seconds;
        while (!$state['is_done'] && $state['source'] === $source->id()) {
            $step = $state['is_undo'] ? $this->undo($source) : $this->import($source, $state);
            $state = [
                'next' => $step->next,
                'is_done' => $step->next === '',
                'taken' => $state['taken'] + $step->taken,
                'known' => $state['known'] + $step->known,
                'wrong' => $state['wrong'] + $step->wrong,
            ] + $state;
            update_option(self::OPTION, $state, false);
            if (($this->clock)() >= $ends) {
                return;
            }
        }
    }

    /** @param array{next: string, is_dry: bool} $state */
    private function import(Source $source, array $state): Step
    {
        $step = $source->step($state['next'], $state['is_dry']);
        $this->added->note($source->id(), $step->added, time());
        return $step;
    }

    private function undo(Source $source): Step
    {
        $some = $this->added->take($source->id(), self::UNDONE_A_STEP);
        $taken = $some === [] ? 0 : $source->take_back($some);
        return new Step($this->undoable($source) === 0 ? '' : 'more', $taken, count($some) - $taken);
    }
}
