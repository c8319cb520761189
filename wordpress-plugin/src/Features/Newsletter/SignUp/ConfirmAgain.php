<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

use Onda\Features\Newsletter\Mail\Mails;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\SignUpRequest;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** Sends a confirmation once more at the owner's request, within the limits of a form. */
final class ConfirmAgain
{
    public const SENT = 'sent';
    /** The address has had all its mails. */
    public const LIMITED = 'limited';
    /** No confirmation is open. */
    public const OTHER = 'other';
    public const FAILED = 'failed';

    public function __construct(
        private SubscriberRepository $subscribers,
        private ConsentRepository $consents,
        private Mails $mails,
    ) {
    }

    /** @return string One of the constants. */
    public function send(Subscriber $subscriber, int $now): string
    {
        if ($subscriber->status !== Subscriber::UNCONFIRMED) {
            return self::OTHER;
        }
        $fresh = SignUps::MAIL_DAYS * DAY_IN_SECONDS;
        $may = $this->subscribers->claim_mail($subscriber->id, SignUps::MOST_MAILS, SignUps::MAIL_REST, $fresh, $now);
        if (!$may) {
            return self::LIMITED;
        }
        if ($this->mail($subscriber, $now)) {
            return self::SENT;
        }
        $this->subscribers->change($subscriber->id, ['mails' => $subscriber->mails, 'mailed' => $subscriber->mailed]);
        return self::FAILED;
    }

    /** The mail gets a new token: only the hash of the former one is stored. */
    private function mail(Subscriber $subscriber, int $now): bool
    {
        $open = $this->consents->open_request($subscriber->id) ?? ['form' => 0, 'text' => '', 'sign_up_request' => []];
        $lists = array_map(intval(...), (array) ($open['sign_up_request']['lists'] ?? [])) ?: $subscriber->lists;
        $names = $open['sign_up_request'] + ['first_name' => '', 'last_name' => ''];
        $sign_up_request = new SignUpRequest(
            $subscriber->email,
            (string) $names['first_name'],
            (string) $names['last_name'],
            $lists,
        );
        $token = bin2hex(random_bytes(32));
        $this->consents->note(
            $subscriber->id,
            ConsentRepository::REQUESTED,
            $now,
            '',
            $open['form'],
            $open['text'],
            $token,
            $sign_up_request->record(),
        );
        return $this->mails->confirmation($subscriber, $token, $sign_up_request);
    }
}
