<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** The answer to a captcha that came with a sign-up, right or wrong. */
enum CaptchaAnswer
{
    case None;
    case Characters;
    /** A proof of work in place of the characters. */
    case Proof;

    public static function of(SpamCheckInput $input): self
    {
        return match (true) {
            self::characters($input) !== '' => self::Characters,
            ($input->data[CaptchaSession::WORK] ?? '') !== '' => self::Proof,
            default => self::None,
        };
    }

    public static function characters(SpamCheckInput $input): string
    {
        $answer = $input->data[CaptchaSession::ANSWER] ?? '';
        return is_string($answer) ? trim($answer) : '';
    }
}
