<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\Index\Entries;
use Onda\Features\Search\Index\PostingList;
use Onda\Features\Search\Index\Weight;
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
            'neighbors' => [[5 => 1, 6 => 2, 7 => 255]],
            'every width of a gap' => [[1 => 1, 128 => 2, 255 => 3, 256 => 4, 20_000 => 5, 3_000_000 => 6, Entries::MAX_POST => 7]],
            'in any order' => [[300 => 1, 2 => 9, 40_000 => 3]],
        ];
    }

    /** @dataProvider lists */
    public function test_what_is_packed_in_layers_is_unpacked_the_best_and_newest_first(array $weights): void
    {
        $unpacked = PostingList::unpack(PostingList::pack($weights));
        uksort($weights, static fn(int $one, int $other): int => [$weights[$other], $other] <=> [$weights[$one], $one]);
        $this->assertSame($weights, $unpacked);
    }

    public function test_a_dense_layer_takes_a_byte_a_post(): void
    {
        // Before them the weight, the length in two bytes, and the first post, which takes two.
        $this->assertSame(1 + 2 + 2 + 4999, strlen(PostingList::pack(array_fill(1, 5000, 33))));
    }

    public function test_the_beginning_of_a_list_is_its_best(): void
    {
        $weights = array_fill(1, 3000, 40) + [70_000 => 200, 80_000 => 39, 90_000 => 40];
        foreach ([20, 1500] as $length) {
            $best = PostingList::unpack(substr(PostingList::pack($weights), 0, $length));
            $this->assertSame([70_000 => 200, 90_000 => 40, 3000 => 40, 2999 => 40], array_slice($best, 0, 4, true));
            $this->assertSame($best, array_slice(PostingList::unpack(PostingList::pack($weights)), 0, count($best), true));
        }
    }

    public function test_a_list_that_is_cut_anywhere_is_the_beginning_of_the_whole(): void
    {
        $packed = PostingList::pack([1 => 33, 300 => 33, 40_000 => 33, 3_000_000 => 200, 5 => 200, 7 => 34]);
        $all = PostingList::unpack($packed);
        for ($length = 0; $length <= strlen($packed); $length++) {
            $part = PostingList::unpack(substr($packed, 0, $length));
            $this->assertSame(array_slice($all, 0, count($part), true), $part);
        }
        $this->assertSame($all, $part);
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
