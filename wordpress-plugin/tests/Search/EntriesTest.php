<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Search\Index\Entries;
use Onda\Search\Index\Weight;
use PHPUnit\Framework\TestCase;

final class EntriesTest extends TestCase
{
    /** @dataProvider lists */
    public function test_what_is_packed_is_unpacked(array $weights): void
    {
        $unpacked = Entries::unpack(Entries::pack($weights));
        ksort($weights);
        $this->assertSame($weights, $unpacked);
    }

    public function lists(): array
    {
        return [
            'nothing' => [[]],
            'the first post' => [[1 => 0]],
            'neighbours' => [[5 => 1, 6 => 2, 7 => 255]],
            'every width of a gap' => [[1 => 1, 128 => 2, 255 => 3, 256 => 4, 20_000 => 5, 3_000_000 => 6, Entries::MAX_POST => 7]],
            'in any order' => [[300 => 1, 2 => 9, 40_000 => 3]],
        ];
    }

    public function test_a_dense_list_takes_two_bytes_a_post(): void
    {
        $this->assertSame(2 * 5000, strlen(Entries::pack(array_fill(1, 5000, 33))));
    }

    public function test_a_long_list_keeps_its_best_apart(): void
    {
        $weights = array_fill(1, Entries::COMMON, 40) + [70_000 => 200, 80_000 => 39];
        $best = Entries::unpack_best(Entries::best($weights));
        $this->assertCount(Entries::BEST, $best);
        $this->assertSame([70_000 => 200, Entries::COMMON => 40], array_slice($best, 0, 2, true));
        $this->assertArrayNotHasKey(80_000, $best);
        $this->assertSame('', Entries::best(array_fill(1, Entries::COMMON, 40)));
    }

    public function test_a_title_weighs_more_than_any_content_and_a_whole_word_more_than_a_begun_one(): void
    {
        $title = Weight::of(Weight::PLACES['title'], 1, false);
        $content = Weight::of(Weight::PLACES['content'], 1000, true);
        $this->assertGreaterThan($content, $title);
        $this->assertLessThanOrEqual(255, Weight::of(7, 1_000_000, true));
        $all = Weight::points(Weight::WHOLE + Weight::EXACT, false, 0);
        $begun = Weight::points(Weight::EXACT, false, 0);
        $this->assertGreaterThan($all[$content], $begun[$title]);
        $this->assertGreaterThan($begun[$title], $all[$title]);
        // Another word, in a title, comes after this one anywhere.
        $this->assertLessThan(Weight::points(0, false, 0)[Weight::of(1, 1, false)], Weight::points(96, true, 0)[255]);
        $this->assertArrayNotHasKey($content, Weight::points(0, false, Weight::PLACES['title']));
    }
}
