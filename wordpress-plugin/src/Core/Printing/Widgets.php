<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** A classic widget for each element that authors put on pages; those that hold content have none. */
final class Widgets
{
    private bool $is_registered = false;

    public function __construct(
        private Elements $elements,
        private ElementPrinter $printer,
        private SettingsStore $stations,
    ) {
    }

    /**
     * Each is offered as a block, so the block of classic widgets does not offer it again. A widget in a sidebar stays
     * there.
     *
     * @param list<string> $hidden Ids of widgets.
     * @return list<string>
     */
    public function hidden(array $hidden): array
    {
        $tags = array_keys($this->elements->of_authors());
        return array_values(array_unique([...$hidden, ...array_map(ElementWidget::id_of(...), $tags)]));
    }

    /** A block that holds a classic widget. */
    public function placed(mixed $printed): mixed
    {
        $this->register();
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
