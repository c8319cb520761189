<?php

declare(strict_types=1);

namespace Onda\Core\Site;

defined('ABSPATH') || exit;

/** Registers the hooks of an object with the first of them that is called: a request loads no class for the others. */
final class LazyHooks
{
    /**
     * @param list<string> $hooks All to which `$register` adds, but those that mean nothing without one of these.
     * @param \Closure(): void $register Adds at any priority but the lowest.
     */
    public static function on(array $hooks, \Closure $register): void
    {
        $once = static function (mixed $value = null) use (&$once, $hooks, $register): mixed {
            // First the new ones: WordPress ends a hook whose last callback was removed.
            $register();
            foreach ($hooks as $hook) {
                remove_filter($hook, $once, PHP_INT_MIN);
            }
            return $value;
        };
        foreach ($hooks as $hook) {
            add_filter($hook, $once, PHP_INT_MIN, 1);
        }
    }

    /** @return list<string> The hook of each screen of wp-admin; `admin_init` alone comes with each action of admin-ajax, too. */
    public static function screens(): array
    {
        return wp_doing_ajax() ? [] : ['admin_init'];
    }

    /** For what WordPress asks about personal data; an action of admin-ajax suggests no policy. */
    public static function on_privacy(\Closure $register): void
    {
        $hooks = ['wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers'];
        self::on([...$hooks, ...self::screens()], $register);
    }

    public static function on_command_line(\Closure $register): void
    {
        defined('WP_CLI') && WP_CLI && $register();
    }
}
