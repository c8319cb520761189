<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Site\LazyHooks;

/**
 * Hooks that are registered with the first of them that is called.
 *
 * @group once
 */
final class LazyHooksTest extends TestCase
{
    /** They mean nothing before `admin_init`: a list of the admin, and settings that only a screen writes. */
    private const OF_SCREENS = [
        'add_option_onda_settings', 'manage_edit-post_sortable_columns', 'manage_post_posts_columns', 'manage_post_posts_custom_column',
        'posts_clauses', 'pre_update_option_onda_settings', 'sanitize_option_onda_newsletter', 'update_option_onda_settings',
    ];

    public function test_each_list_names_every_hook_that_comes_with_it(): void
    {
        $of_screens = array_map(static fn(string $hook): string => "$hook after admin_init", self::OF_SCREENS);
        $this->assertSame($of_screens, HookTable::afresh('unlisted'));
    }

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
