<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Database\Primary;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Faces;
use Onda\Core\Text\Html;
use Onda\Features\Newsletter\Mail\EmailLink;
use Onda\Features\Newsletter\Mail\MailLinks;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\People\Subscriptions;
use Onda\Features\Newsletter\SignUp\ConsentOrigin;
use Onda\Features\Newsletter\SignUp\Refused;
use Onda\Features\Newsletter\SignUp\SignUpRequestReader;

defined('ABSPATH') || exit;

/** The form by which a subscriber changes names and lists, or leaves; without a script too. */
final class ManageForm
{
    public const UPDATE = 'mailpoet_subscription_update';
    private const STATUS = 'status';

    public function __construct(
        private NewsletterOptions $options,
        private SubscriberRepository $subscribers,
        private Subscriptions $subscriptions,
    ) {
    }

    public function markup(EmailLink $visit): string
    {
        $subscriber = $visit->subscriber;
        if ($subscriber === null) {
            return Faces::fill('newsletter/manage/Line', ['text' => $visit->action === ''
                ? __('To change your subscription, open the link at the end of one of our mails.', 'onda')
                : __('This link is not good any more. Subscribe again to get a new one.', 'onda')]);
        }
        return Faces::fill('newsletter/manage/ManageForm', [
            'address' => admin_url('admin-post.php'),
            'save' => __('Save', 'onda'),
            'children' => $this->hidden($subscriber) . $this->answers($visit->done) . $this->fields($subscriber),
        ]) . ($subscriber->status === Subscriber::UNSUBSCRIBED ? '' : self::leave($subscriber));
    }

    public static function leave(Subscriber $subscriber): string
    {
        return Faces::fill('newsletter/manage/LeaveForm', [
            'address' => MailLinks::unsubscribe($subscriber),
            'leave' => __('Unsubscribe', 'onda'),
        ]);
    }

    /** @return string Where it leads. */
    public function update(Request $request, int $now): string
    {
        $subscriber = $this->sender($request);
        if ($subscriber === null) {
            return add_query_arg([MailLinks::PARAMETER => MailLinks::MANAGE], home_url('/'));
        }
        $fields = FieldNames::read($request->form('data'));
        try {
            return MailLinks::manage($subscriber, $this->apply($subscriber, $fields, $request, $now));
        } catch (Refused $refused) {
            return MailLinks::manage($subscriber, $refused->reason);
        }
    }

    /** Whether the request comes from a subscriber of ours. */
    public function is_ours(Request $request): bool
    {
        return $this->sender($request) !== null;
    }

    /** Null without the key of the address. */
    private function sender(Request $request): ?Subscriber
    {
        $email = $request->form('data')['email'] ?? '';
        $is_sent = $request->method() === 'POST' && is_string($email) && $email !== '';
        if (!$is_sent) {
            return null;
        }
        Primary::read();
        $subscriber = $this->subscribers->by_email($email);
        return $subscriber !== null && MailLinks::is_valid($subscriber, $request->text('token')) ? $subscriber : null;
    }

    /**
     * @param array<string, mixed> $fields By plain name.
     * @return string What was done.
     * @throws Refused
     */
    private function apply(Subscriber $subscriber, array $fields, Request $request, int $now): string
    {
        $address = ConsentOrigin::of($request->ip(), $this->options->address());
        if (($fields[self::STATUS] ?? '') === Subscriber::UNSUBSCRIBED) {
            $this->subscriptions->unsubscribe($subscriber, $address, $now);
            return 'left';
        }
        $chosen = array_filter((array) ($fields[FieldNames::LISTS] ?? []), is_numeric(...));
        $offered = array_keys($this->options->lists());
        $this->subscriptions->change(
            $subscriber,
            SignUpRequestReader::name($fields[FieldNames::FIRST_NAME] ?? '', 'optional'),
            SignUpRequestReader::name($fields[FieldNames::LAST_NAME] ?? '', 'optional'),
            array_values(array_intersect($offered, array_map(intval(...), $chosen))),
            $address,
            $now,
        );
        if (($fields[self::STATUS] ?? '') === Subscriber::SUBSCRIBED) {
            $this->subscriptions->return_to($subscriber, $address, $now);
        }
        return 'saved';
    }

    private function hidden(Subscriber $subscriber): string
    {
        return Html::hidden([
            'action' => self::UPDATE,
            'data[segments]' => '',
            'mailpoet_redirect' => MailLinks::manage($subscriber),
            'data[email]' => $subscriber->email,
            'token' => MailLinks::key($subscriber),
        ]);
    }

    private function answers(string $done): string
    {
        $thanks = match ($done) {
            'confirmed' => __('Thank you: your subscription is confirmed.', 'onda'),
            'saved' => __('Your changes are saved.', 'onda'),
            'left' => __('You get no further mails. You may come back here at any time.', 'onda'),
            default => '',
        };
        $error = $done === 'name' ? Refused::sentence('name') : '';
        return Faces::fill('newsletter/manage/Answers', [
            'thanks' => $thanks,
            'error' => $error,
            'isThanksHidden' => $thanks === '',
            'isErrorHidden' => $error === '',
        ]);
    }

    private function fields(Subscriber $subscriber): string
    {
        $fields = new FormFields('onda-nl-manage');
        $boxes = '';
        foreach ($this->options->lists() as $id => $name) {
            $boxes .= $fields->list_box($id, $name, in_array($id, $subscriber->lists, true));
        }
        $first = $fields->name(FieldNames::FIRST_NAME, __('First name', 'onda'), false, $subscriber->first_name);
        $last = $fields->name(FieldNames::LAST_NAME, __('Last name', 'onda'), false, $subscriber->last_name);
        return Faces::fill('newsletter/manage/Line', ['text' => $subscriber->email]) . $first . $last
            . $fields->group(__('Lists', 'onda'), $boxes, false) . $this->status($subscriber);
    }

    /** The text before the address is confirmed, which only the link of the mail does. */
    private function status(Subscriber $subscriber): string
    {
        if ($subscriber->confirmed === 0) {
            return '';
        }
        $options = '';
        $words = [
            Subscriber::SUBSCRIBED => __('Subscribed', 'onda'),
            Subscriber::UNSUBSCRIBED => __('Unsubscribed', 'onda'),
        ];
        foreach ($words as $status => $word) {
            $options .= Faces::fill('newsletter/manage/Status', [
                'status' => $status,
                'isChosen' => $status === $subscriber->status,
                'words' => $word,
            ]);
        }
        return Faces::fill('newsletter/manage/StatusField', [
            'name' => 'data[' . FieldNames::of(self::STATUS) . ']',
            'label' => __('Status', 'onda'),
            'children' => $options,
        ]);
    }
}
