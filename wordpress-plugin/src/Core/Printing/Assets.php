<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Access\Languages;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Prints what the tags on this page need, and nothing on a page without one. */
final class Assets
{
    /** Tells the common optimizer plugins and proxies to leave the loader as it is. */
    private const LEAVE_ALONE = [
        'data-no-delay-js' => true,
        'data-no-defer' => '1',
        'data-no-minify' => '1',
        'data-no-optimize' => '1',
        'data-noptimize' => '1',
        'data-ao-skip' => '1',
        'data-cfasync' => 'false',
        'data-jetpack-boost' => 'ignore',
        'data-pagespeed-no-defer' => true,
        'data-phast-no-defer' => true,
        'data-wpacu-skip' => '1',
        'data-wpmeteor-nooptimize' => 'true',
        'nitro-exclude' => true,
        'nowprocket' => true,
    ];

    /** @var array<string, true> */
    private array $used = [];
    private bool $is_head_done;
    /** @var array<string, string> Name → address, as the head chose them. */
    private array $sheets = [];
    /** @var array<string, true> */
    private array $linked = [];

    /** The place of `wp_head()` in the head. */
    public const IN_HEAD = 8;

    public function __construct(private Elements $elements, private Manifest $manifest, private Texts $texts)
    {
        global $wp_filter;
        $this->is_head_done = doing_action('wp_head')
            ? $wp_filter['wp_head']->current_priority() >= self::IN_HEAD
            : did_action('wp_head') > 0;
    }

    /**
     * Says that a tag stands on this page.
     *
     * @return string Links to print before it where the head is already gone, so that it holds its place.
     */
    public function use_tag(string $tag): string
    {
        if ($this->elements->find($tag) === null || is_feed() || Amp::is_page()) {
            return '';
        }
        $this->used[$tag] = true;
        return $this->is_head_done ? $this->page_style() . $this->own_style($tag) : '';
    }

    /** @return list<string> The tags of this page. */
    public function used(): array
    {
        return array_keys($this->used);
    }

    /** Block themes have rendered their content by now; for the others `Content` looks ahead. */
    public function wp_head(): void
    {
        $this->is_head_done = true;
        if ($this->used !== []) {
            $tags = array_keys($this->used);
            $this->sheets = $this->manifest->sheets(['page', ...array_filter($tags, $this->is_light(...))]);
            $own = array_map($this->own_style(...), $tags);
            Html::write($this->page_style() . implode('', $own));
        }
    }

    public function wp_footer(): void
    {
        if ($this->used !== [] && $this->manifest->is_built()) {
            $catalog = $this->manifest->language_loader() === '' ? '' : $this->texts->catalog_address();
            Html::write($this->page_style() . $this->config($catalog) . $this->loader($catalog) . "\n");
        }
    }

    /** The style of a tag in the page's own tree; a shadow root links its own. */
    private function own_style(string $tag): string
    {
        return $this->is_light($tag) ? $this->link($tag) . $this->page_properties($tag) : '';
    }

    /** CSS properties of the page, until the script of the element sets them. */
    private function page_properties(string $tag): string
    {
        $properties = $this->elements->find($tag)['pageProperties'] ?? [];
        if ($properties === []) {
            return '';
        }
        $print = static fn(string $name, string $value): string => "$name:$value";
        $rules = implode(';', array_map($print, array_keys($properties), $properties));
        return $this->once("properties $tag", Html::tag('style', [], ":root{{$rules}}"));
    }

    private function is_light(string $tag): bool
    {
        return ($this->elements->find($tag)['root'] ?? '') === 'light';
    }

    private function page_style(): string
    {
        return $this->link('page');
    }

    private function link(string $style): string
    {
        $address = $this->sheets[$style] ?? $this->manifest->style($style);
        return $this->once($address, Html::stylesheet($address));
    }

    private function once(string $address, string $markup): string
    {
        if ($address === '' || isset($this->linked[$address])) {
            return '';
        }
        $this->linked[$address] = true;
        return $markup;
    }

    /** @param string $catalog Empty on a page in Spanish or English. */
    private function config(string $catalog): string
    {
        $config = [
            'base' => $this->manifest->base(),
            'loader' => basename($this->manifest->loader()),
            'ajax' => Languages::ajax(PageHost::of(admin_url('admin-ajax.php'))),
            'lang' => Texts::page_language(),
            'debug' => defined('SCRIPT_DEBUG') && SCRIPT_DEBUG,
            'chunks' => (object) $this->manifest->chunks(),
            'common' => $this->manifest->common(),
            'load' => (object) $this->manifest->load_rules(),
            ...$this->manifest->members(),
            'styles' => (object) $this->manifest->styles(),
            ...($catalog === '' ? [] : ['catalog' => $catalog]),
            'notLoaded' => __('This could not be loaded. Please try again.', 'onda'),
        ];
        /**
         * Filters the configuration block of a page: add `settings` or `messages` by feature.
         *
         * @param array<string, mixed> $config Printed as JSON; pages may be cached, so nothing of one visitor belongs in it.
         */
        $config = apply_filters('onda_config', $config);
        $json = (string) wp_json_encode($config, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);
        return Html::tag('script', ['type' => 'application/json', 'id' => 'onda-config'], $json);
    }

    /**
     * WordPress's own function prints the tag, so that a policy plugin can add its nonce. No module: a CDN without CORS
     * headers gives classic scripts alone, and the loader then finds the modules on the host of the page.
     */
    private function loader(string $catalog): string
    {
        $loader = $catalog === '' ? $this->manifest->loader() : $this->manifest->language_loader();
        // Beside the loader that asks for it, not after it.
        $preload = ['rel' => 'preload', 'as' => 'fetch', 'crossorigin' => 'anonymous', 'href' => $catalog];
        $attributes = ['defer' => true] + self::LEAVE_ALONE + ['src' => $loader];
        $tag = trim(wp_get_script_tag($attributes));
        return ($catalog === '' ? '' : Html::tag('link', $preload)) . $tag . self::second_start($tag);
    }

    /**
     * An SVG `<script>` loads the same file, by `href`: plugins that join scripts take those with `src`, and those
     * without that have no type or a common one. An error ends a joined file. The browser has the file
     * already, and the loader starts once.
     */
    private static function second_start(string $tag): string
    {
        $start = str_replace(['<script', ' src='], ['<script type="text/jscript"', ' href='], $tag);
        return "<svg hidden>$start</svg>";
    }
}
