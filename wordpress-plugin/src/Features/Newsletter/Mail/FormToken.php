<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Mail;

defined('ABSPATH') || exit;

/**
 * The token of MailPoet's wire. A visitor's is the same for all and proves nothing, so pages carry none: the first
 * touch of a form requests it, or the heartbeat of the page brings it.
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
