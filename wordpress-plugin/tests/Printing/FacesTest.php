<?php

declare(strict_types=1);

namespace Onda\Tests\Printing;

use Onda\Core\Printing\Faces;
use Onda\Tests\TestCase;

/** The markup of components, of which React itself drew the expected bytes. */
final class FacesTest extends TestCase
{
    private const GOLDEN = __DIR__ . '/../golden/faces.json';

    public function test_what_is_filled_is_what_the_component_draws(): void
    {
        $rows = json_decode((string) file_get_contents(self::GOLDEN), true);
        $this->assertSame(
            array_keys(require dirname(__DIR__, 2) . '/generated/faces.php'),
            array_values(array_unique(array_column($rows, 'name')))
        );
        foreach ($rows as ['name' => $name, 'values' => $values, 'html' => $html]) {
            $this->assertSame($html, Faces::fill($name, $values), $name);
        }
    }

    public function test_a_value_opens_no_place(): void
    {
        $this->assertSame(
            '<span class="onda-count-end">{{address}} &lt;b&gt;</span>',
            Faces::fill('theme/count-down/EndText', ['text' => '{{address}} <b>'])
        );
    }

    /** @dataProvider addresses */
    public function test_an_address_is_of_the_web_of_this_site_or_of_a_letter_else_there_is_none(string $written, string $printed): void
    {
        $this->assertSame(
            $printed === '' ? '<a>x</a>' : "<a href=\"$printed\">x</a>",
            Faces::fill('voice-search/SearchLink', ['address' => $written, 'text' => 'x'])
        );
    }

    public function addresses(): array
    {
        return [
            ['https://radio.example/?a=1&b="', 'https://radio.example/?a=1&amp;b='],
            ['/nota/?a=1&b=2', '/nota/?a=1&amp;b=2'],
            ['?page_id=2', '?page_id=2'],
            ['#filter=', '#filter='],
            ['//cdn.example/a.jpg', '//cdn.example/a.jpg'],
            ['mailto:radio@example.org', 'mailto:radio@example.org'],
            ['tel:+34600000000', 'tel:+34600000000'],
            ['', ''],
            ['javascript:alert(1)', ''],
            ['JaVaScRiPt:alert(1)', ''],
            [' java\nscript:alert(1)', ''],
            ['data:text/html,x', ''],
            ['word', ''],
        ];
    }
}
