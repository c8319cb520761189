<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Settings\SettingsStore;
use Onda\Tests\TestCase;

/** The search forms of the theme and of WordPress's block, live by one switch. */
final class SiteFormsTest extends TestCase
{
    private const BLOCK = '<!-- wp:search {"label":"Buscar"} /-->';

    public function test_they_stay_as_they_are_until_the_owner_says_so(): void
    {
        $this->assertStringNotContainsString('data-onda-search', get_search_form(['echo' => false]));
        $this->assertStringNotContainsString('data-onda-search', do_blocks(self::BLOCK));
    }

    public function test_each_gets_a_mark_and_an_element_at_the_end_of_the_page(): void
    {
        $plain = [get_search_form(['echo' => false]), do_blocks(self::BLOCK)];
        update_option(SettingsStore::OPTION, ['search' => ['siteForms' => true]]);
        $marked = [get_search_form(['echo' => false]), do_blocks(self::BLOCK)];
        $without = static fn(string $html): string => (string) preg_replace('/ data-onda-search="\d+"/', '', $html);
        $same = static fn(string $html): string => (string) preg_replace('/wp-block-search__input-\d+|search-form-\d+/', 'id', $html);
        $this->assertSame(array_map($same, $plain), array_map($same, array_map($without, $marked)));
        $numbers = array_map(static fn(string $html): string =>
            preg_match('/<form[^>]* data-onda-search="(\d+)"/', $html, $found) === 1 ? $found[1] : '', $marked);
        $footer = $this->footer();
        foreach ($numbers as $number) {
            $for = "[data-onda-search=&quot;$number&quot;]";
            $this->assertSame(1, substr_count($footer, "<masthead-search for=\"$for\" enter=\"submit\""), $footer);
        }
        $this->assertNotSame($numbers[0], $numbers[1]);
    }

    /** @dataProvider live_forms */
    public function test_a_form_with_results_of_its_own_is_left_alone(bool $is_live, string $form): void
    {
        update_option(SettingsStore::OPTION, ['search' => ['siteForms' => true]]);
        // Other plugins replace the form late.
        add_filter('get_search_form', static fn(): string => $form, 999, 0);
        $html = get_search_form(['echo' => false]);
        $is_live ? $this->assertSame($form, $html) : $this->assertStringContainsString('data-onda-search', $html);
    }

    /** The forms of themes and plugins, each as short as it goes. */
    public static function live_forms(): array
    {
        $form = static fn(string $attributes, string $field, string $more = ''): string =>
            "<form role=\"search\" action=\"/\"$attributes><input type=\"search\" name=\"s\"$field>$more</form>";
        return [
            'plain' => [false, $form(' class="search-form"', ' class="search-field" autocomplete="off"')],
            'a button that unfolds the field' => [false, $form('', '', '<button aria-controls="a" aria-expanded="false">Buscar</button>')],
            'a theme with live results' => [true, $form(' data-live-results="thumbs"', '')],
            'a plugin that marks the field' => [true, $form('', ' data-swplive="true"')],
            'another that marks the field' => [true, $form('', ' data-rlvlive="true" data-rlvconfig="default"')],
            'a class of the form' => [true, $form(' class="header-ajax-search"', '')],
            'a class of the field' => [true, $form('', ' class="search-autocomplete"')],
            'a combobox' => [true, $form('', ' role="combobox" aria-expanded="false"')],
            'a field with a list' => [true, $form('', ' aria-controls="results"', '<ul id="results" role="listbox"></ul>')],
        ];
    }

    private function footer(): string
    {
        remove_action('wp_footer', 'the_block_template_skip_link');
        ob_start();
        do_action('wp_footer');
        return (string) ob_get_clean();
    }
}
