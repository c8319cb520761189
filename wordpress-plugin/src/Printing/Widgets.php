<?php

declare(strict_types=1);

namespace Onda\Printing;

use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** One classic widget an element that authors put on pages; what holds content of theirs is none. */
final class Widgets
{
    public function __construct(
        private Elements $elements,
        private ElementPrinter $printer,
        private SettingsStore $stations,
    ) {
    }

    public function hook(): void
    {
        add_action('widgets_init', [$this, 'widgets_init'], 10, 0);
    }

    public function widgets_init(): void
    {
        foreach ($this->elements->of_authors() as $tag => $spec) {
            if (!isset($spec['holdsContent'])) {
                register_widget(new ElementWidget($tag, $spec, $this->printer, $this->stations));
            }
        }
    }
}
