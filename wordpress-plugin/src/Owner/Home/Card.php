<?php

declare(strict_types=1);

namespace Onda\Owner\Home;

defined('ABSPATH') || exit;

/** A card of the Home screen. */
final class Card
{
    /**
     * @param string $id Of its heading.
     * @param int $place Lower numbers come first.
     * @param \Closure(): string $print Returns markup; the card is left out where it is empty.
     */
    public function __construct(
        public readonly string $id,
        public readonly int $place,
        public readonly string $title,
        private \Closure $print,
    ) {
    }

    public function markup(): string
    {
        return ($this->print)();
    }
}
