<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Elements;
use Onda\Core\Printing\WpautopFix;

final class WpautopFixTest extends TestCase
{
    private const FORM = '<newsletter-form><form><p>Correo</p></form></newsletter-form>';

    public function test_a_paragraph_ends_before_an_element_that_it_may_not_hold_and_goes_on_behind_it(): void
    {
        $this->assertSame('<p class="a">Antes</p>' . self::FORM . '<p class="a">después</p>', self::filtered('<p class="a">Antes ' . self::FORM . ' después</p>'));
    }

    public function test_what_a_browser_with_scripts_takes_for_no_element_ends_no_paragraph(): void
    {
        $light = '<p>a <newsletter-form><noscript><form></form></noscript></newsletter-form> b</p>';
        $this->assertSame($light, self::filtered($light));
    }

    public function test_an_element_with_paragraphs_of_its_own_stays_in_the_paragraph_beside_one_that_may_not(): void
    {
        $player = '<radio-player><template><p>Radio</p></template></radio-player>';
        $this->assertSame(self::FORM . "<p>$player b</p>", self::filtered('<p>' . self::FORM . "$player b</p>"));
        $this->assertSame("<p>$player</p>" . self::FORM, self::filtered("<p>$player" . self::FORM . '</p>'));
    }

    public function test_a_tag_that_an_author_wrote_in_a_paragraph_is_filled_and_stands_outside_of_it(): void
    {
        $printed = apply_filters('the_content', '<p>Antes <asp-search id="1"></asp-search> después</p>');
        $this->assertMatchesRegularExpression('~^<p>Antes</p><asp-search\b[^>]*><form\b.*</form></asp-search><p>después</p>$~s', trim($printed));
    }

    public function test_no_break_is_too_many(): void
    {
        $breaks = str_repeat("\t<br>", 3_000);
        $filtered = self::filtered("<p>a{$breaks}b$breaks" . self::FORM . '</p>');
        $this->assertSame('<p>ab</p>' . self::FORM, preg_replace('~\t<br ?/?>~', '', $filtered));
    }

    /**
     * A quarter of a megabyte took 26 seconds when each tag looked for an end that is not there.
     *
     * @dataProvider long_texts
     */
    public function test_a_long_text_with_tags_that_never_end_takes_no_time(string $text): void
    {
        [$fix, $elements] = [CountedCode::of(WpautopFix::class), CountedCode::of(Elements::class)];
        $fix = new $fix(new $elements(dirname(__DIR__) . '/generated'));
        $this->assertSame($text, $fix->the_content($text));
        $this->assertLessThan(10, CountedCode::passes($fix->the_content(...), $text));
    }

    public function long_texts(): array
    {
        $noscripts = str_repeat('<noscript>', 28_000);
        return [
            'of ours' => [str_repeat('<radio-player>', 20_000)],
            'in paragraphs' => [str_repeat('<p>a <radio-player>', 15_000)],
            'within one of ours' => ["<radio-player>$noscripts</radio-player>"],
        ];
    }

    private static function filtered(string $content): string
    {
        return (new WpautopFix(new Elements(dirname(__DIR__) . '/generated')))->the_content($content);
    }
}
