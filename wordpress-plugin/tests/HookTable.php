<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Site\LazyHooks;

/** The hooks of the plugin in this process, as cells of lines. */
final class HookTable
{
    /** @return list<list<string|int>> Hook, place in its order, how much it gets, and the class that answers. */
    public static function lines(): array
    {
        self::register_all();
        $lines = [];
        foreach ($GLOBALS['wp_filter'] as $hook => $places) {
            foreach ($places->callbacks as $place => $callbacks) {
                foreach ($callbacks as $callback) {
                    $owner = self::owner($callback['function']);
                    array_push($lines, ...(str_starts_with($owner, 'Onda\\') ? [[$hook, $place, $callback['accepted_args'], $owner]] : []));
                }
            }
        }
        sort($lines);
        return $lines;
    }

    /** Those that wait for a hook of theirs, however many earlier tests have called. */
    private static function register_all(): void
    {
        do {
            $all = array_merge(...array_values(array_map(
                static fn(\WP_Hook $hook): array => $hook->callbacks[PHP_INT_MIN] ?? [],
                $GLOBALS['wp_filter'],
            )));
            $waiting = array_filter(array_column($all, 'function'), static fn(mixed $callback): bool =>
                self::owner($callback) === LazyHooks::class);
            array_map(static fn(\Closure $register): mixed => $register(), array_slice($waiting, 0, 1));
        } while ($waiting !== []);
    }

    /** The class that answers, and its method. */
    public static function owner(mixed $callback): string
    {
        if ($callback instanceof \Closure) {
            $bound = (new \ReflectionFunction($callback))->getStaticVariables();
            if (isset($bound['part'], $bound['row'])) {
                return "$bound[part]::{$bound['row']['method']}";
            }
            return (string) (new \ReflectionFunction($callback))->getClosureScopeClass()?->name;
        }
        [$class, $method] = (is_array($callback) ? $callback : [$callback, '__invoke']) + ['', ''];
        return (is_object($class) ? $class::class : (string) $class) . "::$method";
    }
}
