<?php

declare(strict_types=1);

namespace Onda\Features\Scores;

defined('ABSPATH') || exit;

/** A game of one day, played or to be played. */
final class Game
{
    /** Before it, while it is played, after it, and put off. */
    public const STATES = ['', 'live', 'final', 'postponed'];

    /**
     * @param string $day `2026-11-21`.
     * @param string $starts `18:30`, or nothing.
     * @param int|null $home_score Null until there is one.
     */
    public function __construct(
        public readonly string $day,
        public readonly string $competition,
        public readonly string $starts,
        public readonly string $home,
        public readonly string $away,
        public readonly ?int $home_score = null,
        public readonly ?int $away_score = null,
        public readonly string $state = '',
    ) {
    }

    /**
     * Which game it is; its hour and its score may change. A database may take ñ for n: so no text of it is the key.
     */
    public function key(): string
    {
        $name = mb_strtolower("$this->day|$this->competition|$this->home|$this->away", 'UTF-8');
        return substr(hash('sha256', $name), 0, 32);
    }
}
