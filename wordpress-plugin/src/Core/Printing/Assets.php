<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Access\Languages;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Prints the assets of the tags on this page, and nothing on a page without one. */
final class Assets
{
    /** Attributes by which the common optimizer plugins and proxies leave the loader alone. */
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
     * Registers a tag of this page.
     *
     * @return string Links to print before it where the head is already gone, so that it holds its place.
     */
    public function use_tag(string $tag): string
    {
        if ($this->elements->find($tag) === null || is_feed() || Amp::is_page()) {
            return '';
        }
        $this->used[$tag] = true;
        return $this->is_head_done ? $this->style_of($tag) : '';
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
            $page = array_filter($tags, $this->has_page_style(...)) === [] ? [] : ['page'];
            $this->sheets = $this->manifest->sheets([...$page, ...array_filter($tags, $this->is_light(...))]);
            Html::write(implode('', array_map($this->style_of(...), $tags)));
        }
    }

    public function wp_footer(): void
    {
        if ($this->used === [] || !$this->manifest->is_built()) {
            return;
        }
        $lone = $this->lone_script();
        $has_catalog = $lone === '' && $this->manifest->language_loader() !== '';
        $catalog = $has_catalog ? $this->texts->catalog_address() : '';
        $config = $this->config($catalog);
        Html::write($lone === ''
            ? self::block($config) . $this->loader($catalog) . "\n"
            : self::block(['ajax' => $config['ajax']]) . self::script($lone) . "\n");
    }

    /** The script of the only tag of this page, if it needs neither the loader nor its data. */
    private function lone_script(): string
    {
        return count($this->used) === 1 ? $this->manifest->lone_script(array_key_first($this->used)) : '';
    }

    /** The style of a tag in the page's own tree; a shadow root links its own. */
    private function style_of(string $tag): string
    {
        return ($this->has_page_style($tag) ? $this->link('page') : '')
            . ($this->is_light($tag) ? $this->link($tag) . $this->page_properties($tag) : '');
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

    /** Whether the page's own sheet has rules for the tag. */
    private function has_page_style(string $tag): bool
    {
        return isset($this->elements->find($tag)['pageStyle']);
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

    /**
     * @param string $catalog Empty on a page in Spanish or English.
     * @return array<string, mixed>
     */
    private function config(string $catalog): array
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
        return apply_filters('onda_config', $config);
    }

    /** @param array<string, mixed> $config */
    private static function block(array $config): string
    {
        $json = (string) wp_json_encode($config, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);
        return Html::tag('script', ['type' => 'application/json', 'id' => 'onda-config'], $json);
    }

    private function loader(string $catalog): string
    {
        $loader = $catalog === '' ? $this->manifest->loader() : $this->manifest->language_loader();
        // The preload is beside the loader, which requests it later.
        $preload = ['rel' => 'preload', 'as' => 'fetch', 'crossorigin' => 'anonymous', 'href' => $catalog];
        return ($catalog === '' ? '' : Html::tag('link', $preload)) . self::script($loader);
    }

    /**
     * WordPress's own function prints the tag, so that a policy plugin can add its nonce. No module: a CDN without CORS
     * headers gives classic scripts alone, and the loader then finds the modules on the host of the page.
     */
    private static function script(string $address): string
    {
        $tag = trim(wp_get_script_tag(['defer' => true] + self::LEAVE_ALONE + ['src' => $address]));
        return $tag . self::second_start($tag);
    }

    /**
     * An SVG `<script>` loads the same file, by `href`: plugins that join scripts take those with `src`, and those
     * without that have no type or a common one. An error ends a joined file. The browser has the file
     * already, and the script starts once.
     */
    private static function second_start(string $tag): string
    {
        $start = str_replace(['<script', ' src='], ['<script type="text/jscript"', ' href='], $tag);
        return "<svg hidden>$start</svg>";
    }
}
