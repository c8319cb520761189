<?php

declare(strict_types=1);

namespace Onda\Tests\Printing;

use Onda\Printing\Faces;
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

    public function test_a_value_opens_no_place_and_what_is_no_address_is_none(): void
    {
        $this->assertSame(
            '<span class="onda-count-end"><a href="">{{address}} &lt;b&gt;</a></span>',
            Faces::fill('theme/count-down/EndLink', ['address' => 'javascript:alert(1)', 'text' => '{{address}} <b>'])
        );
    }
}
