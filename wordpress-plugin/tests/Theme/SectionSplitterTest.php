<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Features\Theme\SectionSplitter;
use Onda\Tests\TestCase;

final class SectionSplitterTest extends TestCase
{
    private const WRITTEN = '<p>Antes</p><h3>Uno</h3><p>1</p><h4>Menor</h4><h3 id="yo">Dos &amp; más</h3>';

    public function test_headings_of_one_level_begin_sections(): void
    {
        $this->assertSame(
            '<p>Antes</p><section id="uno"><h3>Uno</h3><p>1</p><h4>Menor</h4></section>'
            . '<section id="dos-mas"><h3 id="yo">Dos &amp; más</h3></section>',
            (new SectionSplitter())->onda_held_content(self::WRITTEN, 'content-tabs')
        );
    }

    public function test_an_accordion_is_made_of_details(): void
    {
        $this->assertSame(
            '<p>Antes</p><details id="uno"><summary><h3>Uno</h3></summary><p>1</p><h4>Menor</h4></details>'
            . '<details id="dos-mas"><summary><h3 id="yo">Dos &amp; más</h3></summary></details>',
            (new SectionSplitter())->onda_held_content(self::WRITTEN, 'content-accordion')
        );
    }

    public function test_a_feed_has_what_was_written(): void
    {
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query();
        $GLOBALS['wp_query']->is_feed = true;
        foreach (['content-tabs', 'content-accordion'] as $tag) {
            $this->assertSame(self::WRITTEN, (new SectionSplitter())->onda_held_content(self::WRITTEN, $tag));
        }
    }

    public function test_no_id_is_printed_twice_in_a_content(): void
    {
        $parts = new SectionSplitter();
        $parts->onda_held_content('<h2>Uno</h2>', 'content-tabs');
        $this->assertStringContainsString('id="uno-2"', $parts->onda_held_content('<h2>Uno</h2>', 'content-accordion'));
    }

    public function test_a_content_that_is_rendered_again_has_the_same_ids(): void
    {
        $parts = new SectionSplitter();
        $parts->onda_held_content('<h2>Uno</h2>', 'content-tabs');
        $this->assertSame('texto', $parts->the_content('texto'));
        $this->assertStringContainsString('id="uno"', $parts->onda_held_content('<h2>Uno</h2>', 'content-tabs'));
    }

    public function test_other_elements_hold_what_was_written(): void
    {
        $this->assertSame(self::WRITTEN, (new SectionSplitter())->onda_held_content(self::WRITTEN, 'hover-boxes'));
    }

    /** @dataProvider kept */
    public function test_what_is_made_already_is_kept(string $content): void
    {
        $this->assertSame($content, (new SectionSplitter())->onda_held_content($content, 'content-tabs'));
    }

    public function kept(): array
    {
        return [
            'sections' => ['<section id="a"><h3>Uno</h3></section>'],
            'no heading' => ['<p>1</p>'],
            'nothing' => [''],
        ];
    }

    public function test_what_is_left_open_ends_with_its_part(): void
    {
        $this->assertSame(
            '<section id="uno"><h3>Uno</h3><div>1</div></section><section id="dos"><h3>Dos</h3>2</section>',
            (new SectionSplitter())->onda_held_content('<h3>Uno</h3><div>1<h3>Dos</h3>2</div>', 'content-tabs')
        );
    }
}
