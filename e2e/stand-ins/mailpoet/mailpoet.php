<?php

/**
 * Plugin Name: Stand-in for MailPoet
 * Description: Registers what MailPoet 5.3.3 registers, with the same hooks and priorities, and says who answered.
 */

declare(strict_types=1);

$answer = static function (): void {
    wp_send_json(['answered' => 'mailpoet', 'action' => current_action()]);
};

add_action('init', static function () use ($answer): void {
    foreach (['mailpoet_subscription_update', 'mailpoet_subscription_form'] as $action) {
        add_action("admin_post_$action", $answer);
        add_action("admin_post_nopriv_$action", $answer);
    }
    add_shortcode('mailpoet_form', static fn(): string => '<form class="mailpoet_form" data-stand-in></form>');
    add_shortcode('mailpoet_manage_subscription', static fn(): string => '<form data-stand-in-manage></form>');
});

// The JSON API comes as late as this: at the default priority of `wp_loaded`.
add_action('wp_loaded', static function () use ($answer): void {
    add_action('wp_ajax_mailpoet', $answer);
    add_action('wp_ajax_nopriv_mailpoet', $answer);
    if (isset($_GET['mailpoet_router']) && ($_GET['action'] ?? '') === 'refresh') {
        header('X-Answered-By: mailpoet');
    }
});
