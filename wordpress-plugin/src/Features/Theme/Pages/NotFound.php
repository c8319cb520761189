<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Pages;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The 404 page with a search box, between the theme's header and footer, on sites whose owner chose it. */
final class NotFound
{
    /** Padding above and below the text. */
    private const ROOM = 'clamp(32px, 8vw, 96px)';

    public function __construct(private SettingsStore $settings, private Template $template)
    {
    }

    public function template(string $template): string
    {
        if (!PagesOptions::stored($this->settings)->has_not_found) {
            return $template;
        }
        if (wp_is_block_theme()) {
            return $this->block_template($template);
        }
        return self::has_header() ? $this->template->of($this->write(...)) : $template;
    }

    /** For a theme without this file `get_header()` prints a deprecated one of WordPress's own. */
    private static function has_header(): bool
    {
        return is_file(get_stylesheet_directory() . '/header.php') || is_file(get_template_directory() . '/header.php');
    }

    private function write(): void
    {
        // Rendered before the head, which links the style sheets of its elements.
        $content = do_blocks(PagePatterns::not_found());
        ob_start();
        get_header();
        $header = (string) ob_get_clean();
        // Many themes open the main element in their header.
        $tag = str_contains($header, '<main') ? 'div' : 'main';
        Html::write($header . Html::tag($tag, ['class' => 'onda-not-found'], $content));
        get_footer();
    }

    /** WordPress's canvas prints the block markup in this global variable. */
    private function block_template(string $found): string
    {
        global $_wp_current_template_content;
        if ($found === '') {
            // WordPress adds these where it finds a template in the theme; it found none.
            add_action('wp_head', '_block_template_viewport_meta_tag', 0);
            add_action('wp_head', '_block_template_render_title_tag', 1);
            remove_action('wp_head', '_wp_render_title_tag', 1);
        }
        $_wp_current_template_content = self::part('header') . self::main() . self::part('footer');
        return ABSPATH . WPINC . '/template-canvas.php';
    }

    private static function main(): string
    {
        $padding = ['top' => self::ROOM, 'bottom' => self::ROOM];
        $look = ['layout' => ['type' => 'constrained'], 'style' => ['spacing' => ['padding' => $padding]]];
        $style = 'padding-top:' . self::ROOM . ';padding-bottom:' . self::ROOM;
        $main = Html::tag('main', ['class' => 'wp-block-group', 'style' => $style], PagePatterns::not_found());
        return get_comment_delimited_block_content('core/group', ['tagName' => 'main'] + $look, $main);
    }

    /** The theme's template part for an area: the one with the area's name, else the first. */
    private static function part(string $area): string
    {
        $slugs = array_column(get_block_templates(['area' => $area], 'wp_template_part'), 'slug');
        $slug = in_array($area, $slugs, true) ? $area : ($slugs[0] ?? '');
        $attributes = ['slug' => $slug, 'area' => $area, 'tagName' => $area];
        return $slug === '' ? '' : get_comment_delimited_block_content('core/template-part', $attributes, '');
    }
}
