<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\Editor;

use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Features\Newsletter\Form;
use Onda\Features\Newsletter\Mail\Mails;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\SignUpRequest;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/**
 * Signs the owner up by a form to try it: the mail is the visitor's, the subscriber is marked as a test. An address
 * that subscribed before keeps what it has.
 */
final class TestSubscription
{
    public const ACTION = 'onda_newsletter_test';
    /** Parameter of the address with what came of it. */
    public const SAID = 'test';
    public const SEND = 'send';
    public const REMOVE = 'remove';
    public const SENT = 'sent';
    public const KNOWN = 'known';
    public const REMOVED = 'removed';
    public const FAILED = 'failed';
    public const EXPIRED = 'expired';
    private const FAILURE = 'onda_test_mail_failure';

    private string $reason = '';

    public function __construct(
        private NewsletterOptions $options,
        private SubscriberRepository $subscribers,
        private ConsentRepository $consents,
        private Mails $mails,
    ) {
    }

    public function hook(): void
    {
        add_action('admin_post_' . self::ACTION, [$this, 'admin_post'], 10, 0);
    }

    public function admin_post(): void
    {
        if (!current_user_can('manage_options')) {
            Output::lead(admin_url());
        }
        $request = Request::from_globals(true);
        $id = $request->id('form');
        $said = wp_verify_nonce($request->text('_wpnonce'), self::ACTION)
            ? $this->act($request->text('act'), $id, wp_get_current_user()->user_email, time())
            : self::EXPIRED;
        Output::lead(add_query_arg(['form' => $id, self::SAID => $said], Screen::Newsletter->url('forms')) . '#onda-test');
    }

    /** @return string What came of it, one of the constants. */
    public function act(string $act, int $form, string $email, int $now): string
    {
        if ($act === self::REMOVE) {
            return $this->remove($email);
        }
        $chosen = $this->options->form($form);
        if ($chosen === null || is_email($email) === false) {
            return self::FAILED;
        }
        delete_transient(self::FAILURE);
        $known = $this->subscribers->by_email($email);
        $is_real = $known !== null && !$known->is_test();
        $subscriber = $known ?? $this->made($chosen, $email, $now);
        if ($this->send($chosen, $subscriber, $is_real ? $subscriber->lists : $chosen->lists(), $now)) {
            return $is_real ? self::KNOWN : self::SENT;
        }
        set_transient(self::FAILURE, $this->reason, HOUR_IN_SECONDS);
        return self::FAILED;
    }

    /** @return string The words of the mail program, or empty. */
    public static function failure(): string
    {
        return (string) get_transient(self::FAILURE);
    }

    public function wp_mail_failed(\WP_Error $error): void
    {
        $this->reason = mb_substr($error->get_error_message(), 0, 500);
    }

    private function made(Form $form, string $email, int $now): Subscriber
    {
        $id = $this->subscribers->made($email, $form->id(), $now)->id;
        $this->subscribers->change($id, ['source' => Subscriber::TEST]);
        return $this->subscribers->find($id) ?? throw new \RuntimeException('The table of subscribers cannot be read.');
    }

    /** @param list<int> $lists */
    private function send(Form $form, Subscriber $subscriber, array $lists, int $now): bool
    {
        $token = bin2hex(random_bytes(32));
        $sign_up_request = new SignUpRequest($subscriber->email, '', '', $lists ?: $form->lists());
        $text = $form->agreed_text();
        $event = ConsentRepository::REQUESTED;
        $this->consents->note($subscriber->id, $event, $now, '', $form->id(), $text, $token, $sign_up_request->record());
        add_action('wp_mail_failed', [$this, 'wp_mail_failed'], 10, 1);
        return $this->mails->confirmation($subscriber, $token, $sign_up_request);
    }

    private function remove(string $email): string
    {
        $subscriber = $this->subscribers->by_email($email);
        if ($subscriber !== null && $subscriber->is_test()) {
            $this->consents->forget($subscriber->id);
            $this->subscribers->forget($subscriber->id);
        }
        return self::REMOVED;
    }
}
