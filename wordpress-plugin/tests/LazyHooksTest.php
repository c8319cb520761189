<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Site\LazyHooks;

/** Hooks that are registered with the first of them that is called. */
final class LazyHooksTest extends TestCase
{
    public function test_the_first_hook_registers_all_and_each_callback_is_called_once(): void
    {
        $made = 0;
        LazyHooks::on(['onda_test_a', 'onda_test_b'], static function () use (&$made): void {
            $made++;
            add_filter('onda_test_a', static fn(string $value, string $more): string => "$value$more", 10, 2);
            add_filter('onda_test_b', static fn(string $value): string => "{$value}b", PHP_INT_MAX, 1);
        });
        $this->assertSame(0, $made);
        $this->assertSame('xy', apply_filters('onda_test_a', 'x', 'y'));
        $this->assertSame(['xz', 'xb', 1], [apply_filters('onda_test_a', 'x', 'z'), apply_filters('onda_test_b', 'x'), $made]);
    }
}
