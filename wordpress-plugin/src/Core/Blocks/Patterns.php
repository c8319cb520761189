<?php

declare(strict_types=1);

namespace Onda\Core\Blocks;

defined('ABSPATH') || exit;

/** Patterns of our blocks; none names a station, so each plays the first one of the site. */
final class Patterns
{
    public const CATEGORY = 'onda';
    private const FOLDER = __DIR__ . '/../../../patterns';

    public function hook(): void
    {
        add_action('init', [$this, 'init'], 10, 0);
        add_action('rest_api_init', [$this, 'register'], 0, 0);
        add_filter('pre_render_block', [$this, 'pre_render_block'], 0, 2);
    }

    /** A page of visitors registers them when a template holds one: their words would have a language loaded. */
    public function init(): void
    {
        if ((is_admin() && !wp_doing_ajax()) || (defined('WP_CLI') && WP_CLI)) {
            $this->register();
        }
    }

    /** @param array<string, mixed> $block */
    public function pre_render_block(mixed $printed, array $block): mixed
    {
        $is_own = ($block['blockName'] ?? '') === 'core/pattern'
            && str_starts_with((string) ($block['attrs']['slug'] ?? ''), self::CATEGORY . '/');
        $is_own && $this->register();
        return $printed;
    }

    public function register(): void
    {
        if (\WP_Block_Patterns_Registry::get_instance()->is_registered('onda/on-air')) {
            return;
        }
        register_block_pattern_category(self::CATEGORY, ['label' => 'Onda']);
        foreach (self::all() as $name => $pattern) {
            register_block_pattern("onda/$name", $pattern + [
                'categories' => [self::CATEGORY],
                'viewportWidth' => 1200,
                // WordPress reads it when an editor asks for the pattern.
                'filePath' => self::FOLDER . "/$name.php",
            ]);
        }
    }

    /** @return array<string, array<string, mixed>> By name without `onda/`. */
    private static function all(): array
    {
        $radio = ['keywords' => [__('radio', 'onda'), __('station', 'onda')]];
        return [
            'on-air' => $radio + [
                'title' => __('On air: player, songs and newsletter', 'onda'),
                'blockTypes' => ['core/post-content', 'onda/radio-player', 'onda/now-playing'],
                'postTypes' => ['page'],
            ],
            'schedule' => $radio + [
                'title' => __('Schedule: the show on air and the week', 'onda'),
                'blockTypes' => ['core/post-content', 'onda/program-schedule', 'onda/on-air'],
                'postTypes' => ['page'],
            ],
            'sticky-bar' => $radio + [
                'title' => __('Sticky bar: a player at the edge of every page', 'onda'),
                'blockTypes' => ['core/template-part/footer', 'onda/radio-player'],
            ],
            'header-button' => $radio + [
                'title' => __('Header: name of the site and listen button', 'onda'),
                'blockTypes' => ['core/template-part/header', 'onda/live-radio-button'],
            ],
            'footer-newsletter' => [
                'title' => __('Footer: newsletter', 'onda'),
                'blockTypes' => ['core/template-part/footer', 'onda/newsletter-form'],
                'keywords' => [__('newsletter', 'onda')],
            ],
            'sidebar-ranking' => [
                'title' => __('Sidebar: most viewed and listen button', 'onda'),
                'blockTypes' => ['core/template-part/sidebar', 'onda/most-viewed'],
                'keywords' => [__('ranking', 'onda')],
                'viewportWidth' => 420,
            ],
            'magazine-front' => [
                'title' => __('Magazine front: posts, player and ranking', 'onda'),
                'blockTypes' => ['core/post-content', 'onda/masonry-grid'],
                'templateTypes' => ['front-page', 'home', 'index'],
                'keywords' => [__('magazine', 'onda')],
            ],
            'article-foot' => [
                'title' => __('End of an article: favorite, share, further reading', 'onda'),
                'blockTypes' => ['onda/fav-button', 'onda/share-links', 'onda/personal-news'],
                'templateTypes' => ['single'],
                'keywords' => [__('share', 'onda')],
                'viewportWidth' => 720,
            ],
        ];
    }

    /**
     * The content of a pattern file.
     *
     * @param array<string, string> $words Mark in the file → text.
     */
    public static function filled(string $name, array $words): string
    {
        $marks = array_map(static fn(string $mark): string => "{{{$mark}}}", array_keys($words));
        $texts = array_combine($marks, array_map(esc_html(...), $words));
        return strtr((string) file_get_contents(self::FOLDER . "/$name.html"), $texts);
    }
}
