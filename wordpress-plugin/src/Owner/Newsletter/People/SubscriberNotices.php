<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Core\Forms\Fields;
use Onda\Core\Http\Request;
use Onda\Core\Text\Html;
use Onda\Features\Newsletter\SignUp\ConfirmAgain;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** The sentences of the list of subscribers: what was done, what was not, and the question before deleting. */
final class SubscriberNotices
{
    /** Parameters of the address that tell of what was done once. */
    public const NAMES = [
        'did',
        'done',
        'left',
        ConfirmAgain::SENT,
        ConfirmAgain::LIMITED,
        ConfirmAgain::OTHER,
        ConfirmAgain::FAILED,
    ];
    /** Addresses that the question names. */
    private const NAMED = 10;

    private string $said = '';

    /** @return string Always empty: nothing leads away, the sentence is shown with the list. */
    public function say(string $kind, string $text): string
    {
        $this->said = Fields::notice($kind, $text);
        return '';
    }

    public function of(Request $request): string
    {
        $act = $request->text('did');
        return $this->said ?: ($act === '' ? '' : self::outcome($act, $request));
    }

    public static function expired(): string
    {
        return __('This list was open for too long. Nothing was done: choose again.', 'onda');
    }

    /** @param list<Subscriber> $some Those that would be deleted. */
    public function question(array $some, SubscriberQuery $query): string
    {
        $number = count($some);
        /* translators: %d: number of subscribers. */
        $text = _n('Delete %d subscriber?', 'Delete %d subscribers?', $number, 'onda');
        $names = '';
        foreach (array_slice($some, 0, self::NAMED) as $subscriber) {
            $names .= Html::tag('li', [], Html::text($subscriber->email));
        }
        $more = $number - self::NAMED;
        /* translators: %d: number of subscribers. */
        $names .= $more > 0 ? Html::tag('li', [], Html::text(sprintf(__('and %d more', 'onda'), $more))) : '';
        $hint = __('The record of their consent goes too. This cannot be undone.', 'onda');
        $nonce = wp_create_nonce(SubscribersTable::NONCE);
        $hidden = ['action' => SubscriberActions::DELETE, 'sure' => '1', '_wpnonce' => $nonce];
        $chosen = implode('', array_map(static fn(Subscriber $one): string =>
            Html::hidden([SubscribersTable::CHOSEN . '[]' => $one->id]), $some));
        $buttons = Html::tag('button', ['class' => 'button button-primary'], Html::text(__('Delete', 'onda'))) . ' '
            . Html::tag('a', ['class' => 'button', 'href' => $query->url()], Html::text(__('Cancel', 'onda')));
        $form = Html::tag('form', ['method' => 'post', 'action' => $query->url()], Html::hidden($hidden) . $chosen
            . Html::tag('p', [], $buttons));
        return Html::tag('h2', [], Html::text(sprintf($text, $number))) . Html::tag('ul', ['class' => 'ul-disc'], $names)
            . Html::tag('p', [], Html::text($hint)) . $form;
    }

    private static function outcome(string $act, Request $request): string
    {
        $sentences = [];
        foreach (self::texts($act) as $name => $text) {
            $number = $request->id($name);
            $number > 0 && $sentences[] = sprintf($text($number), $number);
        }
        $is_good = $request->id('done') + $request->id(ConfirmAgain::SENT) > 0
            && $request->id('left') + $request->id(ConfirmAgain::FAILED) === 0;
        return $sentences === [] ? '' : Fields::notice($is_good ? 'success' : 'warning', implode(' ', $sentences));
    }

    /** @return array<string, \Closure(int): string> Outcome → its text. */
    private static function texts(string $act): array
    {
        /* translators: %d: number of subscribers. */
        $unsubscribed = static fn(int $number): string => _n('%d unsubscribed.', '%d unsubscribed.', $number, 'onda');
        /* translators: %d: number of subscribers. */
        $deleted = static fn(int $number): string => _n('%d deleted.', '%d deleted.', $number, 'onda');
        return [
            'done' => $act === SubscriberActions::DELETE ? $deleted : $unsubscribed,
            /* translators: %d: number of mails. */
            ConfirmAgain::SENT => static fn(int $number): string => _n('%d mail sent.', '%d mails sent.', $number, 'onda'),
            ConfirmAgain::LIMITED => static fn(int $number): string => _n(
                /* translators: %d: number of subscribers. */
                '%d got no mail: an address gets at most three in 30 days, 15 minutes apart.',
                '%d got no mail: an address gets at most three in 30 days, 15 minutes apart.',
                $number,
                'onda',
            ),
            /* translators: %d: number of subscribers. */
            ConfirmAgain::OTHER => static fn(int $number): string =>
                _n('%d has nothing to confirm.', '%d have nothing to confirm.', $number, 'onda'),
            /* translators: %d: number of mails. */
            ConfirmAgain::FAILED => static fn(int $number): string =>
                _n('%d mail could not be sent.', '%d mails could not be sent.', $number, 'onda'),
            'left' => static fn(int $number): string => _n(
                /* translators: %d: number of subscribers. */
                '%d is left, because it took too long: do it again.',
                '%d are left, because it took too long: do it again.',
                $number,
                'onda',
            ),
        ];
    }
}
