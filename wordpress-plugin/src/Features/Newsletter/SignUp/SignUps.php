<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

use Onda\Features\Newsletter\Form;
use Onda\Features\Newsletter\Mail\Mails;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\SignUpRequest;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/**
 * Takes sign-ups. The answer tells nothing about an address: it is the same for a new one, a known one and one that
 * gets no further mail. New and known cost the same statements and one mail.
 */
final class SignUps
{
    /** Mails to one address within MAIL_DAYS, unless it confirms. */
    public const MOST_MAILS = 3;
    public const MAIL_DAYS = 30;
    /** Mails to one mailbox in a day, to any of its addresses. */
    public const BOX_MAILS = 5;
    /** Seconds between two of them: fifty sign-ups at once send one mail. */
    public const MAIL_REST = 15 * MINUTE_IN_SECONDS;

    public function __construct(
        private SubscriberRepository $subscribers,
        private ConsentRepository $consents,
        private SignUpDelayRepository $delays,
        private Mails $mails,
    ) {
    }

    /**
     * @param string $network 16 characters; empty for one who need not wait.
     * @param string $origin As `ConsentOrigin::of` made it.
     * @throws Refused
     */
    public function sign_up(Form $form, SignUpRequest $sign_up_request, string $network, string $origin, int $now): void
    {
        $this->demand_pace($network, $now);
        $subscriber = $this->subscribers->made($sign_up_request->email, $form->id(), $now);
        $fresh = self::MAIL_DAYS * DAY_IN_SECONDS;
        $has_room = $this->subscribers->claim_mail($subscriber->id, self::MOST_MAILS, self::MAIL_REST, $fresh, $now)
            && $this->delays->claim_box(MailBox::of($subscriber->email), self::BOX_MAILS, $now);
        if (!$has_room) {
            return;
        }
        $token = bin2hex(random_bytes(32));
        $text = $form->agreed_text();
        $event = ConsentRepository::REQUESTED;
        $this->consents->note(
            $subscriber->id,
            $event,
            $now,
            $origin,
            $form->id(),
            $text,
            $token,
            $sign_up_request->record(),
        );
        if (!$this->send($subscriber, $sign_up_request, $token)) {
            $this->subscribers->change($subscriber->id, ['mails' => $subscriber->mails, 'mailed' => $subscriber->mailed]);
            throw new Refused('mail');
        }
    }

    private function send(Subscriber $subscriber, SignUpRequest $sign_up_request, string $token): bool
    {
        $is_nothing_new = $subscriber->is_subscribed() && array_diff($sign_up_request->lists, $subscriber->lists) === [];
        return $is_nothing_new
            ? $this->mails->already($subscriber)
            : $this->mails->confirmation($subscriber, $token, $sign_up_request);
    }

    private static function wait_sentence(int $minutes): string
    {
        return sprintf(
            /* translators: %s: number of minutes. */
            _n(
                'You need to wait %s minute before subscribing again.',
                'You need to wait %s minutes before subscribing again.',
                $minutes,
                'onda'
            ),
            (string) $minutes
        );
    }

    private function demand_pace(string $network, int $now): void
    {
        $wait = $network === '' ? 0 : $this->delays->take($network, $now);
        if ($wait > 0) {
            $minutes = (int) ceil($wait / MINUTE_IN_SECONDS);
            throw new Refused('wait', ['refresh_captcha' => true], self::wait_sentence($minutes));
        }
    }
}
