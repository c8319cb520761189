<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

defined('ABSPATH') || exit;

/**
 * How much a word means to a post, in one byte: where it stands (title 4, excerpt 2, content 1, added) above, how often
 * below. Bytes sort as the posts should.
 */
final class Weight
{
    public const PLACES = ['title' => 4, 'excerpt' => 2, 'content' => 1];
    private const PLACE_SHIFT = 5;
    private const POINTS_SHIFT = 7;
    private const MOST = 31;
    /** How often it stands there counts in doublings. */
    private const EACH_DOUBLING = 4;
    /** A title that begins with the word is about it. */
    private const BEGINS = 8;

    /** A word that is written as it was typed, and one that was typed to its end. */
    public const EXACT = 32;
    public const WHOLE = 64;
    /** Any n for an ñ is another word: it comes after all that is not. */
    public const OTHER_WORD_SHIFT = 6;

    /** @var array<string, array<int, int>> The same few tables serve all words. */
    private static array $points = [];

    /** @param int $places Sum of PLACES. */
    public static function of(int $places, int $count, bool $begins_title): int
    {
        $often = self::EACH_DOUBLING * (int) log(1 + $count, 2) + ($begins_title ? self::BEGINS : 0);
        return $places << self::PLACE_SHIFT | min(self::MOST, $often);
    }

    public static function places(int $weight): int
    {
        return $weight >> self::PLACE_SHIFT;
    }

    /** @param list<string> $places Keys of PLACES, or none for all. */
    public static function sum(array $places): int
    {
        $sum = array_sum(array_intersect_key(self::PLACES, array_flip($places)));
        return $sum === array_sum(self::PLACES) ? 0 : $sum;
    }

    /** Whether points are those of a word in a title. */
    public static function is_of_title(int $points): bool
    {
        return $points >= self::PLACES['title'] << self::POINTS_SHIFT;
    }

    /**
     * The points of each weight for a list.
     *
     * @param int $bonus EXACT, WHOLE, or both.
     * @param bool $is_other Not the word that was typed, but one that is left when ñ is n.
     * @param int $places Those that count; 0 for all.
     * @return array<int, int> By weight; without those that stand elsewhere.
     */
    public static function points(int $bonus, bool $is_other, int $places): array
    {
        return self::$points["$bonus $is_other $places"] ??= self::worked_out($bonus, $is_other, $places);
    }

    /** @return array<int, int> */
    private static function worked_out(int $bonus, bool $is_other, int $places): array
    {
        $points = [];
        for ($weight = 1 << self::PLACE_SHIFT; $weight <= 0xFF; $weight++) {
            $place = $places === 0 ? self::places($weight) : self::places($weight) & $places;
            if ($place !== 0) {
                $point = ($place << self::POINTS_SHIFT) + $bonus + ($weight & self::MOST);
                $points[$weight] = $is_other ? ($point >> self::OTHER_WORD_SHIFT) + 1 : $point;
            }
        }
        return $points;
    }
}
