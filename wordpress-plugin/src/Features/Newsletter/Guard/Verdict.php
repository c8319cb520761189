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
    /** Refused until the browser has worked: the reply carries the challenge of `SpamCheck::work()`. */
    case Work;
    /** Refused until a captcha is solved: the reply carries the captcha of `SpamCheck::captcha()`. */
    case Captcha;
    /** Refused for today: the visitor's network has made enough accounts, or enough sign-ups by captchas. */
    case Full;
}
