<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** The kinds of lock that keep strangers out of a site; an action says to which it opens. */
enum Lock: int
{
    case Open = 0;
    /** A page stands for the whole site until it opens. What is on air may stand there too. */
    case Waiting = 1;
    /** Everybody has to sign in. */
    case Members = 2;
}
