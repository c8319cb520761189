<?php

declare(strict_types=1);

namespace Onda\Newsletter\Guard;

use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** The captcha in a form that PHP prints: it works without a script, and the script finds MailPoet's class names. */
final class CaptchaPanel
{
    public static function markup(string $session): string
    {
        $id = "onda-captcha-$session";
        $picture = [
            'class' => 'mailpoet_captcha',
            'src' => CaptchaLinks::to('image', $session),
            'width' => CaptchaImage::WIDTH,
            'height' => CaptchaImage::HEIGHT,
            'alt' => __('A picture of five characters; they are also said aloud.', 'onda'),
        ];
        $sound = [
            'class' => 'mailpoet_captcha_player',
            'src' => CaptchaLinks::to('audio', $session),
            'controls' => true,
            'preload' => 'none',
        ];
        return Html::tag('div', ['class' => 'mailpoet_captcha_container'], implode('', [
            Html::hidden([self::name(CaptchaSession::FIELD) => $session]),
            Html::tag('p', [], Html::tag('img', $picture)),
            Html::tag('p', [], self::button('update', __('Another code', 'onda')) . ' '
                . self::button('audio', __('Hear the code', 'onda'))),
            Html::tag('p', [], self::button(
                'work',
                __('I can neither see nor hear it: let my browser calculate instead', 'onda'),
                ['value' => CaptchaLinks::to('work', $session)],
            )),
            Html::tag('audio', $sound),
            Html::tag('p', [], Html::tag('label', ['for' => $id], Html::text(__('Type the characters', 'onda'))) . ' '
                . Html::tag('input', ['id' => $id, 'name' => self::name(CaptchaSession::ANSWER)] + self::FIELD)),
        ]));
    }

    private const FIELD = [
        'class' => 'mailpoet_text input',
        'type' => 'text',
        'maxlength' => '12',
        'autocomplete' => 'off',
        'autocapitalize' => 'characters',
        'spellcheck' => 'false',
        'required' => true,
    ];

    private static function name(string $field): string
    {
        return "data[$field]";
    }

    /**
     * Shown by the script that makes it work.
     *
     * @param array<string, string> $more Further attributes.
     */
    private static function button(string $part, string $text, array $more = []): string
    {
        $attributes = ['type' => 'button', 'class' => "mailpoet_captcha_$part", 'hidden' => true];
        return Html::tag('button', $attributes + $more, Html::text($text));
    }
}
