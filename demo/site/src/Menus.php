<?php

declare(strict_types=1);

namespace OndaDemo;

/** The menu comes twice: for block themes as a navigation block, for classic themes as a menu. */
final class Menus
{
    private const NAME = 'Principal';
    /** Over the pages of the elements, which are too many for one row. */
    private const GROUP = 'Elementos';

    public function __construct(private PostSeeder $posts)
    {
    }

    /**
     * @param array<string, int> $elements Label → page of an element.
     * @param array<string, int> $pages    Label → page.
     * @return int The navigation post, for the header.
     */
    public function add(array $elements, array $pages): int
    {
        $links = [...$this->categories(), ...$this->pages($pages)];
        $grouped = $this->pages($elements);
        $menu = $this->classic_menu();
        $this->classic($menu, $links, 0);
        $this->classic($menu, $grouped, $this->classic_group($menu));
        $blocks = [...array_map($this->block(...), $links), $this->group($grouped)];
        return $this->posts->keep('navigation', [
            'post_type'    => 'wp_navigation',
            'post_title'   => self::NAME,
            'post_name'    => 'onda-principal',
            'post_content' => implode("\n", $blocks),
        ]);
    }

    /** @return list<array{type: string, object: string, id: int, label: string, url: string}> */
    private function categories(): array
    {
        $links = [];
        foreach (['musica', 'cultura', 'deportes', 'tecnologia', 'local'] as $slug) {
            $term = get_term_by('slug', $slug, 'category');
            $links[] = [
                'type' => 'taxonomy', 'object' => 'category', 'id' => $term->term_id, 'label' => $term->name,
                'url' => (string) get_term_link($term),
            ];
        }
        return $links;
    }

    private function pages(array $pages): array
    {
        $links = [];
        foreach ($pages as $label => $id) {
            $links[] = [
                'type' => 'post_type', 'object' => 'page', 'id' => $id, 'label' => $label,
                'url' => (string) get_permalink($id),
            ];
        }
        return $links;
    }

    private function block(array $link): string
    {
        $attributes = wp_json_encode([
            'label' => $link['label'],
            'type' => $link['object'],
            'id' => $link['id'],
            'url' => wp_make_link_relative($link['url']),
            'kind' => $link['type'] === 'taxonomy' ? 'taxonomy' : 'post-type',
        ], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        return "<!-- wp:navigation-link $attributes /-->";
    }

    private function group(array $links): string
    {
        $attributes = wp_json_encode(['label' => self::GROUP, 'kind' => 'custom', 'url' => '#']);
        $blocks = implode("\n", array_map($this->block(...), $links));
        return "<!-- wp:navigation-submenu $attributes -->\n$blocks\n<!-- /wp:navigation-submenu -->";
    }

    /** It stands wherever the theme has room for a menu. */
    private function classic_menu(): int
    {
        $menu = wp_get_nav_menu_object(self::NAME);
        $menu_id = $menu ? $menu->term_id : wp_create_nav_menu(self::NAME);
        $places = array_fill_keys(array_keys(get_registered_nav_menus()), $menu_id);
        if ($places !== [] && get_theme_mod('nav_menu_locations') !== $places) {
            set_theme_mod('nav_menu_locations', $places);
        }
        return $menu_id;
    }

    private function classic_group(int $menu): int
    {
        $key = 'menu/group';
        $item = $this->posts->find($key) ?: (int) wp_update_nav_menu_item($menu, 0, [
            'menu-item-type' => 'custom',
            'menu-item-url' => '#',
            'menu-item-title' => self::GROUP,
            'menu-item-status' => 'publish',
        ]);
        $this->posts->remember($key, $item);
        return $item;
    }

    private function classic(int $menu, array $links, int $parent): void
    {
        foreach ($links as $link) {
            $key = "menu/{$link['object']}/{$link['id']}";
            if ($this->posts->find($key)) {
                continue;
            }
            $item = wp_update_nav_menu_item($menu, 0, [
                'menu-item-type' => $link['type'],
                'menu-item-object' => $link['object'],
                'menu-item-object-id' => $link['id'],
                'menu-item-title' => $link['label'],
                'menu-item-status' => 'publish',
                'menu-item-parent-id' => $parent,
            ]);
            $this->posts->remember($key, (int) $item);
        }
    }
}
