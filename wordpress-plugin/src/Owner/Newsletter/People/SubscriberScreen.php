<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Text\Html;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\People\PeopleLogRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\Subscriber;
use Onda\Owner\Menu\Tab;

defined('ABSPATH') || exit;

/** The tab with the list of subscribers: what was sent is done and leads back to the list. */
final class SubscriberScreen
{
    public const PER_PAGE = 'onda_subscribers_per_page';
    private const SEARCHED = 'searched';

    private SubscriberNotices $notices;
    private ?SubscribersTable $table = null;
    private string $question = '';

    public function __construct(
        private SubscriberRepository $subscribers,
        private SubscriberPageRepository $pages,
        private SubscriberActions $actions,
        private PersonPage $person,
        private SubscriberTransfer $transfer,
        private NewsletterOptions $options,
    ) {
        $this->notices = new SubscriberNotices();
    }

    /** @param \Closure(): self $make */
    public static function tab(\Closure $make): Tab
    {
        $made = null;
        $screen = static function () use (&$made, $make): self {
            return $made ??= $make();
        };
        $title = static fn(): string => __('Subscribers', 'onda');
        $print = static fn() => $screen()->page();
        return new Tab(Screen::Newsletter, 'subscribers', 10, $title, $print, static fn() => $screen()->load());
    }

    public static function hook(): void
    {
        $keep = static fn(mixed $kept, string $option, int $number): int =>
            min(SubscriberQuery::MOST_PER_PAGE, max(1, $number));
        add_filter('set_screen_option_' . self::PER_PAGE, $keep, 10, 3);
    }

    public function load(): void
    {
        $request = Request::from_globals(true);
        $query = $this->query($request);
        $next = $this->receive($request, $query, time());
        $next === '' || Output::lead($next);
        if ($this->one($request) !== null) {
            return;
        }
        add_filter('removable_query_args', static fn(array $names): array => [...$names, ...SubscriberNotices::NAMES]);
        add_screen_option('per_page', [
            'label' => __('Subscribers per page', 'onda'),
            'default' => SubscriberQuery::PER_PAGE,
            'option' => self::PER_PAGE,
        ]);
        // Before the screen is printed: its options name the columns.
        require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
        $this->table = new SubscribersTable($query, $this->pages, new SubscriberWords($this->options), $this->options);
    }

    public function page(): void
    {
        $request = Request::from_globals(true);
        $one = $this->one($request);
        Html::write($this->notices->of($request));
        if ($this->question !== '' || $one !== null) {
            Html::write($this->question ?: $this->person->of($one));
            return;
        }
        $this->list($this->query($request));
    }

    /** @return string The address to lead to, or empty where the screen is printed. */
    public function receive(Request $request, SubscriberQuery $query, int $now): string
    {
        $act = $this->act($request);
        if ($act === '') {
            return $request->method() === 'POST' ? $query->url(['paged' => self::wanted_page($request, $query)]) : '';
        }
        $ids = array_values(array_filter(array_map(intval(...), $request->sent(SubscribersTable::CHOSEN))));
        $is_all = $act === SubscribersTable::EXPORT_ALL;
        if (!wp_verify_nonce($request->text('_wpnonce'), SubscribersTable::NONCE)) {
            return $this->notices->say('warning', SubscriberNotices::expired());
        }
        if ($ids === [] && !$is_all) {
            return $this->notices->say('warning', __('Choose at least one subscriber first.', 'onda'));
        }
        $chosen = $this->subscribers->all_of($ids);
        if ($chosen === [] && !$is_all) {
            return $this->notices->say('warning', __('These subscribers are no longer there.', 'onda'));
        }
        if ($is_all || $act === SubscribersTable::EXPORT) {
            $this->export($is_all ? $this->pages->all($query) : $chosen);
        }
        if ($act === SubscriberActions::DELETE && !$request->has('sure')) {
            $this->question = $this->notices->question($chosen, $query);
            return '';
        }
        $counts = $this->actions->run($act, $ids, $now);
        return $query->url(['did' => $act, 'paged' => $query->page > 1 ? $query->page : 0] + $counts);
    }

    /** The number typed between the arrows; other filters begin at their first page, which is 0. */
    private static function wanted_page(Request $request, SubscriberQuery $query): int
    {
        $is_other = $request->has('filter_action') || $request->text(self::SEARCHED) !== $query->search;
        return $is_other || $query->page === 1 ? 0 : $query->page;
    }

    private function act(Request $request): string
    {
        if ($request->has(SubscribersTable::EXPORT_ALL)) {
            return SubscribersTable::EXPORT_ALL;
        }
        $acts = [...SubscriberActions::ALL, SubscribersTable::EXPORT];
        $sent = $request->has('filter_action') ? [] : [$request->text('action'), $request->text('action2')];
        return current(array_intersect($sent, $acts)) ?: '';
    }

    /** @param iterable<Subscriber> $some */
    private function export(iterable $some): never
    {
        $headers = ['Content-Disposition' => 'attachment; filename="subscribers.csv"'];
        Output::send_lines('text/csv; charset=UTF-8', $this->transfer->export($some), $headers);
    }

    private function list(SubscriberQuery $query): void
    {
        $table = $this->table;
        if ($table === null) {
            return;
        }
        $table->prepare_items();
        $cut = __('Only the first 1,000 are listed. Type more of the address.', 'onda');
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        Html::write(Fields::hint(__('Onda collects subscribers. Newsletters are written and sent with MailPoet or the service that you use; for that, the subscribers go there by themselves or as a file.', 'onda')));
        Html::write($table->is_cut() ? Fields::notice('info', $cut) : '');
        $table->views();
        $hidden = ['status' => $query->status, self::SEARCHED => $query->search];
        $address = Html::text((new SubscriberQuery())->url());
        Html::write("<form method=\"post\" action=\"$address\">" . Html::hidden($hidden));
        $table->search_box(__('Search by address', 'onda'), 'onda-subscriber');
        $table->display();
        Html::write('</form>' . (new PeopleLog(new PeopleLogRepository()))->markup());
    }

    private function one(Request $request): ?Subscriber
    {
        $id = $request->id('person');
        return $id === 0 ? null : $this->subscribers->find($id);
    }

    private function query(Request $request): SubscriberQuery
    {
        $per_page = (int) get_user_option(self::PER_PAGE) ?: SubscriberQuery::PER_PAGE;
        return SubscriberQuery::of($request, $per_page);
    }
}
