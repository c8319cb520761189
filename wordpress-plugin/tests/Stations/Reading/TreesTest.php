<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Features\Stations\Reading\Documents;
use Onda\Features\Stations\Reading\Json;
use Onda\Features\Stations\Reading\Ways;
use Onda\Features\Stations\Reading\Xml;
use PHPUnit\Framework\TestCase;

/** Each row is a document: JSON, also damaged, XML and events become trees; ways lead through them. */
final class TreesTest extends TestCase
{
    /** @dataProvider json */
    public function test_json_is_read_and_repaired(string $text, mixed $expected): void
    {
        $this->assertSame($expected, Json::read($text));
    }

    public function json(): array
    {
        return [
            'as it is' => ['{"a":[1,"x",null]}', ['a' => [1, 'x', null]]],
            'byte order mark and lines' => ["\xEF\xBB\xBF\n{\"a\":1}", ['a' => 1]],
            'callback' => ["cb({\"a\":\"(x)\"});\n", ['a' => '(x)']],
            'numbers that are titles' => ['{"title":1e5,"songtitle":.5,"artist":null}', ['title' => '1e5', 'songtitle' => '.5', 'artist' => null]],
            'a comma too many, a brace too few' => ['{"icestats":{"host":"x",}', ['icestats' => ['host' => 'x']]],
            'commas too many' => ['{"a":[1,,2,],}', ['a' => [1, 2]]],
            'bare values of any key' => ['{"location":-,"a":007,"b":x y, "c":12:30}', ['location' => '-', 'a' => '007', 'b' => 'x y', 'c' => '12:30']],
            'keys without quotes' => ['{title:"x"}', ['title' => 'x']],
            'controls' => ["{\"a\":\"b\tc\x01d\"}", ['a' => 'b cd']],
            'unknown escapes' => ['{"a":"Mar\\ea \\x41","b":"He Can\\\'t"}', ['a' => 'Marea x41', 'b' => "He Can't"]],
            'half a letter' => ['{"a":"\\ud83cx \\ud83c\\udf89"}', ['a' => 'x 🎉']],
            'a warning before it' => ["<br />\n<b>Warning</b>: x [fn.y] in <b>y</b><br />\n{\"a\":1}", ['a' => 1]],
            'the first moments of Icecast' => ['{"icestats":"server_id":"x"}}', ['icestats' => ['server_id' => 'x']]],
            'a value that is missing' => ['{"a":,"b":}', ['a' => null, 'b' => null]],
            'commas too few' => ['{"a":["y" "x"]"b":2}', ['a' => ['y', 'x'], 'b' => 2]],
            'a key without a value' => ['{"a":{"b":1}o}', ['a' => ['b' => 1], 'o' => null]],
            'a text without an end' => ['{"a":1,"b":"half', null], 'a value without one' => ['{"a":1,"b":', null],
            'no brace at the end' => ['{"a":{"b":[1', null], 'a brace too many' => ['{"a":1}}]', ['a' => 1]],
            'a closer that nobody opened' => ['{"a":[1}]}', ['a' => [1]]],
            'nothing' => ['', null], 'words' => ['Not found', null], 'half a callback' => ['cb(', null],
        ];
    }

    /** @dataProvider xml */
    public function test_xml_is_a_tree(string $text, array $expected): void
    {
        $this->assertSame($expected, Xml::tree($text));
    }

    public function xml(): array
    {
        return [
            'elements' => ['<?xml version="1.0"?><A><B>x</B><C/></A>', ['A' => ['B' => 'x', 'C' => '']]],
            'declaration with others in it' => ['<!DOCTYPE A [<!ELEMENT B (#PCDATA)>]><A><B>x</B></A>', ['A' => ['B' => 'x']]],
            'bare signs' => ['<A><B>I <3 x & y</B></A>', ['A' => ['B' => 'I <3 x & y']]],
            'keyed by name' => ['<a><p name="x"> <![CDATA[<i>]]> </p><p name="y"/></a>', ['a' => ['x' => '<i>', 'y' => '']]],
            'attributes' => ["<a><t A=\"1\" B='2'/></a>", ['a' => ['t' => ['A' => '1', 'B' => '2']]]],
            'several of one name' => ['<a><b>1</b><b>2</b></a>', ['a' => ['b' => ['1', '2']]]],
            'closed by its parent' => ['<a><b>x</a>', ['a' => ['b' => 'x']]], 'never closed' => ['<a><b>x', []],
            'comment' => ['<a><!-- <b>x</b> --><c>y</c></a>', ['a' => ['c' => 'y']]],
            'no element' => ['nothing', []], 'half a comment' => ['<!-- x', []],
        ];
    }

    public function test_events_are_documents_whatever_ends_their_lines(): void
    {
        foreach (["\n", "\r\n", "\r"] as $end) {
            $text = implode($end, [': ping', '', 'id: 1', 'event: message', 'data:{"a":', 'data: 1}', '', 'data: {"b":2}']);
            $this->assertSame([[['a' => 1]], [['b' => 2]]], Documents::of($text));
        }
    }

    public function test_ways_lead_to_what_is_not_empty(): void
    {
        $tree = ['a' => ['b' => '', 'c' => 0], 'list' => [['x' => 1], ['x' => 2]], 'off' => 'OFF', 'no' => false];
        $ways = new Ways($tree);
        $this->assertSame([0, 1, 2, 1, $tree, null], array_map(static fn(array $of): mixed => $ways->first($of, $tree), [
            ['a.b', 'a.c'], ['list.0.x'], ['list.-1.x'], ['list.*.x'], [''], ['a.b', 'constructor'],
        ]));
        $this->assertSame(0, $ways->first('/a.c', 'elsewhere'));
        $this->assertSame([1, 2], $ways->all('list.*.x', $tree));
        $this->assertTrue($ways->leads('a.b', $tree));
        $this->assertFalse($ways->leads(['a.d', 'b'], $tree));
        $this->assertSame([true, true, true, true, false, false], array_map(static fn(array $condition): bool =>
            $ways->holds($condition, $tree), [
                ['off' => 'off'], ['a.b' => ['x', '']], ['no' => 'false'], [['off' => 'on'], ['list' => '*']], ['a.b' => '*'], [],
            ]));
    }
}
