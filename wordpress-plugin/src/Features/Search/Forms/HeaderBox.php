<?php

declare(strict_types=1);

namespace Onda\Features\Search\Forms;

defined('ABSPATH') || exit;

/** Puts a search icon after the menu in the header of a block theme, where the owner chose so. */
final class HeaderBox
{
    private const BLOCK = 'onda/asp-search';
    private const AFTER = 'core/navigation';
    private const PART = 'core/template-part/header';

    public function hook(): void
    {
        add_filter('hooked_block_types', [$this, 'hooked_block_types'], 10, 4);
        add_filter('hooked_block_' . self::BLOCK, [$this, 'as_icon'], 10, 5);
    }

    /**
     * @param list<string> $blocks
     * @param mixed $context The template or the pattern that is filled.
     * @return list<string>
     */
    public function hooked_block_types(array $blocks, string $position, ?string $anchor, mixed $context): array
    {
        $is_place = $anchor === self::AFTER && $position === 'after' && self::is_header($context);
        return $is_place && !self::has_search($context) ? [...$blocks, self::BLOCK] : $blocks;
    }

    /**
     * @param array<string, mixed>|null $block Null where another plugin does not want it.
     * @param array<string, mixed> $menu The parsed block that it comes after.
     * @param mixed $context The template or the pattern that is filled.
     * @return array<string, mixed>|null Null behind a further menu of the header, such as that of a phone.
     */
    public function as_icon(?array $block, string $type, string $position, array $menu, mixed $context): ?array
    {
        $first = self::first_menu(parse_blocks(self::content($context)));
        $is_first = $first === null || ($menu['attrs'] ?? []) === $first['attrs'];
        return $block === null || !$is_first ? null : ['attrs' => ['compact' => true] + $block['attrs']] + $block;
    }

    /**
     * @param list<array<string, mixed>> $blocks
     * @return array<string, mixed>|null
     */
    private static function first_menu(array $blocks): ?array
    {
        foreach ($blocks as $block) {
            $menu = $block['blockName'] === self::AFTER ? $block : self::first_menu($block['innerBlocks']);
            if ($menu !== null) {
                return $menu;
            }
        }
        return null;
    }

    private static function content(mixed $context): string
    {
        return (string) ($context instanceof \WP_Block_Template ? $context->content : $context['content'] ?? '');
    }

    private static function is_header(mixed $context): bool
    {
        return $context instanceof \WP_Block_Template
            ? $context->area === WP_TEMPLATE_PART_AREA_HEADER
            : is_array($context) && in_array(self::PART, (array) ($context['blockTypes'] ?? []), true);
    }

    private static function has_search(mixed $context): bool
    {
        return preg_match('~<!-- wp:(search|onda/(asp|masthead)-search)\b~', self::content($context)) === 1;
    }
}
