<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\People;

use Onda\Core\Database\TableRows;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/**
 * Tables `onda_subscribers` and `onda_subscriber_lists`. This class finds whole addresses; `SubscriberPageRepository`
 * finds them by their beginning.
 */
final class SubscriberRepository
{
    private const SELECT = 'SELECT id, email, status, first_name, last_name, secret, form_id, source,'
        . ' created, confirmed, mails, mailed FROM';

    public function find(int $id): ?Subscriber
    {
        return $this->one('id = %d', $id);
    }

    public function by_email(string $email): ?Subscriber
    {
        return $this->one('email_key = %s', self::key($email));
    }

    /** The row of this address, or a new unconfirmed one. Only one of two requests at once inserts it. */
    public function made(string $email, int $form, int $now): Subscriber
    {
        global $wpdb;
        $sql = "INSERT IGNORE INTO {$wpdb->prefix}onda_subscribers (email, email_key, status, secret, form_id, created)"
            . ' VALUES (%s, %s, %s, %s, %d, %d)';
        $secret = bin2hex(random_bytes(16));
        $row = [$email, self::key($email), Subscriber::UNCONFIRMED, $secret, $form, $now];
        $wpdb->query($wpdb->prepare($sql, $row));
        TableRows::added('onda_subscribers');
        return $this->by_email($email) ?? throw new \RuntimeException('The table of subscribers cannot be written.');
    }

    /** @param array<string, string|int> $changes By column. */
    public function change(int $id, array $changes): void
    {
        global $wpdb;
        $wpdb->update("{$wpdb->prefix}onda_subscribers", $changes, ['id' => $id]);
    }

    /**
     * Takes one of the mails that an address may get. The statement decides, so that requests at once get no more.
     *
     * @param int $rest Seconds between two mails.
     * @param int $fresh Seconds after which counting begins anew.
     */
    public function claim_mail(int $id, int $most, int $rest, int $fresh, int $now): bool
    {
        global $wpdb;
        $sql = "UPDATE {$wpdb->prefix}onda_subscribers"
            . ' SET mails = CASE WHEN mailed < %d THEN 1 ELSE mails + 1 END, mailed = %d'
            . ' WHERE id = %d AND (mailed < %d OR (mails < %d AND mailed <= %d))';
        $begin = $now - $fresh;
        return $wpdb->query($wpdb->prepare($sql, $begin, $now, $id, $begin, $most, $now - $rest)) === 1;
    }

    /** @param list<int> $lists The only ones from now on. */
    public function set_lists(int $id, array $lists): void
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_subscriber_lists";
        $wpdb->query($wpdb->prepare("DELETE FROM $table WHERE subscriber_id = %d", $id));
        $this->add_lists($id, $lists);
    }

    /** @param list<int> $lists */
    public function add_lists(int $id, array $lists): void
    {
        global $wpdb;
        $sql = "INSERT IGNORE INTO {$wpdb->prefix}onda_subscriber_lists (subscriber_id, list_id) VALUES (%d, %d)";
        foreach ($lists as $list) {
            $wpdb->query($wpdb->prepare($sql, $id, $list));
        }
    }

    public function forget(int $id): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_subscriber_lists WHERE subscriber_id = %d", $id));
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_subscribers WHERE id = %d", $id));
        TableRows::removed('onda_subscribers');
    }

    /** Deletes subscribers who did not confirm in time, and so gave no consent. */
    public function forget_unconfirmed(int $before): int
    {
        global $wpdb;
        $sql = "SELECT id FROM {$wpdb->prefix}onda_subscribers WHERE status = %s AND created < %d AND mailed < %d LIMIT 500";
        $ids = $wpdb->get_col($wpdb->prepare($sql, Subscriber::UNCONFIRMED, $before, $before));
        foreach ($ids as $id) {
            $this->forget((int) $id);
            $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_consents WHERE subscriber_id = %d", $id));
        }
        return count($ids);
    }

    public function has_any(): bool
    {
        return TableRows::has('onda_subscribers');
    }

    /** @return array<string, int> Status → how many. */
    public function counts(): array
    {
        global $wpdb;
        $sql = "SELECT status, COUNT(*) AS num FROM {$wpdb->prefix}onda_subscribers GROUP BY status";
        return array_map(intval(...), array_column($wpdb->get_results($sql, ARRAY_A), 'num', 'status'))
            + array_fill_keys(Subscriber::STATUSES, 0);
    }

    /**
     * Subscribers in the order of their ids, for reading all of them page by page.
     *
     * @return list<Subscriber>
     */
    public function after(int $id, int $limit): array
    {
        global $wpdb;
        $sql = self::SELECT . " {$wpdb->prefix}onda_subscribers WHERE id > %d ORDER BY id LIMIT %d";
        return $this->read($wpdb->get_results($wpdb->prepare($sql, $id, $limit), ARRAY_A));
    }

    /**
     * @param list<int> $some Ids.
     * @return list<Subscriber> In the order of the ids; without those that are not there.
     */
    public function all_of(array $some): array
    {
        global $wpdb;
        if ($some === []) {
            return [];
        }
        $ids = implode(',', array_map(intval(...), $some));
        $sql = self::SELECT . " {$wpdb->prefix}onda_subscribers WHERE id IN ($ids)";
        $found = array_column($this->read($wpdb->get_results($sql, ARRAY_A)), null, 'id');
        return array_values(array_filter(array_map(static fn(int $id): ?Subscriber => $found[$id] ?? null, $some)));
    }

    /** Upper case and spaces around do not make another address. */
    private static function key(string $email): string
    {
        return substr(hash('sha256', mb_strtolower(trim($email), 'UTF-8')), 0, 32);
    }

    private function one(string $condition, int|string $value): ?Subscriber
    {
        global $wpdb;
        $sql = self::SELECT . " {$wpdb->prefix}onda_subscribers WHERE $condition";
        return $this->read($wpdb->get_results($wpdb->prepare($sql, $value), ARRAY_A))[0] ?? null;
    }

    /**
     * @param list<array<string, string>> $rows
     * @return list<Subscriber>
     */
    private function read(array $rows): array
    {
        global $wpdb;
        if ($rows === []) {
            return [];
        }
        $ids = implode(',', array_map(intval(...), array_column($rows, 'id')));
        $table = "{$wpdb->prefix}onda_subscriber_lists";
        $lists = [];
        $sql = "SELECT subscriber_id, list_id FROM $table WHERE subscriber_id IN ($ids) ORDER BY list_id";
        foreach ($wpdb->get_results($sql, ARRAY_A) as $row) {
            $lists[$row['subscriber_id']][] = (int) $row['list_id'];
        }
        return array_map(static fn(array $row): Subscriber => Subscriber::from_row($row, $lists[$row['id']] ?? []), $rows);
    }
}
