<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Features\Newsletter\Form;
use Onda\Tests\TestCase;

final class FormPlaceTest extends TestCase
{
    /**
     * @dataProvider forms
     * @param list<string> $where
     * @param list<int> $pages
     */
    public function test_a_form_is_shown_where_its_owner_said_and_the_foot_everywhere(string $type, array $where, array $pages, bool $has_place): void
    {
        $this->assertSame($has_place, (new Form(compact('type', 'where', 'pages')))->has_place());
    }

    /** @return list<array{string, list<string>, list<int>, bool}> */
    public function forms(): array
    {
        return [
            ['inline', [], [], false],
            ['popup', [], [], false],
            ['footer', [], [], true],
            ['footer', ['home'], [], true],
            ['inline', ['posts'], [], true],
            ['inline', [], [7], true],
        ];
    }
}
