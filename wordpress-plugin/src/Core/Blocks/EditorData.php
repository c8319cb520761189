<?php

declare(strict_types=1);

namespace Onda\Core\Blocks;

use Onda\Core\Forms\Screen;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\Templates;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;

defined('ABSPATH') || exit;

/**
 * Adds the data of this site to the editor with its first block of ours: templates, style sheets, and choices for its
 * author. Other editors are not a byte larger.
 */
final class EditorData
{
    public const NAMESPACE = 'onda/v1';
    public const ROUTE = '/editor';
    private const TEXT = '/\{\{(t|style) (\w[\w.-]*)\}\}/';

    public function __construct(
        private Elements $elements,
        private Templates $templates,
        private Texts $texts,
        private Manifest $manifest,
        private SettingsStore $settings,
    ) {
    }

    public function rest_api_init(): void
    {
        register_rest_route(self::NAMESPACE, self::ROUTE, [
            'methods' => \WP_REST_Server::READABLE,
            'callback' => fn(): array => $this->data(),
            'permission_callback' => static fn(): bool => current_user_can('edit_posts'),
        ]);
    }

    /** @return array<string, mixed> */
    public function data(): array
    {
        // A preview is in the language of the page, not that of the author's screens.
        $is_other = switch_to_locale(get_locale());
        $elements = array_map($this->element(...), array_keys($this->elements->of_authors()));
        $is_other && restore_previous_locale();
        return [
            'elements' => array_filter(array_combine(array_keys($this->elements->of_authors()), $elements)),
            'page' => $this->manifest->style('page'),
            'stations' => array_map(self::station(...), $this->settings->all()),
            'choices' => $this->choices(),
            'settings' => current_user_can('manage_options') ? Screen::Stations->url() : '',
        ];
    }

    /** @return array<string, string> */
    private function element(string $tag): array
    {
        $spec = (array) $this->elements->find($tag);
        $is_shadow = $spec['root'] === 'shadow';
        $template = preg_replace_callback(
            self::TEXT,
            fn(array $found): string => esc_html($found[1] === 't'
                ? $this->texts->text($spec['feature'], $found[2])
                : $this->manifest->style($found[2])),
            $this->templates->template($tag),
        );
        return array_filter([
            'template' => (string) $template,
            'style' => $this->manifest->style($is_shadow ? $spec['feature'] : $tag),
            // The sheet of the panels, which a preview shows open.
            'more' => $is_shadow ? $this->more($tag, $spec['feature']) : '',
        ]);
    }

    private function more(string $tag, string $feature): string
    {
        return $this->manifest->style("$tag-block") ?: $this->manifest->style("$feature-more");
    }

    /** @return array<string, mixed> */
    private static function station(Station $station): array
    {
        return ['id' => $station->id, 'name' => $station->name, 'attributes' => (object) $station->attributes()];
    }

    /** @return array<string, list<array{value: string, label: string}>> By control. */
    private function choices(): array
    {
        $sizes = array_map(static fn(string $size): array => ['value' => $size, 'label' => $size], [
            ...get_intermediate_image_sizes(),
            'full',
        ]);
        /**
         * Filters what the pickers of blocks offer.
         *
         * @param array<string, list<array{value: string, label: string}>> $choices By kind: form, list, search, size.
         */
        return (array) apply_filters('onda_block_choices', ['size' => $sizes]);
    }
}
