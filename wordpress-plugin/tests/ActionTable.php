<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Http\Action;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Plugin;

/** The marks of every action and poll, and how much of it one network gets, as cells of lines. */
final class ActionTable
{
    /** More than any limit. */
    private const MOST = 1024;

    private int $post;
    private int $comment;

    public function __construct()
    {
        $this->post = (int) wp_insert_post(['post_title' => 'A', 'post_content' => 'a', 'post_status' => 'publish']);
        $this->comment = (int) wp_insert_comment(['comment_post_ID' => $this->post, 'comment_approved' => '1', 'comment_content' => 'x']);
    }

    /** @return list<list<string|int>> */
    public function lines(): array
    {
        $features = (new Plugin(WP_PLUGIN_DIR . '/onda/onda.php'))->features();
        $lines = [];
        foreach (array_merge(...array_values(Plugin::actions($features))) as $action) {
            $lines[] = [$action->name, self::marks($action), $this->limits(fn(): string => $this->reply($action))];
        }
        foreach (array_merge(...array_map(static fn(object $feature): array => $feature->polls(), $features)) as $kind => $read) {
            $lines[] = ["poll $kind", '', $this->limits(fn(): string => $this->polled($read))];
        }
        sort($lines);
        return [['what', 'marks', 'requests of one network'], ...$lines];
    }

    private static function marks(Action $action): string
    {
        $marks = $action->is_status_reply ? ['is_status_reply'] : [];
        return implode(' ', [...$marks, $action->content_type, $action->opens_to->name]);
    }

    private function reply(Action $action): string
    {
        $reply = Reply::of($action, $this->request($action->name));
        return (string) $reply->status;
    }

    private function polled(\Closure $read): string
    {
        try {
            $read('uno', INF, bin2hex(random_bytes(8)), $this->request(''));
            return '200';
        } catch (Refusal $refusal) {
            return (string) $refusal->status;
        }
    }

    private function request(string $action): Request
    {
        $nonce = match (true) {
            str_starts_with($action, 'favorites_') => 'simple_favorites_nonce',
            $action === 'comment_vote_ajaxhandler' => 'onda_vote',
            default => 'onda',
        };
        $fields = [
            'post_id' => $this->post, 'postid' => $this->post, 'siteid' => 1, 'status' => 'active', 'vote' => 'none',
            'comment_id' => $this->comment, 's' => 'radio', 'q' => 'radio', 'aspp' => 'radio', 'sauto' => 'radio',
            'keyword' => 'radio', 'id' => 1, 'asid' => 1, 'nonce' => wp_create_nonce($nonce),
        ];
        $server = ['REQUEST_METHOD' => 'POST', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => '192.0.2.9', 'HTTP_USER_AGENT' => 'Firefox'];
        return new Request(array_map('strval', $fields), [], $server);
    }

    /** `NAME MOST/SECONDS` of each window that a request counts in. */
    private function limits(\Closure $ask): string
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_limits";
        $wpdb->query("DELETE FROM $table");
        $ask();
        $rows = $wpdb->get_results("SELECT limit_key, expires FROM $table", ARRAY_A);
        $windows = array_filter($rows, static fn(array $row): bool => preg_match('/^[^:]+:[^:]+:\d+$/D', $row['limit_key']) === 1);
        $found = array_map(fn(array $row): string => $this->limit($row, $ask), $windows);
        sort($found);
        return implode(', ', $found);
    }

    /** @param array{limit_key: string, expires: string} $row */
    private function limit(array $row, \Closure $ask): string
    {
        [$name] = explode(':', $row['limit_key']);
        $seconds = (int) round(((int) $row['expires'] - time()) / 10) * 10;
        [$allowed, $refused] = [0, self::MOST];
        while ($refused - $allowed > 1) {
            $middle = intdiv($allowed + $refused, 2);
            $this->count_as($row['limit_key'], $middle - 1);
            [$allowed, $refused] = $ask() === '429' ? [$allowed, $middle] : [$middle, $refused];
        }
        return "$name " . ($refused === self::MOST ? 'counted' : $allowed) . "/$seconds s";
    }

    /** So many requests came before, in this window and in the next, which may have begun. */
    private function count_as(string $key, int $hits): void
    {
        global $wpdb;
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");
        [$name, $who, $window] = explode(':', $key);
        foreach ([(int) $window, $window + 1] as $each) {
            $sql = "INSERT INTO {$wpdb->prefix}onda_limits (limit_key, hits, expires) VALUES (%s, %d, %d)";
            $hits > 0 && $wpdb->query($wpdb->prepare($sql, "$name:$who:$each", $hits, time() + DAY_IN_SECONDS));
        }
    }
}
