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

    private function footer(): string
    {
        remove_action('wp_footer', 'the_block_template_skip_link');
        ob_start();
        do_action('wp_footer');
        return (string) ob_get_clean();
    }
}
