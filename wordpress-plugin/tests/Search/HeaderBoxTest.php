<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Forms\HeaderBox;
use Onda\Tests\Listening;
use Onda\Tests\TestCase;

/** A search icon in the header of a block theme, by one switch and without the site editor. */
final class HeaderBoxTest extends TestCase
{
    private const MENU = '<!-- wp:navigation /-->';

    public function test_it_stands_after_the_menu_of_a_header_alone(): void
    {
        $pattern = ['blockTypes' => ['core/template-part/header'], 'content' => self::MENU];
        $box = new HeaderBox();
        $at = static fn(string $position, ?string $anchor, mixed $context): array =>
            $box->hooked_block_types(['a/b'], $position, $anchor, $context);
        $with = ['a/b', 'onda/asp-search'];
        $this->assertSame($with, $at('after', 'core/navigation', self::part('header', self::MENU)));
        $this->assertSame($with, $at('after', 'core/navigation', $pattern));
        $this->assertSame(['a/b'], $at('before', 'core/navigation', $pattern));
        $this->assertSame(['a/b'], $at('after', 'core/site-title', $pattern));
        $this->assertSame(['a/b'], $at('after', 'core/navigation', ['blockTypes' => []] + $pattern));
        $this->assertSame(['a/b'], $at('after', 'core/navigation', self::part('footer', self::MENU)));
        $this->assertSame(['a/b'], $at('after', null, null));
    }

    public function test_a_header_with_a_search_box_gets_none(): void
    {
        foreach (['wp:search {"label":"x"}', 'wp:onda/asp-search', 'wp:onda/masthead-search'] as $block) {
            $part = self::part('header', self::MENU . "<!-- $block /-->");
            $this->assertSame([], (new HeaderBox())->hooked_block_types([], 'after', 'core/navigation', $part));
        }
    }

    public function test_it_is_an_icon_that_opens_the_field(): void
    {
        $block = ['blockName' => 'onda/asp-search', 'attrs' => ['x' => 1], 'innerBlocks' => [], 'innerContent' => []];
        $icon = $this->icon($block, self::MENU);
        $this->assertSame(['compact' => true, 'x' => 1], $icon['attrs'] ?? null);
        $this->assertSame('onda/asp-search', $icon['blockName'] ?? null);
        $this->assertNull($this->icon(null, self::MENU));
    }

    public function test_a_header_with_several_menus_has_one(): void
    {
        $phone = '<!-- wp:group --><!-- wp:navigation {"overlayMenu":"always"} /--><!-- /wp:group -->';
        $block = ['blockName' => 'onda/asp-search', 'attrs' => []];
        foreach ([self::MENU . $phone, $phone . self::MENU] as $place => $header) {
            $icons = [$this->icon($block, $header, []), $this->icon($block, $header, ['overlayMenu' => 'always'])];
            $this->assertSame([$place], array_keys(array_filter($icons)));
        }
    }

    /** @param array<string, mixed> $attributes Of the menu that it comes after. */
    private function icon(?array $block, string $header, array $attributes = []): ?array
    {
        $menu = ['blockName' => 'core/navigation', 'attrs' => $attributes];
        return (new HeaderBox())->as_icon($block, 'onda/asp-search', 'after', $menu, self::part('header', $header));
    }

    public function test_wordpress_looks_for_it_only_where_the_owner_wants_it(): void
    {
        Listening::hook(new HeaderBox());
        do_action('template_redirect');
        $this->assertFalse(has_filter('hooked_block_types'));
        update_option(SettingsStore::OPTION, ['search' => ['headerBox' => true]]);
        Listening::hook(new HeaderBox());
        do_action('template_redirect');
        $this->assertSame(wp_is_block_theme(), has_filter('hooked_block_types'));
    }

    private static function part(string $area, string $content): \WP_Block_Template
    {
        $part = new \WP_Block_Template();
        $part->area = $area;
        $part->content = $content;
        return $part;
    }
}
