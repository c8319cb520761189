<?php

declare(strict_types=1);

namespace Onda\Admin\Import;

defined('ABSPATH') || exit;

/** Runs an import in pieces: a request works for some seconds, and the next goes on where it ended. */
final class Importer
{
    /** The state, not loaded with the other options. */
    public const OPTION = 'onda_import';
    /** Less than any server's limit of a request. */
    private const SECONDS = 5.0;
    private const NOTHING = [
        'source' => '', 'is_dry' => false, 'next' => '', 'is_done' => false,
        'total' => 0, 'taken' => 0, 'known' => 0, 'wrong' => 0,
    ];

    /** @param \Closure(): float $clock Seconds. */
    public function __construct(private \Closure $clock)
    {
    }

    /**
     * @return array{source: string, is_dry: bool, next: string, is_done: bool, total: int, taken: int, known: int,
     *     wrong: int}
     */
    public function state(): array
    {
        $stored = get_option(self::OPTION);
        return array_intersect_key(is_array($stored) ? $stored : [], self::NOTHING) + self::NOTHING;
    }

    public function start(Source $source, bool $is_dry): void
    {
        $begun = ['source' => $source->id(), 'is_dry' => $is_dry, 'total' => $source->total()];
        update_option(self::OPTION, $begun + self::NOTHING, false);
    }

    /** Goes on for some seconds. The state is stored after each step, so that a lost request loses one step. */
    public function run(Source $source): void
    {
        $state = $this->state();
        $ends = ($this->clock)() + self::SECONDS;
        while (!$state['is_done'] && $state['source'] === $source->id()) {
            $step = $source->step($state['next'], $state['is_dry']);
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
}
