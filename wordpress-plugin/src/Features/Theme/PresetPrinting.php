<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Core\Printing\Assets;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Elements;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * Prints the behaviors that the owner switched on, each where it makes sense and once. A behavior that the theme's own
 * script brings is left to it, unless the owner takes that script off the page.
 */
final class PresetPrinting
{
    /** Elements that are visible at once are printed before the content, the others after it. */
    private const FIRST = ['sticky-header', 'page-preloader'];
    /** Elements that are printed after an article's text if they enhance nothing else, in this order. */
    private const IN_TEXT = ['share-links', 'comments-embed', 'personal-news', 'article-stream'];
    private const ARTICLE = [...self::IN_TEXT, 'comments-panel', 'related-popup'];
    /** Elements of use in articles and pages; elsewhere only where the owner says by a selector what for. */
    private const CONTENT = [
        'contact-form-state', 'content-accordion', 'content-tabs', 'count-down', 'fade-slideshow', 'form-rules',
        'image-lightbox', 'video-carousel',
    ];
    private const LISTS = ['load-more', 'masonry-grid', 'post-grid'];

    /**
     * A page on which the behavior has its place.
     *
     * @return string `article`, `list` or `page`.
     */
    public static function place_of(string $tag): string
    {
        $is_of_articles = in_array($tag, [...self::ARTICLE, ...self::CONTENT, 'sticky-sidebar', 'back-to-top'], true);
        return in_array($tag, self::LISTS, true) ? 'list' : ($is_of_articles ? 'article' : 'page');
    }

    /** @var array<string, list<array<string, string>>>|null The same all over a page. */
    private ?array $wanted = null;
    private ?ThemeOptions $options = null;

    public function __construct(
        private SettingsStore $settings,
        private Elements $elements,
        private ElementPrinter $printer,
        private Assets $assets,
        private ThemeScripts $seen,
    ) {
    }

    public function onda_view_action(string $action): string
    {
        return Presets::view_action(ThemeOptions::stored($this->settings)->preset, $action);
    }

    public function wp_enqueue_scripts(): void
    {
        $this->take_off();
        array_map($this->assets->use_tag(...), array_keys($this->behaviors()));
    }

    public function wp_body_open(): void
    {
        $this->write(array_intersect_key($this->behaviors(), array_flip(self::FIRST)));
    }

    public function the_content(string $content): string
    {
        $is_text = is_single() && in_the_loop() && is_main_query() && !is_feed() && !doing_filter('get_the_excerpt')
            && get_the_ID() === get_queried_object_id() && !post_password_required();
        if (!$is_text) {
            return $content;
        }
        // The author put one where it belongs.
        $is_missing = static fn(string $tag): bool => !str_contains($content, "<$tag");
        $in_text = self::in_text($this->behaviors());
        return $content . $this->markup(array_filter($in_text, $is_missing, ARRAY_FILTER_USE_KEY));
    }

    public function wp_footer(): void
    {
        $this->take_off();
        $left = $this->left();
        $ours = array_diff_key($this->wanted(), $left);
        $elsewhere = self::in_text($ours) + (did_action('wp_body_open') > 0 ? array_flip(self::FIRST) : []);
        $this->write(array_diff_key($ours, $elsewhere));
        $this->seen->record($left);
    }

    /** @return array<string, list<array<string, string>>> Ours, as the page's scripts are now: tag → sets of attributes. */
    private function behaviors(): array
    {
        return array_diff_key($this->wanted(), $this->left());
    }

    /**
     * @param array<string, list<array<string, string>>> $ours
     * @return array<string, list<array<string, string>>>
     */
    private static function in_text(array $ours): array
    {
        $stands_alone = static fn(array $sets): bool => !isset($sets[0]['for']);
        $order = array_flip(self::IN_TEXT);
        $alone = array_intersect_key(array_filter($ours, $stands_alone), $order);
        return array_replace(array_intersect_key($order, $alone), $alone);
    }

    /** @return array<string, list<array<string, string>>> Switched on, known, and of use on a page like this. */
    private function wanted(): array
    {
        return $this->wanted ??= $this->wanted_here();
    }

    /** @return array<string, list<array<string, string>>> */
    private function wanted_here(): array
    {
        if (is_feed() || is_embed()) {
            return [];
        }
        $options = $this->options();
        $is_list = is_home() || is_front_page() || is_archive() || is_search();
        $unsaid = array_filter(self::CONTENT, static fn(string $tag): bool => $options->selector($tag) === '');
        $elsewhere = [
            ...(is_single() ? [] : self::ARTICLE),
            ...(is_singular() ? [] : $unsaid),
            ...($is_list ? [] : self::LISTS),
        ];
        $wanted = array_diff_key($options->behaviors(), array_flip($elsewhere));
        return array_filter($wanted, fn(string $tag): bool => $this->elements->find($tag) !== null, ARRAY_FILTER_USE_KEY);
    }

    /** The owner's choices, and what this request of the owner tries. */
    private function options(): ThemeOptions
    {
        $tried = Trial::tag();
        $this->options ??= ThemeOptions::stored($this->settings);
        return $tried === '' ? $this->options : $this->options->with($tried);
    }

    /** @return array<string, list<string>> What the theme's own scripts do here: tag → their handles. */
    private function left(): array
    {
        $preset = $this->options()->preset;
        $tags = array_keys($this->wanted());
        $own = array_map(static fn(string $tag): array => OwnScripts::on_page($preset, $tag), $tags);
        return array_filter(array_combine($tags, $own));
    }

    private function take_off(): void
    {
        $options = $this->options();
        foreach (array_filter(array_keys($this->wanted()), $options->replaces(...)) as $tag) {
            OwnScripts::take_off($options->preset, $tag);
        }
    }

    /** @param array<string, list<array<string, string>>> $behaviors */
    private function write(array $behaviors): void
    {
        Html::write($this->markup($behaviors));
    }

    /** @param array<string, list<array<string, string>>> $behaviors */
    private function markup(array $behaviors): string
    {
        $markup = '';
        foreach ($behaviors as $tag => $sets) {
            $markup .= implode('', array_map(fn(array $set): string => $this->printer->element($tag, $set), $sets));
        }
        return $markup;
    }
}
