<?php

declare(strict_types=1);

namespace Onda\Core;

defined('ABSPATH') || exit;

/** Registers the hooks of parts. The class of a part is loaded when the first of its hooks fires. */
final class Kernel
{
    /** @var array<class-string, object> */
    private array $made = [];

    /**
     * @param array<class-string, list<array<int|string, mixed>>> $listeners By the name of a part its hooks: names,
     *     priority, number of arguments. `method` has another name than the hook. `when` gets the arguments of the hook
     *     and answers whether the part is needed. With `is_made` a hook means nothing unless the class is loaded.
     * @param \Closure(class-string): object $make Makes a part. Static methods need none.
     */
    public function listen(array $listeners, \Closure $make): void
    {
        foreach ($listeners as $part => $rows) {
            foreach ($rows as $row) {
                foreach ((array) $row[0] as $hook) {
                    $answer = $this->callback($part, $row + ['method' => $hook], $make);
                    add_filter($hook, $answer, $row[1], $row[2]);
                }
            }
        }
    }

    /**
     * Registers sources for attributes of blocks.
     *
     * @param array<string, array{class-string, list<string>}> $sources By name: a part with the method `value`, and the
     *     context of the block that it uses.
     * @param \Closure(class-string): object $make
     */
    public function bind(array $sources, \Closure $make): void
    {
        $sources === [] || add_action('init', function () use ($sources, $make): void {
            foreach ($sources as $name => [$part, $context]) {
                register_block_bindings_source($name, [
                    'label' => 'Onda',
                    'get_value_callback' => fn(mixed ...$given): mixed =>
                        call_user_func_array([$this->part($part, $make), 'value'], $given),
                    ...($context === [] ? [] : ['uses_context' => $context]),
                ]);
            }
        }, 10, 0);
    }

    private function part(string $part, \Closure $make): object
    {
        return $this->made[$part] ??= $make($part);
    }

    /** @param array<int|string, mixed> $row */
    private function callback(string $part, array $row, \Closure $make): \Closure
    {
        return function (mixed ...$given) use ($part, $row, $make): mixed {
            $is_missing = isset($row['is_made']) && !class_exists($part, false);
            if ($is_missing || (isset($row['when']) && !call_user_func_array($row['when'], $given))) {
                return $given[0] ?? null;
            }
            $static = [$part, $row['method']];
            // WordPress calls its hooks without strict types, with numbers as text: so does this.
            $answer = is_callable($static) ? $static : [$this->part($part, $make), $row['method']];
            return call_user_func_array($answer, $given);
        };
    }
}
