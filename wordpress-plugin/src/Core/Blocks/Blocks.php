<?php

declare(strict_types=1);

namespace Onda\Core\Blocks;

use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Elements;

defined('ABSPATH') || exit;

/** A dynamic block for each element, by its generated `block.json`, and one editor script for all of them. */
final class Blocks
{
    /** The handle that `block.json` names. */
    public const EDITOR = 'onda-block-editor';
    private const METADATA = '/generated/blocks';
    private const SCRIPT = '/build/editor/block-editor';
    /** The block with which all are registered. */
    private const FIRST = 'onda/radio-player';

    public function __construct(
        private Elements $elements,
        private ElementPrinter $printer,
        private string $plugin_file,
        private PreviewRequest $preview = new PreviewRequest(),
    ) {
    }

    /**
     * The blocks inside a block are rendered before it.
     *
     * @param array<string, mixed> $block
     */
    public function pre_render_block(mixed $printed, array $block): mixed
    {
        if (self::has_own($block) && !self::is_registered()) {
            $this->register();
            // Adds the attributes of alignment and the like, as for the blocks that are registered with `init`.
            \WP_Block_Supports::init();
        }
        return $printed;
    }

    public function register(): void
    {
        if (self::is_registered()) {
            return;
        }
        $this->register_script();
        $folder = dirname($this->plugin_file) . self::METADATA;
        // The collection, since 6.7, saves WordPress from reading 29 files.
        if (function_exists('wp_register_block_metadata_collection')) {
            wp_register_block_metadata_collection($folder, "$folder/blocks-manifest.php");
        }
        foreach ($this->elements->of_authors() as $tag => $spec) {
            if (is_file("$folder/$tag/block.json")) {
                register_block_type_from_metadata("$folder/$tag", $this->translated($tag, $spec));
            }
        }
    }

    private static function is_registered(): bool
    {
        return \WP_Block_Type_Registry::get_instance()->is_registered(self::FIRST);
    }

    private function register_script(): void
    {
        $base = dirname($this->plugin_file);
        $asset = $base . self::SCRIPT . '.asset.php';
        if (is_file($asset)) {
            ['dependencies' => $dependencies, 'version' => $version] = require $asset;
            $address = plugins_url(self::SCRIPT . '.js', $this->plugin_file);
            wp_register_script(self::EDITOR, $address, $dependencies, $version, ['in_footer' => true]);
            wp_set_script_translations(self::EDITOR, 'onda', "$base/languages");
        }
    }

    /**
     * The texts of `block.json` in the language of the user, and the renderer.
     *
     * @param array<string, mixed> $spec
     * @return array<string, mixed>
     */
    private function translated(string $tag, array $spec): array
    {
        return [
            'title' => $spec['title'],
            'description' => $spec['description'],
            'render_callback' => fn(array $attributes, string $content): string =>
                $this->render($tag, $attributes, isset($spec['holdsContent']) ? trim($content) : ''),
        ];
    }

    /** @param array<string, mixed> $attributes */
    private function render(string $tag, array $attributes, string $content): string
    {
        $own = array_diff_key($attributes, ['anchor' => 0, 'style' => 0]);
        $markup = $this->printer->element($tag, $own, $content);
        $is_bare = $markup === '' || is_feed() || doing_filter('get_the_excerpt') || $this->preview->is_on();
        $properties = (array) ($this->elements->find($tag)['wrapperProperties'] ?? []);
        return $is_bare ? $markup : '<div ' . BlockWrapper::attributes($attributes, $properties) . ">$markup</div>";
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
        return ($block['blockName'] ?? '') === 'core/block' && self::is_pattern_of_ours((int) ($block['attrs']['ref'] ?? 0));
    }

    /** A synced pattern renders the blocks of its post itself, before this hook runs. */
    private static function is_pattern_of_ours(int $post): bool
    {
        return $post > 0 && str_contains((string) get_post($post)?->post_content, '<!-- wp:onda/');
    }
}
