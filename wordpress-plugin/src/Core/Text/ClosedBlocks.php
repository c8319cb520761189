<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/**
 * Blocks of which it is not certain that a stranger sees the text inside: another plugin's code prints them, or an
 * attribute names a condition. They are left out whole, as WordPress nests them.
 */
final class ClosedBlocks
{
    private const MARK = '#<!--\s+(/?)wp:([a-z][\w-]*(?:/[a-z][\w-]*)?)\s+((?:(?!-->).)*?)(/?)-->#s';
    /** Attributes by which plugins, and WordPress itself, show a block to some only. */
    private const CONDITION = '/"[^"]*(?:visib|restrict|access|member|condition|permission|contentcontrol|role|logged)'
        . '[^"]*"\s*:/i';
    /** Blocks whose code only styles what is saved in the post: WordPress's, ours, and the page builders'. */
    private const LAYOUT = [
        'core', 'onda', 'kadence', 'generateblocks', 'generateblocks-pro', 'uagb', 'spectra', 'stackable', 'ugb',
        'coblocks', 'themeisle-blocks', 'essential-blocks', 'getwid', 'premium', 'qubely', 'blockera', 'greenshift-blocks',
        'woocommerce',
    ];

    public static function without(string $text): string
    {
        if (!str_contains($text, 'wp:')) {
            return $text;
        }
        preg_match_all(self::MARK, $text, $marks, PREG_SET_ORDER | PREG_OFFSET_CAPTURE);
        $kept = '';
        $from = $depth = 0;
        foreach ($marks as [[$mark, $at], [$end], [$name], [$attributes], [$void]]) {
            if ($void !== '') {
                continue;
            }
            if ($depth === 0 && ($end !== '' || !self::is_closed($name, $attributes))) {
                continue;
            }
            if ($depth === 0) {
                $kept .= substr($text, $from, $at - $from) . ' ';
            }
            $depth += $end === '' ? 1 : -1;
            $from = $at + strlen($mark);
        }
        // A block without an end reaches to the end of the post.
        return $depth > 0 ? $kept : $kept . substr($text, $from);
    }

    private static function is_closed(string $name, string $attributes): bool
    {
        [$namespace, $block] = explode('/', $name) + [1 => ''];
        if (preg_match(self::CONDITION, $attributes) === 1) {
            return true;
        }
        return $block !== '' && !in_array($namespace, self::LAYOUT, true) && DynamicBlocks::has($name);
    }
}
