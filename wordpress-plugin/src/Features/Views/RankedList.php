<?php

declare(strict_types=1);

namespace Onda\Features\Views;


defined('ABSPATH') || exit;

/** A list of the settings screen: its posts, its ranking and the numbers that it shows. */
final class RankedList
{
    /** Choice of `number` → the numbers that a row shows, as fields of an item. */
    private const FIELDS = [
        'period' => ['period_views'],
        'total' => ['views'],
        'adjusted' => ['adjusted_total'],
        'both' => ['period_views', 'adjusted_total'],
        'none' => [],
    ];

    /**
     * @param int $days Of the window, today included.
     * @param string $order `period`: views within the window · `total`: all views · `adjusted`: people in 30 days, and
     *     the owner's own number.
     * @param list<string> $types Of posts.
     * @param list<int> $categories Ids; none for all.
     * @param string $views_label The owner's own word, or an empty string.
     */
    private function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly int $days,
        public readonly array $types,
        public readonly array $categories,
        public readonly int $size,
        public readonly string $order,
        public readonly string $number,
        public readonly string $views_label,
        public readonly string $total_label,
    ) {
    }

    /** @param array<string, mixed> $row As ListSettings has it. */
    public static function from_row(array $row): self
    {
        $row += ListSettings::rows()->defaults();
        return new self(
            (string) $row['id'],
            (string) $row['name'],
            min(max((int) $row['days'], 1), ListSettings::MAX_DAYS),
            array_values(array_map('strval', (array) $row['types'])),
            array_values(array_map('intval', (array) $row['categories'])),
            min(max((int) $row['size'], 1), ListSettings::MAX_SIZE),
            in_array($row['order'], ['total', 'adjusted'], true) ? $row['order'] : 'period',
            in_array($row['number'], array_keys(self::FIELDS), true) ? $row['number'] : 'period',
            (string) $row['viewsLabel'],
            (string) $row['totalLabel'],
        );
    }

    /** A copy of the list with another number of places. */
    public function with_size(int $size): self
    {
        return new self(...['size' => $size] + get_object_vars($this));
    }

    /** A key that differs with every setting of the list. */
    public function key(): string
    {
        return md5((string) wp_json_encode($this));
    }

    /** @return list<string> Fields of an item that visitors see, in order. */
    public function numbers(): array
    {
        return self::FIELDS[$this->number];
    }
}
