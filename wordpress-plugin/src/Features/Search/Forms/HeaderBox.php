<?php

declare(strict_types=1);

namespace Onda\Features\Search\Forms;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Search\SearchOptions;

defined('ABSPATH') || exit;

/** Puts a search icon after the menu in the header of a block theme, where the owner chose so. */
final class HeaderBox
{
    private const BLOCK = 'onda/asp-search';
    private const AFTER = 'core/navigation';
    private const PART = 'core/template-part/header';

    public static function hook_lazily(): void
    {
        // The filter alone would make WordPress look for such blocks in every template.
        LazyHooks::on(['template_redirect', 'rest_api_init'], static function (): void {
            if (wp_is_block_theme() && SearchOptions::stored(new SettingsStore())->has_header_box()) {
                (new self())->hook();
            }
        });
    }

    public function hook(): void
    {
        add_filter('hooked_block_types', [$this, 'hooked_block_types'], 10, 4);
        add_filter('hooked_block_' . self::BLOCK, [$this, 'as_icon'], 10, 1);
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
     * @return array<string, mixed>|null
     */
    public function as_icon(?array $block): ?array
    {
        return $block === null ? null : ['attrs' => ['compact' => true] + $block['attrs']] + $block;
    }

    private static function is_header(mixed $context): bool
    {
        return $context instanceof \WP_Block_Template
            ? $context->area === WP_TEMPLATE_PART_AREA_HEADER
            : is_array($context) && in_array(self::PART, (array) ($context['blockTypes'] ?? []), true);
    }

    private static function has_search(mixed $context): bool
    {
        $content = (string) ($context instanceof \WP_Block_Template ? $context->content : $context['content'] ?? '');
        return preg_match('~<!-- wp:(search|onda/(asp|masthead)-search)\b~', $content) === 1;
    }
}
