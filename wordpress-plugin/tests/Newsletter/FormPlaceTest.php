<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Database\PublicPosts;
use Onda\Newsletter\Backend;
use Onda\Newsletter\Display;
use Onda\Newsletter\Printing;
use Onda\Newsletter\SignUp\Verdict;
use Onda\Printing\Assets;
use Onda\Printing\ElementParts;
use Onda\Printing\ElementPrinter;
use Onda\Printing\Elements;
use Onda\Printing\Manifest;
use Onda\Printing\Shells;
use Onda\Printing\Texts;
use Onda\Settings\SettingsStore;

/** The look of a form, and its place at the foot of the site. */
final class FormPlaceTest extends NewsletterCase
{
    public function test_a_form_with_a_look_prints_it_and_one_without_prints_what_it_always_did(): void
    {
        $this->forms(['id' => 1, 'name' => 'Pie'], ['id' => 2, 'name' => 'Azul', 'accentColor' => '#1d4ed8',
            'surfaceColor' => '#ffee00', 'textColor' => 'red;x', 'width' => 480, 'wideButton' => true]);
        $this->assertStringNotContainsString('style=', $this->printing()->inside(['form' => 1]));
        $printed = $this->printing()->inside(['form' => 2]);
        $this->assertStringContainsString('style="--onda-accent:#1d4ed8;--onda-surface:#ffee00;background:#ffee00;padding', $printed);
        $this->assertStringContainsString('max-inline-size:480px"', $printed);
        $this->assertStringContainsString('style="background:#1d4ed8;color:#fff;inline-size:100%"', $printed);
        $this->assertStringNotContainsString('red;x', $printed);
    }

    public function test_the_foot_of_the_site_has_its_form_once_in_the_footer_of_a_block_theme(): void
    {
        $this->forms(['id' => 1, 'name' => 'Pie', 'type' => 'footer']);
        $display = $this->display();
        $header = ['attrs' => ['slug' => 'header', 'tagName' => 'header']];
        $this->assertSame('<header>x</header>', $display->render_block('<header>x</header>', $header));
        $footer = $display->render_block('<footer class="a">x</footer>', ['attrs' => ['slug' => 'footer', 'tagName' => 'footer']]);
        $this->assertMatchesRegularExpression('~^<footer class="a"><div style="[^"]*640px,100% - 3rem[^"]*"><newsletter-form~', $footer);
        $this->assertSame('', $this->printed($display->wp_footer(...)));
    }

    public function test_without_such_a_footer_it_stands_at_the_end_of_the_page(): void
    {
        $this->forms(['id' => 1, 'name' => 'Pie', 'type' => 'footer', 'width' => 400]);
        $printed = $this->printed($this->display()->wp_footer(...));
        $this->assertStringContainsString('min(400px,100% - 3rem);margin:3rem auto"><newsletter-form', $printed);
    }

    private function printing(): Printing
    {
        $texts = new Texts(dirname(__DIR__, 2) . '/generated');
        return new Printing(new Backend(), $this->options(), $this->spam_check(Verdict::Allow), $texts);
    }

    private function display(): Display
    {
        $printing = $this->printing();
        $generated = dirname(__DIR__, 2) . '/generated';
        [$elements, $texts, $manifest] = [new Elements($generated), new Texts($generated), new Manifest('/none.php', '')];
        $shells = new Shells($generated, $texts, $manifest);
        $parts = new ElementParts([], ['newsletter-form' => $printing->inside(...)]);
        $printer = new ElementPrinter($elements, new SettingsStore(), $shells, $manifest, new Assets($elements, $manifest, $texts), $parts);
        return new Display($backend ?? new Backend(), $this->options(), $printing, $printer, new PublicPosts());
    }

    /** The global query as it would be there; the object of the page has the number 4. */
}
