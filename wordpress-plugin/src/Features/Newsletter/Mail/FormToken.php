<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Mail;

defined('ABSPATH') || exit;

/**
 * The token that MailPoet's wire wants. A visitor's is the same for everybody and proves nothing, so pages carry none:
 * it is asked for when somebody touches a form, or comes with the heartbeat where a page has one.
 */
final class FormToken
{
    public const ACTION = 'mailpoet_token';
    public const API_VERSION = 'v1';

    public static function heartbeat_send(mixed $response): mixed
    {
        return is_array($response) ? $response + [self::ACTION => self::make()] : $response;
    }

    public static function make(): string
    {
        return wp_create_nonce(self::ACTION);
    }

    public static function is_fresh(string $token): bool
    {
        return wp_verify_nonce($token, self::ACTION) !== false;
    }
}
