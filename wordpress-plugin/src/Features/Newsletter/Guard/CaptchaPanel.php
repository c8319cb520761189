<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Printing\Faces;

defined('ABSPATH') || exit;

/** The captcha in a form that PHP prints: it works without a script, and the script finds MailPoet's class names. */
final class CaptchaPanel
{
    public static function markup(string $session): string
    {
        return Faces::fill('newsletter/captcha/CaptchaPanel', [
            'group' => __('One more step', 'onda'),
            'id' => $session,
            'fieldId' => "onda-captcha-$session",
            'imageUrl' => CaptchaLinks::to('image', $session),
            'audioUrl' => CaptchaLinks::to('audio', $session),
            'workUrl' => CaptchaLinks::to('work', $session),
            'picture' => __('A picture of five characters; they are also said aloud.', 'onda'),
            'refresh' => __('Another code', 'onda'),
            'audio' => __('Hear the code', 'onda'),
            'work' => __('I can neither see nor hear it: let my browser calculate instead', 'onda'),
            'field' => __('Type the characters', 'onda'),
        ]);
    }
}
