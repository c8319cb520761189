<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** Interface for spam checks on sign-ups. */
interface SpamCheck
{
    /** @return string HTML: the hidden fields that a printed form carries (stamp, honeypot …). */
    public function fields(int $form): string;

    /** Judges a sign-up before anything is stored or sent. */
    public function judge(int $form, SpamCheckInput $input): Verdict;

    /** @return array<string, string|int> The challenge for the verdict `Work`. */
    public function work(SpamCheckInput $input): array;

    /**
     * The reply for the verdict `Captcha`, with an open captcha or a new one.
     *
     * @return array{meta: array<string, mixed>, message: string} `meta` as MailPoet words it: `show_captcha`,
     *     `captcha_session_id`, `captcha_image_url`, `captcha_audio_url`, `redirect_url`, or `refresh_captcha` after a
     *     wrong answer; a form without a script is led to `redirect_url`. Ours alone: `captcha_work_url`.
     */
    public function captcha(int $form, SpamCheckInput $input): array;
}
