<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Features\Newsletter\Subscriber;
use Onda\Owner\Import\Added;
use Onda\Owner\Import\Source;
use Onda\Owner\Import\Step;

defined('ABSPATH') || exit;

/**
 * The subscribers of MailPoet. Unconfirmed ones stay unconfirmed, and who has left there is known here as having left.
 * They join those of our lists that have the names of theirs.
 */
final class MailPoetSource implements Source
{
    private const ROWS_A_STEP = 200;
    private const STATUSES = [
        'subscribed' => Subscriber::SUBSCRIBED,
        'unconfirmed' => Subscriber::UNCONFIRMED,
        'unsubscribed' => Subscriber::UNSUBSCRIBED,
        'inactive' => Subscriber::SUBSCRIBED,
    ];

    public function __construct(private MailPoetRepository $former, private SubscriberTransfer $transfer)
    {
    }

    public function id(): string
    {
        return 'mailpoet';
    }

    public function title(): string
    {
        return 'MailPoet';
    }

    public function found(): array
    {
        return array_filter([__('Subscribers', 'onda') => $this->former->is_there() ? $this->former->count() : 0]);
    }

    public function total(): int
    {
        return $this->former->count();
    }

    public function step(string $after, bool $is_dry): Step
    {
        $rows = $this->former->after((int) $after, self::ROWS_A_STEP);
        $counts = ['taken' => 0, 'known' => 0, 'wrong' => 0];
        $added = [];
        foreach ($rows as $row) {
            $outcome = $this->transfer->take($this->cells($row), time(), $is_dry);
            $counts[$outcome]++;
            if ($outcome === 'taken' && !$is_dry) {
                $added[] = new Added('subscriber', $this->transfer->id_of((string) $row['email']));
            }
        }
        $next = count($rows) < self::ROWS_A_STEP ? '' : (string) end($rows)['id'];
        return new Step($next, ...$counts, added: $added);
    }

    public function take_back(array $added): int
    {
        return $this->transfer->take_back(array_column($added, 'object'));
    }

    /**
     * @param array<string, string|null> $row
     * @return array<string, string> As a line of our CSV. A bounced address gets a status that is not read.
     */
    private function cells(array $row): array
    {
        return [
            'email' => (string) $row['email'],
            'status' => self::STATUSES[$row['status']] ?? (string) $row['status'],
            'first_name' => (string) $row['first_name'],
            'last_name' => (string) $row['last_name'],
            'lists' => $this->former->lists_of((int) $row['id']),
            'confirmed' => (string) $row['confirmed_at'],
        ];
    }
}
