<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/**
 * Blocks that code of other plugins prints. Option `onda_dynamic_blocks` keeps their names as last seen with every
 * plugin loaded, for answers that are given before there are any.
 */
final class DynamicBlocks
{
    public const OPTION = 'onda_dynamic_blocks';
    /** Never asked for: WordPress's own, ours, and more than a hundred of a shop's. */
    private const LEFT_OUT = '#^(?:core|onda|woocommerce)/#';

    public static function admin_init(): void
    {
        $dynamic = static fn(\WP_Block_Type $type): bool =>
            $type->is_dynamic() && preg_match(self::LEFT_OUT, $type->name) === 0;
        $types = \WP_Block_Type_Registry::get_instance()->get_all_registered();
        // Unchanged values cost no write.
        update_option(self::OPTION, array_keys(array_filter($types, $dynamic)), true);
    }

    /** Any block, until somebody has looked. */
    public static function has(string $name): bool
    {
        if (did_action('wp_loaded') > 0) {
            return (bool) \WP_Block_Type_Registry::get_instance()->get_registered($name)?->is_dynamic();
        }
        $stored = get_option(self::OPTION);
        return !is_array($stored) || in_array($name, $stored, true);
    }
}
