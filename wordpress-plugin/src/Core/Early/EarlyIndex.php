<?php

declare(strict_types=1);

namespace Onda\Core\Early;

use Onda\Core\Feature;
use Onda\Core\Http\Action;
use Onda\Core\SharedActions;

defined('ABSPATH') || exit;

/** Names the feature that an early answer needs, so that it loads no other. The site stores it. */
final class EarlyIndex
{
    private const POLL = 'onda_poll';

    /** @param array<class-string<Feature>, \Closure(): Feature> $makers */
    public function __construct(private array $makers)
    {
    }

    /**
     * @param list<Feature> $features
     * @return array<string, class-string> By early action, and by kind of what is polled, as `poll:kind`.
     */
    public static function of(array $features): array
    {
        $index = [self::POLL => self::class];
        foreach ($features as $feature) {
            $actions = array_merge(...array_values($feature->actions()));
            $is_early = static fn(Action $action): bool => $action->is_early;
            $names = array_column(array_filter($actions, $is_early), 'name');
            $polls = array_map(static fn(string $kind): string => "poll:$kind", array_keys($feature->polls()));
            $index += array_fill_keys([...$names, ...$polls], $feature::class);
        }
        return $index;
    }

    /**
     * @param array<string, string> $index As of(), stored.
     * @return iterable<string, list<Action>> By feature; empty for the action of another plugin, and for an index of a
     *     former release, which the next request on the normal path writes anew.
     */
    public function actions(string $action, array $index): iterable
    {
        if (array_diff($index, [self::class, ...array_keys($this->makers)]) !== []) {
            return [];
        }
        $of = fn(string $name): array => isset($this->makers[$index[$name] ?? ''])
            ? [$this->makers[$index[$name]]()]
            : [];
        if ($action === self::POLL) {
            return ['session' => [SharedActions::poll(static fn(string $kind): array => $of("poll:$kind"))]];
        }
        return array_merge(...array_map(static fn(Feature $feature): array => $feature->actions(), $of($action)));
    }
}
