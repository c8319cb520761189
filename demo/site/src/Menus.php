<?php

declare(strict_types=1);

namespace OndaDemo;

/** The same menu twice: for block themes as a navigation block, for classic themes as a menu. */
final class Menus
{
    private const NAME = 'Principal';

    public function __construct(private Keeper $keeper)
    {
    }

    /**
     * @param array<string, int> $pages Label → page.
     * @return int The navigation post, for the header.
     */
    public function add(array $pages): int
    {
        $links = [...$this->categories(), ...$this->pages($pages)];
        $this->classic($links);
        $blocks = array_map($this->block(...), $links);
        return $this->keeper->keep('navigation', [
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

    private function classic(array $links): void
    {
        $menu = wp_get_nav_menu_object(self::NAME);
        $menu_id = $menu ? $menu->term_id : wp_create_nav_menu(self::NAME);
        foreach ($links as $link) {
            $key = "menu/{$link['object']}/{$link['id']}";
            if ($this->keeper->find($key)) {
                continue;
            }
            $item = wp_update_nav_menu_item($menu_id, 0, [
                'menu-item-type' => $link['type'],
                'menu-item-object' => $link['object'],
                'menu-item-object-id' => $link['id'],
                'menu-item-title' => $link['label'],
                'menu-item-status' => 'publish',
            ]);
            $this->keeper->remember($key, (int) $item);
        }
        $places = array_fill_keys(array_keys(get_registered_nav_menus()), $menu_id);
        if ($places !== [] && get_theme_mod('nav_menu_locations') !== $places) {
            set_theme_mod('nav_menu_locations', $places);
        }
    }
}
