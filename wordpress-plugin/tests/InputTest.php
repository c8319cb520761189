<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Site\Input;

/** Input of forms and REST, in all its shapes. */
final class InputTest extends TestCase
{
    /** @dataProvider lines */
    public function test_a_line_is_one_line_of_text(mixed $sent, string $line): void
    {
        $this->assertSame($line, Input::line($sent));
    }

    public function lines(): array
    {
        return [
            [" uno\r\n\tdos\0 ", 'uno dos'], ['<3 100 %41', '<3 100 %41'], [7, '7'], [true, '1'],
            [null, ''], [['x'], ''], [new \stdClass(), ''], ["\xFF\xFE", ''],
        ];
    }

    public function test_what_is_none_of_the_choices_is_the_first(): void
    {
        $this->assertSame('b', Input::choice('b', ['a', 'b']));
        foreach (['c', 'B', 0, true, null, ['b']] as $sent) {
            $this->assertSame('a', Input::choice($sent, ['a', 'b']));
        }
    }

    public function test_of_a_list_only_what_may_be_chosen_counts_and_nothing_in_it_is_taken_for_a_text(): void
    {
        $this->assertSame(['a', 'c'], Input::chosen(['c', ['b'], 7, 'x', 'a', 'a'], ['a', 'b', 'c']));
        foreach (['a', null, true, new \stdClass()] as $sent) {
            $this->assertSame([], Input::chosen($sent, ['a']));
        }
    }

    public function test_a_flag_is_what_a_box_or_a_script_sends(): void
    {
        $this->assertSame([true, true, true, true], array_map(Input::flag(...), ['1', true, 'on', 'true']));
        $this->assertSame([false, false, false, false], array_map(Input::flag(...), ['', null, ['1'], 'false']));
    }
}
