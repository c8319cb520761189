<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Text\PageNumber;

final class PageNumberTest extends TestCase
{
    /** @dataProvider written */
    public function test_a_page_is_a_small_whole_number_whatever_is_written(mixed $written, int $page): void
    {
        $this->assertSame($page, PageNumber::of($written));
    }

    public function written(): array
    {
        return [['1', 1], ['7', 7], [7, 7], ['0', 1], [0, 1], ['-1', 1], [-1, 1], ['1e9', 1], ['', 1], ['x', 1], [[], 1], [['2'], 1], [null, 1],
            [true, 1], [2.5, 1], ['100000', 100_000], ['100001', 100_000], ['9223372036854775807', 100_000],
            ['9223372036854775808', 100_000], [PHP_INT_MAX, 100_000], [str_repeat('9', 400), 100_000]];
    }
}
