<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Core\Forms\Fields;
use Onda\Core\Text\Html;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** The page of a subscriber: data, actions, and the history of consents. */
final class PersonPage
{
    public function __construct(private ConsentRepository $consents, private SubscriberWords $words)
    {
    }

    public function of(Subscriber $subscriber): string
    {
        $back = Html::tag('a', ['href' => (new SubscriberQuery())->url()], Html::text(__('← All subscribers', 'onda')));
        return Html::tag('p', [], $back)
            . Fields::card('onda-person', $subscriber->email, $this->data($subscriber) . self::actions($subscriber))
            . Fields::card('onda-consents', __('History of consents', 'onda'), $this->history($subscriber));
    }

    private function data(Subscriber $subscriber): string
    {
        $rows = '';
        $data = [
            __('Name', 'onda') => SubscriberWords::name($subscriber),
            __('Status', 'onda') => SubscriberWords::status($subscriber),
            __('Lists', 'onda') => $this->words->lists($subscriber),
            __('Source', 'onda') => $this->words->source($subscriber),
            __('Since', 'onda') => SubscriberWords::time($subscriber->created),
            __('Confirmed', 'onda') => SubscriberWords::time($subscriber->confirmed),
        ];
        foreach ($data as $name => $value) {
            $head = Html::tag('th', ['scope' => 'row'], Html::text($name));
            $rows .= Html::tag('tr', [], $head . Html::tag('td', [], Html::text($value === '' ? '—' : $value)));
        }
        return Html::tag('table', ['class' => 'widefat striped'], Html::tag('tbody', [], $rows));
    }

    private static function actions(Subscriber $subscriber): string
    {
        $links = implode(' · ', SubscribersTable::links($subscriber, new SubscriberQuery()));
        return Html::tag('p', [], $links);
    }

    /** The newest first. */
    private function history(Subscriber $subscriber): string
    {
        $items = '';
        foreach (array_reverse($this->consents->of($subscriber->id)) as $step) {
            $where = $step['form'] > 0 ? $this->words->form($step['form']) : '';
            $facts = array_filter([
                SubscriberWords::time($step['happened']),
                SubscriberWords::event($step['event']),
                $where,
                $step['address'],
            ]);
            $items .= Html::tag('li', [], Html::text(implode(' · ', $facts)) . self::text($step['text']));
        }
        return $items === ''
            ? Html::tag('p', [], Html::text(__('Nothing is recorded.', 'onda')))
            : Html::tag('ul', ['class' => 'ul-disc'], $items);
    }

    private static function text(string $text): string
    {
        $summary = Html::tag('summary', [], Html::text(__('What the form said', 'onda')));
        $lines = implode('<br>', array_map(Html::text(...), explode("\n", $text)));
        return $text === '' ? '' : Html::tag('details', [], $summary . Html::tag('blockquote', [], $lines));
    }
}
