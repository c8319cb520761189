<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Tests\TestCase;
use Onda\Theme\HeadedParts;

final class HeadedPartsTest extends TestCase
{
    private const WRITTEN = '<p>Antes</p><h3>Uno</h3><p>1</p><h4>Menor</h4><h3 id="yo">Dos &amp; más</h3>';

    public function test_headings_of_one_level_begin_sections(): void
    {
        $this->assertSame(
            '<p>Antes</p><section id="uno"><h3>Uno</h3><p>1</p><h4>Menor</h4></section>'
            . '<section id="dos-mas"><h3 id="yo">Dos &amp; más</h3></section>',
            (new HeadedParts())->sections([], self::WRITTEN)
        );
    }

    public function test_an_accordion_is_made_of_details(): void
    {
        $this->assertSame(
            '<p>Antes</p><details id="uno"><summary><h3>Uno</h3></summary><p>1</p><h4>Menor</h4></details>'
            . '<details id="dos-mas"><summary><h3 id="yo">Dos &amp; más</h3></summary></details>',
            (new HeadedParts())->details([], self::WRITTEN)
        );
    }

    public function test_no_id_is_printed_twice_on_a_page(): void
    {
        $parts = new HeadedParts();
        $parts->sections([], '<h2>Uno</h2>');
        $this->assertStringContainsString('id="uno-2"', $parts->details([], '<h2>Uno</h2>'));
    }

    /** @dataProvider kept */
    public function test_what_is_made_already_is_kept(string $content): void
    {
        $this->assertSame($content, (new HeadedParts())->sections([], $content));
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
            (new HeadedParts())->sections([], '<h3>Uno</h3><div>1<h3>Dos</h3>2</div>')
        );
    }
}
