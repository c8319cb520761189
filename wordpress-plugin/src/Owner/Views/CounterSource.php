<?php

declare(strict_types=1);

namespace Onda\Owner\Views;

use Onda\Features\Views\ViewSumRepository;
use Onda\Owner\Import\Source;
use Onda\Owner\Import\Step;

defined('ABSPATH') || exit;

/** The views that another counter kept, by day and in all. Our numbers become theirs where theirs are higher. */
final class CounterSource implements Source
{
    private const TITLES = [
        'wordpress-popular-posts' => 'WP Popular Posts',
        'post-views-counter' => 'Post Views Counter',
    ];
    private const POSTS_A_STEP = 100;

    public function __construct(private string $counter, private FormerViewRepository $former)
    {
    }

    /** @return list<self> */
    public static function all(): array
    {
        $former = new FormerViewRepository();
        return array_map(static fn(string $counter): self => new self($counter, $former), array_keys(self::TITLES));
    }

    public function id(): string
    {
        return $this->counter;
    }

    public function title(): string
    {
        return self::TITLES[$this->counter];
    }

    public function found(): array
    {
        $sizes = $this->former->is_there($this->counter) ? $this->former->sizes($this->counter) : [];
        return array_filter([
            __('Posts with views', 'onda') => $sizes['posts'] ?? 0,
            __('Days of posts', 'onda') => $sizes['days'] ?? 0,
        ]);
    }

    public function total(): int
    {
        return array_sum($this->former->sizes($this->counter));
    }

    public function step(string $after, bool $is_dry): Step
    {
        $last = $this->former->last_of_next($this->counter, (int) $after, self::POSTS_A_STEP);
        $last = $last === 0 ? PHP_INT_MAX : $last;
        $days = $this->former->import_days($this->counter, (int) $after, $last, $is_dry);
        $totals = $this->former->import_totals($this->counter, (int) $after, $last, $is_dry);
        $next = $last === PHP_INT_MAX ? '' : (string) $last;
        return new Step(
            $next,
            $days['taken'] + $totals['taken'],
            $days['known'] + $totals['known'],
            added: [...$days['added'], ...$totals['added']],
        );
    }

    public function take_back(array $added): int
    {
        array_map($this->former->take_back(...), $added);
        (new ViewSumRepository())->forget_all();
        return count($added);
    }
}
