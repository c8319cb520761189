<?php

declare(strict_types=1);

namespace Onda\Access;

defined('ABSPATH') || exit;

/** What keeps strangers out of a site, and what an action does about it. */
enum Lock: int
{
    case Open = 0;
    /** A page stands for the whole site until it opens. What is on air may stand there too. */
    case Waiting = 1;
    /** Everybody has to sign in. */
    case Members = 2;
}
