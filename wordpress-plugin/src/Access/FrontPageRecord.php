<?php

declare(strict_types=1);

namespace Onda\Access;

defined('ABSPATH') || exit;

/** Option `onda_front_door`: how the front page last answered a stranger. */
final class FrontPageRecord
{
    public const OPTION = 'onda_front_door';

    public function seen(): Lock
    {
        // A number comes back from the database as text.
        return Lock::tryFrom((int) get_option(self::OPTION)) ?? Lock::Open;
    }

    /** Unchanged values cost no write. */
    public function note(Lock $lock): void
    {
        if ($lock !== $this->seen()) {
            update_option(self::OPTION, $lock->value, true);
        }
    }
}
