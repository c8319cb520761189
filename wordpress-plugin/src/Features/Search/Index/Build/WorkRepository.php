<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

defined('ABSPATH') || exit;

/**
 * Table `onda_search_work`, one row: how far a build, a merge or an audit has come, and who is at it. Nothing is
 * written of a step but together with the row, and only by who holds it: of two nodes one works, and one that comes
 * back too late writes nothing.
 */
final class WorkRepository
{
    public const HOLD_SECONDS = 60;

    /** @return array<string, string> The columns; `idle` and zeros where nothing was ever done. */
    public function read(): array
    {
        global $wpdb;
        $row = $wpdb->get_row("SELECT * FROM {$wpdb->prefix}onda_search_work WHERE id = 1", ARRAY_A);
        return array_map('strval', $row ?: []) + [
            'phase' => 'idle', 'build' => '0', 'last_post' => '0', 'last_word' => '', 'done' => '0', 'total' => '0',
            'batch' => '1', 'merged_batch' => '0', 'steps' => '0', 'started_at' => '0', 'finished_at' => '0',
            'claimed_until' => '0', 'holder' => '',
        ];
    }

    /** There is a row from now on: what changes belongs to a batch. */
    public function prepare(): void
    {
        global $wpdb;
        $wpdb->query("INSERT IGNORE INTO {$wpdb->prefix}onda_search_work (id) VALUES (1)");
    }

    /** @param string $holder Unlike any other's. */
    public function claim(string $holder, int $now): bool
    {
        global $wpdb;
        $sql = "UPDATE {$wpdb->prefix}onda_search_work SET holder = %s, claimed_until = %d, steps = steps + 1"
            . ' WHERE id = 1 AND claimed_until NOT BETWEEN %d AND %d';
        $until = $now + self::HOLD_SECONDS;
        return $wpdb->query($wpdb->prepare($sql, $holder, $until, $now + 1, $until + self::HOLD_SECONDS)) === 1;
    }

    public function release(string $holder): void
    {
        global $wpdb;
        $sql = "UPDATE {$wpdb->prefix}onda_search_work SET holder = '', claimed_until = 0 WHERE id = 1 AND holder = %s";
        $wpdb->query($wpdb->prepare($sql, $holder));
    }

    /**
     * All of it or nothing.
     *
     * @param callable(): bool $write
     * @param array<string, int|string> $columns What the row says afterwards.
     */
    public function commit(string $holder, array $columns, callable $write): bool
    {
        return $this->change(fn(): bool => $this->set($holder, $columns) && $write());
    }

    /**
     * All of it or nothing, whoever holds the row.
     *
     * @param callable(): bool $write
     */
    public function change(callable $write): bool
    {
        global $wpdb;
        $wpdb->query('START TRANSACTION');
        $is_done = $write() && $wpdb->query('COMMIT') !== false;
        if (!$is_done) {
            $wpdb->query('ROLLBACK');
        }
        return $is_done;
    }

    /** A new build, from whoever asks for it; a step that still runs writes nothing any more. */
    public function restart(int $total, int $now): void
    {
        global $wpdb;
        $this->prepare();
        $sql = "UPDATE {$wpdb->prefix}onda_search_work SET phase = 'reading', build = build + 1, last_post = 0,"
            . " last_word = '', done = 0, total = %d, started_at = %d, holder = '', claimed_until = 0 WHERE id = 1";
        $wpdb->query($wpdb->prepare($sql, $total, $now));
    }

    /** @param array<string, int|string> $columns */
    private function set(string $holder, array $columns): bool
    {
        global $wpdb;
        $columns += ['claimed_until' => time() + self::HOLD_SECONDS];
        $pairs = [];
        foreach ($columns as $column => $value) {
            $pairs[] = $wpdb->prepare("$column = " . (is_int($value) ? '%d' : '%s'), $value);
        }
        // Counting makes the row another one in any case: a row that stays as it was counts as not found.
        $sql = "UPDATE {$wpdb->prefix}onda_search_work SET steps = steps + 1, " . implode(', ', $pairs);
        return $wpdb->query($wpdb->prepare($sql . ' WHERE id = 1 AND holder = %s', $holder)) === 1;
    }
}
