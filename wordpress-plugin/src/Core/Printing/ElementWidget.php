<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Forms\Fields;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\PlacedWidgets;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The classic widget of one element: a title and the attributes of its contract. */
final class ElementWidget extends \WP_Widget
{
    /**
     * @param array<string, mixed> $spec
     * @param \Closure(): array<string, array<string, mixed>> $fields As `Elements::fields` returns them.
     */
    public function __construct(
        private string $tag,
        private array $spec,
        private ElementPrinter $printer,
        private SettingsStore $stations,
        private \Closure $fields,
    ) {
        parent::__construct(self::id_of($tag), $spec['title'], [
            'description' => $spec['description'],
            'show_instance_in_rest' => true,
        ]);
    }

    public static function id_of(string $tag): string
    {
        return PlacedWidgets::PREFIX . str_replace('-', '_', $tag);
    }

    /** The method stops WordPress from reading an option of each widget, also without a sidebar. */
    // phpcs:ignore PSR2.Methods.MethodDeclaration.Underscore -- the name is WordPress's.
    public function _register()
    {
        if (PlacedWidgets::has("$this->id_base-")) {
            parent::_register();
            return;
        }
        $this->_set(1);
        $this->_register_one();
    }

    /**
     * The method stops WordPress from writing an option for an unused widget.
     *
     * @param array<int, array<string, mixed>> $settings
     */
    public function save_settings($settings)
    {
        $settings === [] ? delete_option($this->option_name) : parent::save_settings($settings);
    }

    /**
     * @param array<string, string> $args Markup of the theme around a widget.
     * @param array<string, mixed> $instance
     */
    public function widget($args, $instance)
    {
        $title = apply_filters('widget_title', (string) ($instance['title'] ?? ''), $instance, $this->id_base);
        $heading = $title === '' ? '' : $args['before_title'] . Html::text($title) . $args['after_title'];
        $element = $this->printer->element($this->tag, array_diff_key($instance, ['title' => '']));
        Html::write($element === '' ? '' : $args['before_widget'] . $heading . $element . $args['after_widget']);
    }

    /**
     * Stores valid values; an empty field means the default. An attribute without a field keeps its value.
     *
     * @return array<string, scalar>
     */
    public function update($new_instance, $old_instance)
    {
        $written = array_filter((array) $new_instance, static fn(mixed $value): bool => $value !== '');
        $title = is_string($written['title'] ?? null) ? sanitize_text_field($written['title']) : '';
        $unseen = array_diff_key((array) $old_instance, ($this->fields)(), ['title' => '']);
        return array_filter(['title' => $title]) + Attributes::read($this->spec, $written + $unseen);
    }

    /** @param array<string, mixed> $instance */
    public function form($instance)
    {
        $fields = Fields::text($this->get_field_name('title'), __('Title', 'onda'), (string) ($instance['title'] ?? ''));
        $form = new WidgetForm($this->spec['attributes'], ($this->fields)(), $this->stations);
        $fields .= $form->markup($this->get_field_name(...), (array) $instance);
        Html::write($fields);
        return '';
    }
}
