<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Attributes;

final class AttributesTest extends TestCase
{
    /** @dataProvider spellings */
    public function test_a_name_may_be_written_in_every_spelling(string $name): void
    {
        $this->assertSame(['initialVolume' => 0.5], $this->read([$name => '0.5']));
    }

    public function spellings(): array
    {
        return [['initialVolume'], ['initial-volume'], ['initial_volume'], ['initialvolume'], ['INITIALVOLUME']];
    }

    /** @dataProvider wrong */
    public function test_what_is_malformed_or_out_of_range_is_left_to_the_default(string $name, mixed $value): void
    {
        $this->assertSame([], $this->read([$name => $value]));
    }

    public function wrong(): array
    {
        return [
            'too loud' => ['initialVolume', '1.5'],
            'below zero' => ['initialVolume', '-1'],
            'no number' => ['initialVolume', 'loud'],
            'not finite' => ['initialVolume', '1e999'],
            'unknown word' => ['showVolume', 'perhaps'],
            'unknown kind' => ['feedKind', 'nonsense'],
            'a list' => ['radioName', ['x']],
            'an object' => ['radioName', new \stdClass()],
            'null' => ['radioName', null],
            'script address' => ['radioStream', 'javascript:alert(1)'],
            'data address' => ['radioStream', 'data:text/html,x'],
            'relative address' => ['radioStream', '/stream'],
            'no host' => ['radioStream', 'http://'],
            'not json' => ['options', '{'],
            'unknown name' => ['onclick', 'alert(1)'],
        ];
    }

    /** @dataProvider truths */
    public function test_a_boolean_is_read_as_people_write_it(mixed $value, bool $expected): void
    {
        $this->assertSame(['showVolume' => $expected], $this->read(['show-volume' => $value]));
    }

    public function truths(): array
    {
        return [['true', true], ['1', true], ['YES', true], ['', true], [true, true], ['Yes', true], ['on', true], [' true ', true],
            ['false', false], ['0', false], ['no', false], ['NO', false], ['off', false], [false, false]];
    }

    public function test_a_bare_word_is_a_boolean_that_is_true(): void
    {
        $this->assertSame(['showVolume' => true], $this->read([0 => 'showvolume', 1 => 'radioname', 2 => 'other']));
    }

    public function test_control_characters_and_broken_text_do_not_pass(): void
    {
        $this->assertSame(['radioName' => 'a b c'], $this->read(['radioName' => "a\0b\nc"]));
        $this->assertSame(['radioName' => ''], $this->read(['radioName' => "\xC3\x28"]));
    }

    public function test_the_printed_name_has_hyphens(): void
    {
        $this->assertSame('no-image-available', Attributes::kebab('noImageAvailable'));
    }

    private function read(array $written): array
    {
        return Attributes::read((new PluginObjects())->elements->find('radio-player'), $written);
    }
}
