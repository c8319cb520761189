<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Core\Text\Html;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** The list of subscribers. WordPress's class must be loaded before this one. */
final class SubscribersTable extends \WP_List_Table
{
    /** WordPress prints it above the list. */
    public const NONCE = 'bulk-subscribers';
    /** Name of the checkboxes. */
    public const CHOSEN = 'subscriber';
    public const EXPORT = 'export';
    public const EXPORT_ALL = 'export_all';

    /** Characters of a cell: a longer text would make its row high. */
    private const CELL = 60;

    /** @var array<string, int> Status → how many. */
    private array $counts = [];
    private bool $is_cut = false;

    public function __construct(
        private SubscriberQuery $query,
        private SubscriberPageRepository $pages,
        private SubscriberWords $words,
        private NewsletterOptions $options,
    ) {
        parent::__construct(['singular' => 'subscriber', 'plural' => 'subscribers', 'ajax' => false]);
    }

    public function prepare_items(): void
    {
        $this->counts = $this->pages->counts($this->query);
        ['rows' => $this->items, 'total' => $total, 'is_cut' => $this->is_cut] =
            $this->pages->page($this->query, $this->counts);
        $this->set_pagination_args(['total_items' => $total, 'per_page' => $this->query->per_page]);
    }

    /** Whether more begin like what is searched than the list shows. */
    public function is_cut(): bool
    {
        return $this->is_cut;
    }

    /** @return array<string, string> */
    public function get_columns(): array
    {
        return [
            'cb' => '<input type="checkbox">',
            'email' => __('Email', 'onda'),
            'name' => __('Name', 'onda'),
            'lists' => __('Lists', 'onda'),
            'status' => __('Status', 'onda'),
            'since' => __('Since', 'onda'),
            'source' => __('Source', 'onda'),
        ];
    }

    public function no_items(): void
    {
        Html::write(Html::text($this->query->filters() === []
            ? __('Nobody has subscribed yet.', 'onda')
            : __('No subscriber is like that.', 'onda')));
    }

    /** @param Subscriber $item */
    public function column_cb($item): string
    {
        $id = "onda-subscriber-$item->id";
        /* translators: %s: an email address. */
        $label = sprintf(__('Select %s', 'onda'), $item->email);
        $box = ['type' => 'checkbox', 'id' => $id, 'name' => self::CHOSEN . '[]', 'value' => (string) $item->id];
        return Html::tag('input', $box)
            . Html::tag('label', ['for' => $id, 'class' => 'screen-reader-text'], Html::text($label));
    }

    /** @param Subscriber $item */
    public function column_email(Subscriber $item): string
    {
        $person = ['class' => 'row-title', 'href' => self::person($item)];
        return Html::tag('strong', [], Html::tag('a', $person, Html::text($item->email)));
    }

    /**
     * @param Subscriber $item
     * @param string $column
     */
    public function column_default($item, $column): string
    {
        return Html::text(self::short(match ($column) {
            'name' => SubscriberWords::name($item),
            'lists' => $this->words->lists($item),
            'status' => SubscriberWords::status($item),
            'since' => SubscriberWords::time($item->created),
            'source' => $this->words->source($item),
            default => '',
        }));
    }

    /** The page of the person has the whole. */
    private static function short(string $text): string
    {
        return mb_strimwidth($text, 0, self::CELL, '…', 'UTF-8');
    }

    public static function person(Subscriber $subscriber): string
    {
        return (new SubscriberQuery())->url(['person' => $subscriber->id]);
    }

    /**
     * @param SubscriberQuery $query What is shown after it.
     * @return array<string, string> Act → link; those that mean something for this subscriber.
     */
    public static function links(Subscriber $subscriber, SubscriberQuery $query): array
    {
        $words = self::acts();
        $may = [
            SubscriberActions::CONFIRM => $subscriber->status === Subscriber::UNCONFIRMED,
            SubscriberActions::UNSUBSCRIBE => $subscriber->status !== Subscriber::UNSUBSCRIBED,
            SubscriberActions::DELETE => true,
        ];
        $links = [];
        foreach (array_keys(array_filter($may)) as $act) {
            $more = ['action' => $act, self::CHOSEN . '[]' => $subscriber->id, '_wpnonce' => wp_create_nonce(self::NONCE)];
            $class = $act === SubscriberActions::DELETE ? 'submitdelete' : null;
            $links[$act] = Html::tag('a', ['href' => $query->url($more), 'class' => $class], Html::text($words[$act]));
        }
        return $links;
    }

    /** @return array<string, string> Act → word. */
    public static function acts(): array
    {
        return [
            SubscriberActions::CONFIRM => __('Send the confirmation again', 'onda'),
            SubscriberActions::UNSUBSCRIBE => _x('Unsubscribe', 'the owner somebody', 'onda'),
            SubscriberActions::DELETE => __('Delete', 'onda'),
        ];
    }

    /** @return array<string, string> */
    protected function get_bulk_actions(): array
    {
        return self::acts() + [self::EXPORT => __('Export', 'onda')];
    }

    /** @return array<string, array{string, bool}> */
    protected function get_sortable_columns(): array
    {
        return ['since' => ['since', true]];
    }

    protected function get_default_primary_column_name(): string
    {
        return 'email';
    }

    /** @return array<string, string> Status → link with the number. */
    protected function get_views(): array
    {
        $views = [];
        $words = ['' => __('All', 'onda')] + SubscriberWords::statuses();
        foreach ($words as $status => $word) {
            $number = $status === '' ? array_sum($this->counts) : $this->counts[$status];
            $count = Html::tag('span', ['class' => 'count'], Html::text('(' . number_format_i18n($number) . ')'));
            $of_list = new SubscriberQuery((string) $status, $this->query->list);
            $state = $status === $this->query->status ? ['class' => 'current', 'aria-current' => 'page'] : [];
            $views[$status ?: 'all'] = Html::tag('a', ['href' => $of_list->url()] + $state, Html::text($word) . " $count");
        }
        return $views;
    }

    /** @param string $which `top` or `bottom`. */
    protected function extra_tablenav($which): void
    {
        if ($which !== 'top') {
            return;
        }
        $options = Html::tag('option', ['value' => ''], Html::text(__('All lists', 'onda')));
        foreach ($this->options->lists() as $id => $name) {
            $option = ['value' => (string) $id, 'selected' => $id === $this->query->list];
            $options .= Html::tag('option', $option, Html::text($name));
        }
        $label = ['for' => 'onda-by-list', 'class' => 'screen-reader-text'];
        $button = static fn(string $name, string $text): string =>
            Html::tag('input', ['type' => 'submit', 'class' => 'button', 'name' => $name, 'value' => $text]);
        $inner = Html::tag('label', $label, Html::text(__('Filter by list', 'onda')))
            . Html::tag('select', ['id' => 'onda-by-list', 'name' => 'list'], $options)
            . $button('filter_action', __('Filter', 'onda'))
            . ($this->items === [] ? '' : $button(self::EXPORT_ALL, __('Export all of these', 'onda')));
        Html::write(Html::tag('div', ['class' => 'alignleft actions onda-filter'], $inner));
    }

    /**
     * @param Subscriber $item
     * @param string $column
     * @param string $primary
     */
    protected function handle_row_actions($item, $column, $primary): string
    {
        if ($column !== $primary) {
            return '';
        }
        $view = Html::tag('a', ['href' => self::person($item)], Html::text(__('View', 'onda')));
        return $this->row_actions(['view' => $view] + self::links($item, $this->query));
    }
}
