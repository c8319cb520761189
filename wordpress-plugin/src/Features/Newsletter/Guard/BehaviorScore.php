<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** The verdict on the counts of a visitor's input events. */
enum BehaviorScore
{
    /** No counts were sent: no script ran. */
    case Missing;
    /** Faster, or more, than a person can be. */
    case Impossible;
    /** Possible but few: a password manager or a screen reader leaves so few. */
    case Thin;
    case Human;
}
