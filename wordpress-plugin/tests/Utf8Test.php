<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Text\Utf8;
use PHPUnit\Framework\TestCase;

final class Utf8Test extends TestCase
{
    /** @dataProvider documents */
    public function test_bytes_become_text(string $bytes, string $expected, string $content_type = ''): void
    {
        $this->assertSame($expected, Utf8::from_bytes($bytes, $content_type));
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
            'UTF-8 among it' => ["Caf\xC3\xA9 - \xD1and\xFA", 'Café - Ñandú'],
            'Central European' => ["F\xE1r\xF5 - T\xFBz", 'Fárő - Tűz', 'text/html; charset=iso-8859-2'],
            'Cyrillic, in quotes' => ["\xD0\xF3\xF1", 'Рус', 'text/html; charset="Windows-1251"'],
            'Greek' => ["\xC1\xE2", 'Αβ', 'text/plain;charset=ISO-8859-7'],
            'Turkish' => ["\xFD\xFE", 'ış', 'text/plain; charset=iso-8859-9'],
            'Japanese' => ["\x83\x6F", 'バ', 'text/plain; charset=Shift_JIS'],
            'Latin 1 is Windows-1252' => ["\x93x\x94", '“x”', 'text/html; charset=ISO-8859-1'],
            'declared in XML' => ["<?xml version=\"1.0\" encoding=\"iso-8859-15\"?>\xA4", '<?xml version="1.0" encoding="iso-8859-15"?>€'],
            'declared by a meta element' => ["<meta charset='windows-1251'>\xD0\xF3", "<meta charset='windows-1251'>Ру"],
            'UTF-8 that is called otherwise' => ['Fárő', 'Fárő', 'text/html; charset=iso-8859-2'],
            'Latin 1 that is called UTF-8' => ["Caf\xE9", 'Café', 'text/html; charset=utf-8'],
            'a charset that nobody knows' => ["Caf\xE9", 'Café', 'text/html; charset=klingon'],
            'bytes that are none of the charset' => ["\xFFa", 'ÿa', 'text/html; charset=euc-jp'],
        ];
    }
}
