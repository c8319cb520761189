<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** The limited actions of a network; the value is the name of the counter. */
enum Limit: string
{
    /** Sign-ups by signals alone. */
    case Silent = 'nl-silent';
    /** Sign-ups with a proof of work each: an office behind one address. */
    case Proven = 'nl-proven';
    /** New captchas. */
    case Captcha = 'nl-captcha';
    /** Pictures and sounds of captchas: each takes some hundredths of a second. */
    case Picture = 'nl-picture';
    /** Attempts that are checked, because each would leave a row. */
    case Attempt = 'nl-attempt';
    /** Accounts, also those after a proof: a class that registers in one lesson. */
    case Account = 'nl-account';
    /** Sign-ups after a captcha. */
    case Solved = 'nl-solver';

    public function most(): int
    {
        return match ($this) {
            self::Silent => 3,
            self::Proven => 10,
            self::Captcha, self::Account, self::Solved => 30,
            self::Attempt => 60,
            self::Picture => 120,
        };
    }

    public function seconds(): int
    {
        return match ($this) {
            self::Picture => MINUTE_IN_SECONDS,
            self::Silent, self::Captcha, self::Attempt => 10 * MINUTE_IN_SECONDS,
            self::Proven => HOUR_IN_SECONDS,
            self::Account, self::Solved => DAY_IN_SECONDS,
        };
    }
}
