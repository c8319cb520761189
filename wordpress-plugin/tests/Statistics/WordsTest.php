<?php

declare(strict_types=1);

namespace Onda\Tests\Statistics;

use Onda\Owner\Statistics\Figures\Unit;
use Onda\Owner\Statistics\StatisticsWords;
use Onda\Tests\TestCase;

/** Numbers as the statistics say them. */
final class WordsTest extends TestCase
{
    /** @dataProvider numbers */
    public function test_a_number_has_the_decimals_that_it_needs(float $number, Unit $unit, float $shown, int $decimals): void
    {
        $this->assertSame($shown, StatisticsWords::shown($number, $unit));
        $this->assertSame(number_format_i18n($shown, $decimals), StatisticsWords::number($number, $unit));
    }

    /** @return array<string, array{float, Unit, float, int}> */
    public function numbers(): array
    {
        return [
            'none' => [0.0, Unit::Level, 0.0, 0],
            'a whole level' => [7.0, Unit::Level, 7.0, 0],
            'a level that rounds to a whole' => [7.04, Unit::Level, 7.0, 0],
            'a level below ten' => [7.06, Unit::Level, 7.1, 1],
            'the last level with a decimal' => [99.94, Unit::Level, 99.9, 1],
            'a level that rounds to a hundred' => [99.96, Unit::Level, 100.0, 0],
            'a level above a hundred' => [100.4, Unit::Level, 100.4, 0],
            'a count' => [1234.0, Unit::Count, 1234.0, 0],
            'less than half a minute' => [29.0, Unit::Seconds, 0.0, 0],
            'half a minute' => [30.0, Unit::Seconds, 1.0, 0],
            'an hour' => [3600.0, Unit::Seconds, 60.0, 0],
        ];
    }

    public function test_no_number_is_a_dash(): void
    {
        $this->assertSame('–', StatisticsWords::number(null, Unit::Count));
    }
}
