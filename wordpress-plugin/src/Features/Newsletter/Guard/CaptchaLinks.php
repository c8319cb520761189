<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** Addresses of a captcha's picture, sound and answer; the router's fields are MailPoet's. */
final class CaptchaLinks
{
    /** @param string $action `render`, `image`, `audio`, `work` or `refresh`. */
    public static function to(string $action, string $session): string
    {
        $data = (string) wp_json_encode([CaptchaSession::FIELD => $session]);
        return home_url('/?' . http_build_query([
            'mailpoet_router' => '',
            'mailpoet_page' => 'template',
            'endpoint' => 'captcha',
            'action' => $action,
            'data' => rtrim(base64_encode($data), '='),
        ]));
    }

    /** @param string $data Base64 of `{"captcha_session_id": …}`. */
    public static function session(string $data): string
    {
        $read = json_decode((string) base64_decode(strtr($data, ' -_', '++/')), true);
        $session = is_array($read) ? $read[CaptchaSession::FIELD] ?? '' : '';
        return is_string($session) ? $session : '';
    }
}
