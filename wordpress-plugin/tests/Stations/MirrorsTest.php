<?php

declare(strict_types=1);

namespace Onda\Tests\Stations;

use Onda\Features\Stations\Mirrors;
use PHPUnit\Framework\TestCase;

final class MirrorsTest extends TestCase
{
    /**
     * @dataProvider mirrors
     * @param list<string> $expected
     */
    public function test_addresses_are_read_from_what_the_owner_wrote(string $written, array $expected): void
    {
        $this->assertSame($expected, Mirrors::addresses($written));
    }

    /** @return array<string, array{string, list<string>}> */
    public function mirrors(): array
    {
        return [
            'nothing' => ['', []],
            'blanks' => [" \n\t", []],
            'one' => ['https://a.example/1', ['https://a.example/1']],
            'two in two lines' => ["https://a.example/1\r\n https://b.example/2\n", ['https://a.example/1', 'https://b.example/2']],
            'words before an address' => ['the spare: https://a.example/1', ['https://a.example/1']],
            'words between addresses' => ['https://a.example/1 and https://b.example/2', ['https://a.example/1', 'https://b.example/2']],
            'a last word without a scheme' => ['https://a.example/1 b.example/2', ['https://a.example/1', 'b.example/2']],
            'a word alone' => ['b.example/2', ['b.example/2']],
        ];
    }
}
