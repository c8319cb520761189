<?php

declare(strict_types=1);

namespace Onda\Features\Search\Forms;

use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;
use Onda\Features\Search\SearchOptions;

defined('ABSPATH') || exit;

/**
 * Makes the search forms live that the theme and WordPress's own block print. Their markup stays as it is but for one
 * attribute; an element at the end of the page enhances each of them.
 */
final class SiteForms
{
    private const MARK = 'data-onda-search';
    private const TAG = 'masthead-search';

    /** Attributes of a field with a list of its own. */
    private const LISTS = ['role', 'aria-controls', 'aria-owns', 'aria-autocomplete', 'list'];
    /** In classes and names of attributes: `live-search`, `data-live-results`, `data-swplive`, `ajax-search`. */
    private const LIVE = '/live|ajax|instant|typeahead|autocomplete|autosuggest/i';

    private int $count = 0;

    public function __construct(private SettingsStore $settings, private ElementPrinter $printer)
    {
    }

    /** The form with a mark by which the element finds it. A form that one of our elements draws has no mark. */
    public function mark(mixed $form): mixed
    {
        if (!is_string($form) || is_admin() || is_feed() || !$this->is_wanted() || str_contains($form, self::MARK)) {
            return $form;
        }
        if ($this->is_live($form)) {
            return $form;
        }
        $tags = new \WP_HTML_Tag_Processor($form);
        while ($tags->next_tag('form')) {
            $tags->set_attribute(self::MARK, (string) ++$this->count);
        }
        return $tags->get_updated_html();
    }

    /** Whether the theme or another plugin shows results below it while one types: two lists would be one too many. */
    private function is_live(string $form): bool
    {
        $tags = new \WP_HTML_Tag_Processor($form);
        while ($tags->next_tag()) {
            if (!in_array($tags->get_tag(), ['FORM', 'INPUT'], true)) {
                continue;
            }
            $names = $tags->get_tag() === 'INPUT' ? self::LISTS : [];
            $lists = array_filter($names, static fn(string $name): bool => $tags->get_attribute($name) !== null);
            $words = [(string) $tags->get_attribute('class'), ...($tags->get_attribute_names_with_prefix('data-') ?? [])];
            if ($lists !== [] || preg_match(self::LIVE, implode(' ', $words)) === 1) {
                return true;
            }
        }
        return false;
    }

    public function wp_footer(): void
    {
        $markup = '';
        for ($number = 1; $number <= $this->count; $number++) {
            $written = ['for' => '[' . self::MARK . "=\"$number\"]", 'enter' => 'submit'];
            $markup .= $this->printer->element(self::TAG, $written);
        }
        Html::write($markup);
    }

    private function is_wanted(): bool
    {
        return SearchOptions::stored($this->settings)->has_site_forms();
    }
}
