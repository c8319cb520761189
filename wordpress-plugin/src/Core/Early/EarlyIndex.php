<?php

declare(strict_types=1);

namespace Onda\Core\Early;

use Onda\Core\Feature;
use Onda\Core\Http\Action;

defined('ABSPATH') || exit;

/** Names the feature that an early answer needs, so that it loads no other. The site stores it. */
final class EarlyIndex
{
    /** @param array<class-string<Feature>, \Closure(): Feature> $makers */
    public function __construct(private array $makers)
    {
    }

    /**
     * @param list<Feature> $features
     * @return array<string, class-string> By early action.
     */
    public static function of(array $features): array
    {
        $index = [];
        foreach ($features as $feature) {
            $actions = array_merge(...array_values($feature->actions()));
            $is_early = static fn(Action $action): bool => $action->is_early;
            $names = array_column(array_filter($actions, $is_early), 'name');
            $index += array_fill_keys($names, $feature::class);
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
        if (array_diff($index, array_keys($this->makers)) !== []) {
            return [];
        }
        return isset($index[$action]) ? $this->makers[$index[$action]]()->actions() : [];
    }
}
