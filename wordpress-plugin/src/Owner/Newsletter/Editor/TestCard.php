<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\Editor;

use Onda\Core\Forms\Fields;
use Onda\Core\Http\Request;
use Onda\Core\Text\Html;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\Subscriber;
use Onda\Owner\Newsletter\People\SubscriberWords;

defined('ABSPATH') || exit;

/** The card below a form by which the owner subscribes to try it. */
final class TestCard
{
    public function of(int $form): string
    {
        $email = wp_get_current_user()->user_email;
        $subscriber = (new SubscriberRepository())->by_email($email);
        /* translators: %s: an email address. */
        $text = __('Sends the mail of the confirmation to %s, as a visitor gets it. Save the form first.', 'onda');
        $inner = $this->said(Request::from_globals(true)) . Fields::hint(sprintf($text, $email))
            . self::form($form, TestSubscription::SEND, __('Send me the confirmation', 'onda'));
        if ($subscriber !== null && $subscriber->is_test()) {
            $inner .= self::test($form, $subscriber);
        }
        return Fields::card('onda-test', __('Try it', 'onda'), $inner);
    }

    private static function test(int $form, Subscriber $subscriber): string
    {
        /* translators: 1: an email address, 2: a status such as "Subscribed". */
        $text = __('%1$s is a test. Status: %2$s.', 'onda');
        $text = sprintf($text, $subscriber->email, SubscriberWords::status($subscriber));
        return Html::tag('p', [], Html::text($text))
            . self::form($form, TestSubscription::REMOVE, __('Remove the test', 'onda'));
    }

    private static function form(int $form, string $act, string $button): string
    {
        $hidden = Html::hidden([
            'action' => TestSubscription::ACTION,
            '_wpnonce' => wp_create_nonce(TestSubscription::ACTION),
            'form' => $form,
            'act' => $act,
        ]);
        $submit = Html::tag('button', ['class' => 'button'], Html::text($button));
        return Html::tag('form', ['method' => 'post', 'action' => admin_url('admin-post.php')], "$hidden<p>$submit</p>");
    }

    private function said(Request $request): string
    {
        $said = $request->text(TestSubscription::SAID);
        $texts = [
            TestSubscription::SENT => __('The mail was handed to the mail server. Look into your inbox.', 'onda'),
            TestSubscription::KNOWN => __(
                'The mail was handed to the mail server. Your address is a subscriber already and stays one.',
                'onda',
            ),
            TestSubscription::REMOVED => __('The test is removed.', 'onda'),
            TestSubscription::FAILED => __('The mail could not be sent.', 'onda'),
            TestSubscription::EXPIRED => __('This form was open for too long. Nothing was sent: try again.', 'onda'),
        ];
        if (!isset($texts[$said])) {
            return '';
        }
        $is_wrong = in_array($said, [TestSubscription::FAILED, TestSubscription::EXPIRED], true);
        $more = $said === TestSubscription::FAILED ? self::failure() : '';
        [$kind, $role] = $is_wrong ? ['error', 'alert'] : ['success', 'status'];
        $box = ['class' => "notice inline notice-$kind", 'role' => $role];
        return Html::tag('div', $box, Html::tag('p', [], Html::text($texts[$said])) . $more);
    }

    private static function failure(): string
    {
        $reason = TestSubscription::failure();
        $remedy = __('Most hosts need a mail plugin with SMTP, with a sender of this domain.', 'onda');
        $link = Html::tag('a', ['href' => admin_url('site-health.php')], Html::text(__('Site Health', 'onda')));
        $cited = $reason === '' ? '' : Html::tag('p', [], Html::tag('code', [], Html::text($reason)));
        return $cited . Html::tag('p', [], Html::text($remedy) . " $link");
    }
}
