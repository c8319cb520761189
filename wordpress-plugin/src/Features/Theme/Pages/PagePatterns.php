<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Pages;

defined('ABSPATH') || exit;

/** Patterns for the block editor: a coming-soon page and the text of a 404 page. */
final class PagePatterns
{
    private const FOLDER = __DIR__ . '/../../../../patterns';
    private const CATEGORY = 'onda';
    /** Days until the date in a new coming-soon page; its author writes another date. */
    private const DAYS_AHEAD = 30;

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
        if (\WP_Block_Patterns_Registry::get_instance()->is_registered('onda/coming-soon')) {
            return;
        }
        register_block_pattern_category(self::CATEGORY, ['label' => 'Onda']);
        register_block_pattern('onda/coming-soon', [
            'title' => __('Coming soon: a countdown before fading pictures', 'onda'),
            'categories' => [self::CATEGORY],
            'keywords' => [__('countdown', 'onda'), __('maintenance', 'onda')],
            'viewportWidth' => 1200,
            // WordPress reads it when an editor asks for the pattern.
            'filePath' => self::FOLDER . '/coming-soon.php',
        ]);
        register_block_pattern('onda/not-found', [
            'title' => __('Nothing found: a sentence and a search box', 'onda'),
            'categories' => [self::CATEGORY],
            'keywords' => ['404', __('search', 'onda')],
            'templateTypes' => ['404'],
            'filePath' => self::FOLDER . '/not-found.php',
        ]);
    }

    /** A countdown before slides of color; the author of the page replaces the colors by pictures. */
    public static function coming_soon(): string
    {
        $count_down = [
            'date' => wp_date('Y-m-d', time() + self::DAYS_AHEAD * DAY_IN_SECONDS) . ' 20:00',
            'endText' => __('It is time: load this page again.', 'onda'),
        ];
        return self::filled('coming-soon', [
            '{{heading}}' => esc_html(__('We will be here soon', 'onda')),
            '{{text}}' => esc_html(__('We are putting the last touches to our new site. It opens in:', 'onda')),
            '{{count-down}}' => get_comment_delimited_block_content('onda/count-down', $count_down, ''),
        ]);
    }

    public static function not_found(): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $text = __('The page you are looking for does not exist or has moved. Perhaps you find it by its name.', 'onda');
        // phpcs:enable
        return self::filled('not-found', [
            '{{heading}}' => esc_html(__('There is nothing here', 'onda')),
            '{{text}}' => esc_html($text),
        ]);
    }

    /** @param array<string, string> $words Mark → markup. */
    private static function filled(string $name, array $words): string
    {
        return strtr((string) file_get_contents(self::FOLDER . "/$name.html"), $words);
    }
}
