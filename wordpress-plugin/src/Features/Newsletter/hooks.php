<?php

/** The hooks of the newsletter. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Newsletter\Guard\{CaptchaRouter, GuardHooks, Registration};
use Onda\Features\Newsletter\Mail\{FormToken, MailingSync};
use Onda\Features\Newsletter\SignUp\NativeRoutes;

defined('ABSPATH') || exit;

SettingsStore::widen('onda_newsletter');

$is_visit = static fn(): bool => Request::from_globals(false)->has('onda_newsletter');
$has_forms = static fn(): bool => isset(wp_load_alloptions()['onda_newsletter'])
    && (get_option('onda_newsletter')['forms'] ?? []) !== [];

return [
    'actions' => [
        'captcha' => ['onda_challenge'],
        'newsletter' => ['mailpoet', 'mailpoet_token'],
    ],
    'elements' => ['newsletter'],
    'hooks' => [
        NewsletterFeature::class => [['onda_block_choices', 10, 1]],
        // The page behind a link of a mail. It runs before WordPress searches the page, whatever its address is
        // rewritten to.
        Pages::class => [
            ['wp_loaded', 20, 0, 'when' => $is_visit],
            ['posts_pre_query', 10, 2, 'when' => $is_visit],
        ],
        // The last hook, so that another plugin's router comes first.
        CaptchaRouter::class => [['wp_loaded', PHP_INT_MAX, 0, 'when' => static fn(): bool =>
            Request::from_globals(false)->has('mailpoet_router')]],
        Registration::class => [
            ['register_form', 10, 0],
            ['registration_errors', 10, 3],
            ['woocommerce_register_form', 10, 0],
            ['woocommerce_process_registration_errors', 10, 4],
        ],
        GuardHooks::class => [['onda_newsletter_token', 10, 2]],
        // Visitors have a heartbeat of their own, which never asks for fresh nonces.
        FormToken::class => [
            [
                ['heartbeat_nopriv_send', 'heartbeat_send', 'wp_refresh_nonces'],
                10,
                1,
                'method' => 'heartbeat_send',
                'when' => static fn(): bool => !NewsletterBackend::is_foreign(),
            ],
        ],
        NativeRoutes::class => [['admin_init', PHP_INT_MAX, 0, 'when' => static fn(): bool => !wp_doing_ajax()]],
        Display::class => [
            // After shortcodes (11), before pasted tags are completed (99).
            ['the_content', 21, 1, 'when' => $has_forms],
            ['render_block_core/template-part', 10, 2, 'method' => 'render_block', 'when' => $has_forms],
            // Before the page's configuration is printed (20).
            ['wp_footer', 10, 0, 'when' => $has_forms],
        ],
        MailingSync::class => [
            [['onda_subscriber_confirmed', 'onda_subscriber_changed'], 10, 1, 'method' => 'take'],
            ['onda_subscriber_unsubscribed', 10, 1, 'method' => 'drop'],
        ],
        SubscriberUpkeep::class => [
            ['init', 10, 0, 'when' => static fn(): bool => wp_next_scheduled('onda_newsletter_upkeep') === false],
            ['onda_newsletter_upkeep', 10, 0, 'method' => 'tidy'],
        ],
    ],
];
