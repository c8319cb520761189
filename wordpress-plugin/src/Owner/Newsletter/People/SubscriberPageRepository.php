<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** Reads the subscribers of a filter page by page, and counts them. Each statement runs along an index. */
final class SubscriberPageRepository
{
    /** Found by a beginning; more are not looked for. */
    public const MOST_FOUND = 1000;
    private const AT_ONCE = 500;

    public function __construct(private SubscriberRepository $subscribers)
    {
    }

    /** @return array<string, int> Status → how many; of one list where the query has one. */
    public function counts(SubscriberQuery $query): array
    {
        global $wpdb;
        if ($query->list === 0) {
            return $this->subscribers->counts();
        }
        $table = $this->tables($query->list);
        $where = $this->where('', $query->list);
        $rows = $wpdb->get_results("SELECT s.status, COUNT(*) AS num FROM $table WHERE $where GROUP BY s.status", ARRAY_A);
        return array_map(intval(...), array_column($rows, 'num', 'status')) + array_fill_keys(Subscriber::STATUSES, 0);
    }

    /**
     * @param array<string, int> $counts As `counts()` returns them.
     * @return array{rows: list<Subscriber>, total: int, is_cut: bool} `is_cut` where more were found than are shown.
     */
    public function page(SubscriberQuery $query, array $counts): array
    {
        $offset = ($query->page - 1) * $query->per_page;
        if ($query->search !== '') {
            ['ids' => $ids, 'is_cut' => $is_cut] = $this->found($query);
            $rows = $this->subscribers->all_of(array_slice($ids, $offset, $query->per_page));
            return ['rows' => $rows, 'total' => count($ids), 'is_cut' => $is_cut];
        }
        $total = $query->status === '' ? array_sum($counts) : $counts[$query->status] ?? 0;
        $ids = $this->ids($query, $offset, $total);
        return ['rows' => $this->subscribers->all_of($ids), 'total' => $total, 'is_cut' => false];
    }

    /** @return \Generator<Subscriber> All of the filter, in the order of their ids. */
    public function all(SubscriberQuery $query): \Generator
    {
        global $wpdb;
        if ($query->search !== '') {
            yield from $this->subscribers->all_of($this->found($query)['ids']);
            return;
        }
        $table = $this->tables($query->list);
        $where = $this->where($query->status, $query->list);
        $column = $query->list > 0 ? 'l.subscriber_id' : 's.id';
        $last = 0;
        do {
            $sql = "SELECT s.id FROM $table WHERE $where AND $column > %d ORDER BY $column LIMIT %d";
            $ids = array_map(intval(...), $wpdb->get_col($wpdb->prepare($sql, $last, self::AT_ONCE)));
            yield from $this->subscribers->all_of($ids);
            $last = (int) end($ids);
        } while ($ids !== []);
    }

    /**
     * A page behind the middle is read from the other end.
     *
     * @return list<int>
     */
    private function ids(SubscriberQuery $query, int $offset, int $total): array
    {
        global $wpdb;
        $limit = min($query->per_page, $total - $offset);
        if ($limit <= 0) {
            return [];
        }
        $is_behind = $offset > $total / 2;
        $direction = $query->is_oldest_first === $is_behind ? 'DESC' : 'ASC';
        $table = $this->tables($query->list);
        $where = $this->where($query->status, $query->list);
        $column = ($query->list > 0 ? 'l.subscriber_id' : 's.id') . " $direction";
        $sql = "SELECT s.id FROM $table WHERE $where ORDER BY $column LIMIT %d OFFSET %d";
        $skipped = $is_behind ? $total - $offset - $limit : $offset;
        $ids = array_map(intval(...), $wpdb->get_col($wpdb->prepare($sql, $limit, $skipped)));
        return $is_behind ? array_reverse($ids) : $ids;
    }

    /** @return array{ids: list<int>, is_cut: bool} The one with this address, else those whose address begins so. */
    private function found(SubscriberQuery $query): array
    {
        global $wpdb;
        $table = $this->tables($query->list);
        $where = $this->where($query->status, $query->list);
        $one = $this->subscribers->by_email($query->search);
        if ($one !== null) {
            $sql = "SELECT s.id FROM $table WHERE $where AND s.id = %d";
            return ['ids' => array_map(intval(...), $wpdb->get_col($wpdb->prepare($sql, $one->id))), 'is_cut' => false];
        }
        $sql = "SELECT s.id FROM $table WHERE $where AND s.email LIKE %s LIMIT %d";
        $like = $wpdb->esc_like($query->search) . '%';
        $ids = array_map(intval(...), $wpdb->get_col($wpdb->prepare($sql, $like, self::MOST_FOUND + 1)));
        $is_cut = count($ids) > self::MOST_FOUND;
        $query->is_oldest_first ? sort($ids) : rsort($ids);
        return ['ids' => array_slice($ids, 0, self::MOST_FOUND), 'is_cut' => $is_cut];
    }

    private function tables(int $list): string
    {
        global $wpdb;
        $subscribers = "{$wpdb->prefix}onda_subscribers s";
        $lists = "{$wpdb->prefix}onda_subscriber_lists l";
        return $list === 0 ? $subscribers : "$lists JOIN $subscribers ON s.id = l.subscriber_id";
    }

    private function where(string $status, int $list): string
    {
        global $wpdb;
        $conditions = ['1 = 1'];
        if ($status !== '') {
            $conditions[] = $wpdb->prepare('s.status = %s', $status);
        }
        if ($list > 0) {
            $conditions[] = $wpdb->prepare('l.list_id = %d', $list);
        }
        return implode(' AND ', $conditions);
    }
}
