<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Mail;

use Onda\Features\Newsletter\NewsletterBackend;

defined('ABSPATH') || exit;

/**
 * The token that MailPoet's wire wants. A visitor's is the same for everybody and proves nothing, so pages carry none:
 * it is asked for when somebody touches a form, or comes with the heartbeat where a page has one.
 */
final class FormToken
{
    public const ACTION = 'mailpoet_token';
    public const API_VERSION = 'v1';

    public function __construct(private NewsletterBackend $backend)
    {
    }

    public function hook(): void
    {
        // Visitors have a heartbeat of their own, which never asks for fresh nonces.
        add_filter('heartbeat_nopriv_send', [$this, 'heartbeat_send'], 10, 1);
        add_filter('heartbeat_send', [$this, 'heartbeat_send'], 10, 1);
        add_filter('wp_refresh_nonces', [$this, 'heartbeat_send'], 10, 1);
    }

    public function heartbeat_send(mixed $response): mixed
    {
        return is_array($response) && !$this->backend->is_foreign() ? $response + [self::ACTION => self::make()] : $response;
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
