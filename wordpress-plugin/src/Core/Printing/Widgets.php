<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\PlacedWidgets;

defined('ABSPATH') || exit;

/** One classic widget an element that authors put on pages; what holds content of theirs is none. */
final class Widgets
{
    private bool $is_registered = false;

    public function __construct(
        private Elements $elements,
        private ElementPrinter $printer,
        private SettingsStore $stations,
    ) {
    }

    public function hook(): void
    {
        add_action('widgets_init', [$this, 'widgets_init'], 10, 0);
        add_action('rest_api_init', [$this, 'register'], 0, 0);
        add_filter('pre_render_block', [$this, 'pre_render_block'], 0, 2);
        add_filter('widget_types_to_hide_from_legacy_widget_block', [$this, 'hidden'], 10, 1);
    }

    /**
     * Each is offered as a block, so the block of classic widgets does not offer it again. One that stands in a sidebar
     * stays there.
     *
     * @param list<string> $hidden Ids of widgets.
     * @return list<string>
     */
    public function hidden(array $hidden): array
    {
        $tags = array_keys($this->elements->of_authors());
        return array_values(array_unique([...$hidden, ...array_map(ElementWidget::id_of(...), $tags)]));
    }

    /** A page of visitors has them where a sidebar holds one. */
    public function widgets_init(): void
    {
        $is_admin = is_admin() && (is_user_logged_in() || !wp_doing_ajax());
        if ($is_admin || is_customize_preview() || (defined('WP_CLI') && WP_CLI) || PlacedWidgets::has()) {
            $this->register();
        }
    }

    /** @param array<string, mixed> $block One that holds a classic widget. */
    public function pre_render_block(mixed $printed, array $block): mixed
    {
        if (($block['blockName'] ?? '') === 'core/legacy-widget') {
            $this->register();
        }
        return $printed;
    }

    public function register(): void
    {
        if ($this->is_registered) {
            return;
        }
        $this->is_registered = true;
        foreach ($this->elements->of_authors() as $tag => $spec) {
            if (!isset($spec['holdsContent'])) {
                $widget = $this->widget($tag, $spec);
                register_widget($widget);
                // WordPress does it by itself at the end of `widgets_init`.
                did_action('widgets_init') && !doing_action('widgets_init') && $widget->_register();
            }
        }
    }

    /** @param array<string, mixed> $spec */
    private function widget(string $tag, array $spec): ElementWidget
    {
        $fields = fn(): array => $this->elements->fields($tag);
        return new ElementWidget($tag, $spec, $this->printer, $this->stations, $fields);
    }
}
