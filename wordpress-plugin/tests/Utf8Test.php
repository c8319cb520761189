<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Utf8;
use PHPUnit\Framework\TestCase;

final class Utf8Test extends TestCase
{
    /** @dataProvider documents */
    public function test_bytes_become_text(string $bytes, string $expected): void
    {
        $this->assertSame($expected, Utf8::from_bytes($bytes));
    }

    public function documents(): array
    {
        return [
            'utf-8 stays' => ['Café 日本', 'Café 日本'],
            'byte order mark goes' => ["\xEF\xBB\xBF{}", '{}'],
            'latin 1' => ["Caf\xE9 Tacvba", 'Café Tacvba'],
            'windows quotes and euro' => ["\x93x\x94 \x80 \x9F", '“x” € Ÿ'],
            'unassigned byte' => ["\x81\xFF", "\u{81}ÿ"],
            'empty' => ['', ''],
        ];
    }
}
