<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Figures;

defined('ABSPATH') || exit;

/** How the numbers of some days become one number. */
enum Unit
{
    /** Whole things, which add up. */
    case Count;
    /** Seconds, which add up and are shown as minutes. */
    case Seconds;
    /** A height at a time, such as listeners: the average of the days that have one. */
    case Level;
}
