<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** The verdict on the counts of a visitor's input events. */
enum BehaviorScore
{
    /** None came: no script ran. */
    case Missing;
    /** Faster or more than hands can. */
    case Impossible;
    /** Possible but little: a password manager or a screen reader leaves so much. */
    case Thin;
    case Human;
}
