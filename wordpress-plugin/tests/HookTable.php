<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Site\LazyHooks;

/** The hooks of the plugin in this process, as cells of lines. */
final class HookTable
{
    /** @return list<mixed> What a process of its own says: a test may leave hooks. */
    public static function afresh(string ...$arguments): array
    {
        $process = proc_open([PHP_BINARY, __DIR__ . '/bin/hooks.php', ...$arguments], [1 => ['pipe', 'w']], $pipes);
        $told = json_decode((string) stream_get_contents($pipes[1]), true);
        proc_close($process);
        return $told;
    }

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

    /** @return list<string> Hooks that `LazyHooks` registers with others, as "hook after first, second": no call of it is waited for. */
    public static function unlisted(): array
    {
        global $wp_filter;
        $lines = [];
        while ($waiting = self::waiting()) {
            ['hooks' => $hooks, 'register' => $register] = (new \ReflectionFunction($waiting[0]))->getStaticVariables();
            $count = static fn(\WP_Hook $hook): int => count(array_merge(...array_values($hook->callbacks)));
            $before = array_map($count, $wp_filter);
            $register();
            $added = array_keys(array_filter($wp_filter, static fn(\WP_Hook $hook, string $name): bool =>
                $count($hook) > ($before[$name] ?? 0), ARRAY_FILTER_USE_BOTH));
            array_map(static fn(string $hook): bool => remove_filter($hook, $waiting[0], PHP_INT_MIN), $hooks);
            array_push($lines, ...array_map(static fn(string $hook): string =>
                "$hook after " . implode(', ', $hooks), array_diff($added, $hooks)));
        }
        sort($lines);
        return $lines;
    }

    /** Those that wait for a hook of theirs, however many earlier tests have called. */
    private static function register_all(): void
    {
        while ($waiting = self::waiting()) {
            $waiting[0]();
        }
    }

    /** @return list<\Closure> */
    private static function waiting(): array
    {
        $all = array_merge(...array_values(array_map(
            static fn(\WP_Hook $hook): array => $hook->callbacks[PHP_INT_MIN] ?? [],
            $GLOBALS['wp_filter'],
        )));
        return array_values(array_filter(array_column($all, 'function'), static fn(mixed $callback): bool =>
            self::owner($callback) === LazyHooks::class));
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
