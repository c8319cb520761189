<?php

declare(strict_types=1);

namespace OndaDemo;

/** The face of the site: templates for the active block theme, and one style sheet for any theme. */
final class Look
{
    private const AREAS = ['header' => 'header', 'footer' => 'footer'];
    /** Family → weights and file below the themes, the first that is there; else the system's fonts stand in. */
    private const FONTS = [
        'Onda Display' => [
            ['300 800', 'twentytwentyfive/assets/fonts/platypi/Platypi-VariableFont_wght.woff2'],
            ['400 800', 'twentytwentyfour/assets/fonts/cardo/cardo_normal_700.woff2'],
        ],
        'Onda Text' => [
            ['200 800', 'twentytwentyfive/assets/fonts/manrope/Manrope-VariableFont_wght.woff2'],
            ['300 900', 'twentytwentyfour/assets/fonts/inter/Inter-VariableFont_slnt,wght.woff2'],
        ],
    ];

    public function __construct(private PostSeeder $posts, private string $folder, private int $navigation)
    {
    }

    public function add(): void
    {
        $sheets = array_map(file_get_contents(...), glob("$this->folder/styles/*.css") ?: []);
        // Notes to our linter are no business of a site's.
        $css = preg_replace('~/\* biome-.*?\*/\s*~', '', $this->fonts() . implode("\n", $sheets));
        if (wp_get_custom_css() !== trim($css)) {
            wp_update_custom_css_post(trim($css));
        }
        if (!wp_is_block_theme()) {
            return;
        }
        foreach (glob("$this->folder/parts/*.html") ?: [] as $file) {
            $this->template('wp_template_part', $file);
        }
        foreach (glob("$this->folder/templates/*.html") ?: [] as $file) {
            $this->template('wp_template', $file);
        }
    }

    private function template(string $type, string $file): void
    {
        $slug = basename($file, '.html');
        $theme = get_stylesheet();
        $id = $this->posts->keep("$theme/$type/$slug", [
            'post_type'    => $type,
            'post_title'   => ucfirst($slug),
            'post_name'    => $slug,
            'post_content' => $this->fill((string) file_get_contents($file)),
        ]);
        if (get_the_terms($id, 'wp_theme')) {
            return;
        }
        wp_set_object_terms($id, $theme, 'wp_theme');
        if ($type === 'wp_template_part') {
            wp_set_object_terms($id, self::AREAS[$slug] ?? 'uncategorized', 'wp_template_part_area');
        }
    }

    /** `{{section slug look}}` is a row of a category's articles, `look` is `cards` or `list`. */
    private function sections(string $html): string
    {
        $section = trim((string) file_get_contents("$this->folder/section.html"));
        return (string) preg_replace_callback(
            '/\{\{section ([a-z-]+) ([a-z]+)\}\}/',
            static fn (array $match): string => strtr($section, [
                'SLUG' => $match[1],
                'LOOK' => $match[2],
                'NAME' => get_term_by('slug', $match[1], 'category')->name,
            ]),
            $html
        );
    }

    /**
     * `{{navigation}}` is the menu, `{{category slug}}` a category's id, `{{link slug}}` its address, `{{page slug}}` a
     * page's, `{{cover name}}` a picture's.
     */
    private function fill(string $html): string
    {
        $html = str_replace('{{navigation}}', (string) $this->navigation, $this->sections($html));
        return (string) preg_replace_callback(
            '/\{\{(category|cover|link|page) ([a-z-]+)\}\}/',
            fn (array $match): string => match ($match[1]) {
                'category' => (string) get_term_by('slug', $match[2], 'category')->term_id,
                'cover' => $this->cover($match[2]),
                'link' => wp_make_link_relative((string) get_term_link($match[2], 'category')),
                'page' => wp_make_link_relative((string) get_permalink(get_page_by_path($match[2]))),
            },
            trim($html)
        );
    }

    private function cover(string $name): string
    {
        $picture = get_page_by_path("portada-$name", OBJECT, 'attachment');
        return wp_make_link_relative((string) wp_get_attachment_url((int) $picture?->ID));
    }

    /** A font that is late stays away until the next page: nothing that is read moves. */
    private function fonts(): string
    {
        $faces = '';
        foreach (self::FONTS as $family => $choices) {
            foreach ($choices as [$weight, $file]) {
                if (is_file(get_theme_root() . "/$file")) {
                    $url = wp_make_link_relative(get_theme_root_uri() . "/$file");
                    $source = "src:url(\"$url\") format(\"woff2\")";
                    $faces .= "@font-face{font-family:\"$family\";font-weight:$weight;font-display:optional;$source}\n";
                    break;
                }
            }
        }
        return $faces;
    }
}
