<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** The kinds of lock that keep strangers out of a site; an action names those that it ignores. */
enum Lock: int
{
    case Open = 0;
    /** A single page replaces the site until it opens. The current track may be shown there, too. */
    case Waiting = 1;
    /** Everybody has to sign in. */
    case Members = 2;
}
