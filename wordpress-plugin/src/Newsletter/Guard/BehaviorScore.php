<?php

declare(strict_types=1);

namespace Onda\Newsletter\Guard;

defined('ABSPATH') || exit;

/** What the counts of a visitor's doings look like. */
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
