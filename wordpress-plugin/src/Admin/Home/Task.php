<?php

declare(strict_types=1);

namespace Onda\Admin\Home;

defined('ABSPATH') || exit;

/** A step of the checklist. Whether it is done is looked up on the site, never ticked. */
final class Task
{
    /** The extra steps: what else can be switched on. One of them is enough. */
    public const EXTRA = 100;

    /**
     * @param int $place Lower numbers come first; from `EXTRA` on it is an extra step.
     * @param \Closure(): bool $is_done
     * @param string $url Where it is done.
     * @param string $button The words that lead there.
     * @param string $action An action of admin-post that does it in one click, in place of the link; with a nonce of
     *     the same name.
     */
    public function __construct(
        public readonly int $place,
        public readonly string $title,
        public readonly string $text,
        private \Closure $is_done,
        public readonly string $url,
        public readonly string $button,
        public readonly string $action = '',
    ) {
    }

    public function is_done(): bool
    {
        return ($this->is_done)();
    }

    public function is_extra(): bool
    {
        return $this->place >= self::EXTRA;
    }
}
