<?php

declare(strict_types=1);

namespace Onda\Printing;

use Onda\Admin\Screen;
use Onda\Settings\SettingsStore;
use Onda\Settings\Station;

defined('ABSPATH') || exit;

/** One dynamic block an element, and one editor script for all of them. */
final class Blocks
{
    private const EDITOR = 'onda-block-editor';
    private const TYPES = ['boolean' => 'boolean', 'number' => 'number'];
    /** The dependencies of `assets/block-editor.js`, by hand because nothing builds it. */
    private const DEPENDENCIES = ['wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-i18n'];
    /** Sample data of the preview in the editor. */
    private const SAMPLE = ['title' => 'Azul profundo', 'artist' => 'Los Faros', 'radioName' => 'Radio Onda'];

    private bool $is_registered = false;

    public function __construct(
        private Elements $elements,
        private ElementPrinter $printer,
        private Shells $shells,
        private Texts $texts,
        private Manifest $manifest,
        private SettingsStore $stations,
        private string $plugin_file,
    ) {
    }

    public function hook(): void
    {
        add_action('init', [$this, 'init'], 10, 0);
        add_action('rest_api_init', [$this, 'register'], 0, 0);
        add_filter('pre_render_block', [$this, 'pre_render_block'], 0, 2);
        add_action('enqueue_block_editor_assets', [$this, 'enqueue_block_editor_assets'], 10, 0);
    }

    /** A page of visitors registers the blocks when it prints the first one: most pages have none. */
    public function init(): void
    {
        if ((is_admin() && !wp_doing_ajax()) || (defined('WP_CLI') && WP_CLI)) {
            $this->register();
        }
    }

    /**
     * The blocks inside a block are made before it is printed.
     *
     * @param array<string, mixed> $block
     */
    public function pre_render_block(mixed $printed, array $block): mixed
    {
        if (!$this->is_registered && self::has_own($block)) {
            $this->register();
            // Adds the attributes of alignment and the like, as for the blocks that are registered with `init`.
            \WP_Block_Supports::init();
        }
        return $printed;
    }

    public function register(): void
    {
        if ($this->is_registered) {
            return;
        }
        $this->is_registered = true;
        $script = plugins_url('assets/block-editor.js', $this->plugin_file);
        $version = (string) filemtime(dirname($this->plugin_file) . '/assets/block-editor.js');
        wp_register_script(self::EDITOR, $script, self::DEPENDENCIES, $version, ['in_footer' => true]);
        wp_set_script_translations(self::EDITOR, 'onda', dirname($this->plugin_file) . '/languages');
        foreach ($this->elements->of_authors() as $tag => $spec) {
            register_block_type("onda/$tag", $this->block($tag, $spec));
        }
    }

    /** @param array<string, mixed> $block */
    private static function has_own(array $block): bool
    {
        if (str_starts_with((string) ($block['blockName'] ?? ''), 'onda/')) {
            return true;
        }
        foreach ($block['innerBlocks'] ?? [] as $inner) {
            if (self::has_own($inner)) {
                return true;
            }
        }
        return false;
    }

    /** The editor learns the elements from this one variable; visitors never get it. */
    public function enqueue_block_editor_assets(): void
    {
        $json = wp_json_encode($this->editor_data(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);
        wp_add_inline_script(self::EDITOR, "window.ondaBlocks = $json;", 'before');
    }

    /** @return array<string, mixed> */
    private function block(string $tag, array $spec): array
    {
        return [
            'api_version' => 3,
            'title' => $spec['title'],
            'description' => $spec['description'],
            'category' => 'media',
            'icon' => $spec['block']['icon'],
            'keywords' => $spec['block']['keywords'],
            'textdomain' => 'onda',
            'attributes' => array_map(self::attribute(...), $spec['attributes']),
            'supports' => ['html' => false, 'align' => ['wide', 'full'], 'spacing' => ['margin' => true]],
            'example' => ['attributes' => (object) []],
            'editor_script_handles' => [self::EDITOR],
            'render_callback' => fn(array $attributes, string $content): string =>
                $this->render($tag, $attributes, isset($spec['holdsContent']) ? trim($content) : ''),
        ];
    }

    /**
     * @param array<string, mixed> $attribute
     * @return array<string, mixed>
     */
    private static function attribute(array $attribute): array
    {
        $block = ['type' => self::TYPES[$attribute['type']] ?? 'string'];
        return $attribute['type'] === 'enum' ? $block + ['enum' => $attribute['values']] : $block;
    }

    /** @param array<string, mixed> $attributes */
    private function render(string $tag, array $attributes, string $content): string
    {
        $markup = $this->printer->element($tag, $attributes, $content);
        return $markup === '' || is_feed() || doing_filter('get_the_excerpt')
            ? $markup
            : '<div ' . get_block_wrapper_attributes() . ">$markup</div>";
    }

    /** @return array<string, mixed> */
    private function editor_data(): array
    {
        $elements = [];
        foreach ($this->elements->of_authors() as $tag => $spec) {
            $elements["onda/$tag"] = $this->editor_element($tag, $spec);
        }
        $stations = array_map(static fn(Station $station): array => [
            'id' => $station->id,
            'name' => $station->name,
            'attributes' => (object) $station->attributes(),
        ], $this->stations->all());
        return [
            'elements' => (object) $elements,
            'stations' => $stations,
            'settings' => current_user_can('manage_options') ? Screen::Stations->url() : '',
            'sample' => self::SAMPLE,
        ];
    }

    /** @return array<string, mixed> */
    private function editor_element(string $tag, array $spec): array
    {
        return [
            'attributes' => (object) $spec['attributes'],
            'texts' => (object) $this->texts->of_feature($spec['feature']),
            'shell' => $this->shells->template($tag),
            'style' => $this->manifest->style($spec['feature']),
            'holdsContent' => isset($spec['holdsContent']),
        ];
    }
}
