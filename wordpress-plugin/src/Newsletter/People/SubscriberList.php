<?php

declare(strict_types=1);

namespace Onda\Newsletter\People;

use Onda\Admin\Fields;
use Onda\Admin\Screen;
use Onda\Admin\Tab;
use Onda\Http\Document;
use Onda\Http\Request;
use Onda\Http\Router;
use Onda\Newsletter\Subscriber;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** Shows subscribers: their number, the latest, one by address, all of them as a file. */
final class SubscriberList
{
    public const EXPORT = 'onda_newsletter_export';
    public const IMPORT = 'onda_newsletter_import';
    public const PERSON = 'onda_newsletter_person';
    private const LATEST = 20;
    private const MAX_FILE_BYTES = 5 * MB_IN_BYTES;

    public function __construct(
        private SubscriberRepository $subscribers,
        private ConsentRepository $consents,
        private Subscriptions $subscriptions,
        private Transfer $transfer,
    ) {
    }

    public function hook(): void
    {
        add_action('admin_post_' . self::EXPORT, [$this, 'export'], 10, 0);
        add_action('admin_post_' . self::IMPORT, [$this, 'import'], 10, 0);
        add_action('admin_post_' . self::PERSON, [$this, 'person'], 10, 0);
    }

    public function export(): void
    {
        self::demand(self::EXPORT);
        $headers = ['Content-Disposition' => 'attachment; filename="subscribers.csv"'];
        Router::send_document(new Document(200, 'text/csv; charset=UTF-8', $this->transfer->export(), $headers));
    }

    public function import(): void
    {
        self::demand(self::IMPORT);
        $text = Request::from_globals(true)->upload('file', self::MAX_FILE_BYTES);
        Router::lead(add_query_arg($this->transfer->import($text, time()), Screen::Newsletter->url()));
    }

    public function person(): void
    {
        self::demand(self::PERSON);
        $request = Request::from_globals(true);
        $done = $this->act($request->text('email'), $request->text('act'));
        Router::lead(add_query_arg(['done' => $done], Screen::Newsletter->url()));
    }

    /**
     * @param string $act `unsubscribe` or `delete`.
     * @return string The same, or `nobody`.
     */
    public function act(string $email, string $act): string
    {
        $subscriber = $this->subscribers->by_email($email);
        if ($subscriber === null || !in_array($act, ['unsubscribe', 'delete'], true)) {
            return 'nobody';
        }
        $this->subscriptions->unsubscribe($subscriber, '', time());
        if ($act === 'delete') {
            $this->consents->forget($subscriber->id);
            $this->subscribers->forget($subscriber->id);
        }
        return $act;
    }

    public static function tab(\Closure $list): Tab
    {
        $print = static fn() => Html::write($list()->of());
        return new Tab(Screen::Newsletter, 'subscribers', 10, fn(): string => __('Subscribers', 'onda'), $print);
    }

    public function of(): string
    {
        $counts = $this->subscribers->counts();
        $words = self::statuses();
        $sums = array_map(static fn(string $status): string => "$words[$status]: $counts[$status]", Subscriber::STATUSES);
        return $this->outcome(Request::from_globals(true))
            . Html::tag('p', [], Html::text(implode(' · ', $sums))) . $this->latest($words)
            . self::form(self::EXPORT, __('Export', 'onda'), '', __('Export as CSV', 'onda'))
            . self::form(self::IMPORT, __('Import', 'onda'), self::file(), __('Import a CSV file', 'onda'))
            . self::form(self::PERSON, __('One subscriber', 'onda'), self::one(), __('Do it', 'onda'));
    }

    private function outcome(Request $request): string
    {
        $words = [
            'unsubscribe' => __('Unsubscribed.', 'onda'),
            'delete' => __('Deleted.', 'onda'),
            'nobody' => __('Nobody here has this address.', 'onda'),
        ];
        $text = $words[$request->text('done')] ?? '';
        if ($request->text('taken') !== '') {
            /* translators: 1: number of subscribers, 2: number, 3: number. */
            $sentence = __('%1$d taken, %2$d known already, %3$d with a wrong address, name or status.', 'onda');
            $text = sprintf($sentence, $request->id('taken'), $request->id('known'), $request->id('wrong'));
        }
        $kind = $request->text('done') === 'nobody' ? 'warning' : 'success';
        $notice = ['class' => "notice notice-$kind inline"];
        return $text === '' ? '' : Html::tag('div', $notice, Html::tag('p', [], Html::text($text)));
    }

    /** @param array<string, string> $words */
    private function latest(array $words): string
    {
        $rows = '';
        foreach ($this->subscribers->latest(self::LATEST) as $subscriber) {
            $name = trim("$subscriber->first_name $subscriber->last_name");
            $since = (string) wp_date('Y-m-d H:i', $subscriber->created);
            $cells = [$subscriber->email, $name, $words[$subscriber->status] ?? '', $since];
            $tag = static fn(mixed $cell): string => Html::tag('td', [], Html::text($cell));
            $rows .= Html::tag('tr', [], implode('', array_map($tag, $cells)));
        }
        $heads = [__('Email', 'onda'), __('Name', 'onda'), __('Status', 'onda'), __('Since', 'onda')];
        $head = implode('', array_map(static fn(string $text): string =>
            Html::tag('th', ['scope' => 'col'], Html::text($text)), $heads));
        return $rows === '' ? '' : Html::tag('table', ['class' => 'widefat striped'], Html::tag('thead', [], Html::tag(
            'tr',
            [],
            $head,
        )) . Html::tag('tbody', [], $rows));
    }

    private static function form(string $action, string $title, string $fields, string $button): string
    {
        $form = ['method' => 'post', 'action' => admin_url('admin-post.php'), 'enctype' => 'multipart/form-data'];
        $hidden = Html::hidden(['action' => $action, '_wpnonce' => wp_create_nonce($action)]);
        $submit = Html::tag('input', ['type' => 'submit', 'class' => 'button', 'value' => $button]);
        $inner = Html::tag('form', $form, $hidden . $fields . Html::tag('p', [], $submit));
        return Fields::card("$action-card", $title, $inner);
    }

    private static function file(): string
    {
        $hint = __('A column “email”; also read are first_name, last_name, lists, status and confirmed.', 'onda')
            . ' ' . __('You answer for the consent of those in the file.', 'onda');
        $file = ['type' => 'file', 'name' => 'file', 'id' => 'onda-newsletter-file', 'accept' => '.csv,text/csv'];
        $label = Html::tag('label', ['for' => 'onda-newsletter-file'], Html::text(__('CSV file', 'onda')));
        return Html::tag('p', [], $label . ' ' . Html::tag('input', $file + ['required' => true]))
            . Fields::hint($hint);
    }

    private static function one(): string
    {
        return Fields::text('email', __('Email', 'onda'), '', ['type' => 'email', 'required' => true])
            . Fields::select('act', __('What to do', 'onda'), 'unsubscribe', [
                'unsubscribe' => __('take off all lists', 'onda'),
                'delete' => __('delete with the record of consent', 'onda'),
            ]);
    }

    /** @return array<string, string> */
    private static function statuses(): array
    {
        return [
            Subscriber::UNCONFIRMED => __('Unconfirmed', 'onda'),
            Subscriber::SUBSCRIBED => __('Subscribed', 'onda'),
            Subscriber::UNSUBSCRIBED => __('Unsubscribed', 'onda'),
        ];
    }

    /** Ends the request for whoever may not, or did not ask from this screen. */
    private static function demand(string $action): void
    {
        check_admin_referer($action);
        if (!current_user_can('manage_options')) {
            Router::lead(admin_url());
        }
    }
}
