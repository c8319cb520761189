<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** The verdict of a spam check on a sign-up. */
enum Verdict
{
    case Allow;
    /** Answered as a success; nothing is stored and nothing is sent. */
    case Silent;
    /** First a captcha: the reply carries what the gate's `captcha()` says. */
    case Captcha;
}
