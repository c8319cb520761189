<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

defined('ABSPATH') || exit;

/**
 * Posts of a word on their way into the lists, packed so that one can be added: by post, the gap to the former one in
 * groups of seven bits, then the weight.
 */
final class Entries
{
    /** An index of this kind is made for no higher number of a post. */
    public const MAX_POST = 0xFFFFFF;

    /** @param array<int, int> $weights Post → weight. */
    public static function pack(array $weights): string
    {
        ksort($weights);
        $packed = '';
        $former = 0;
        foreach ($weights as $post => $weight) {
            $packed .= self::entry($post - $former, $weight);
            $former = $post;
        }
        return $packed;
    }

    /** @param int $gap To the former post, 0 before the first. */
    public static function entry(int $gap, int $weight): string
    {
        return self::number($gap) . chr($weight);
    }

    /** In groups of seven bits, the lowest first; all but the last have the eighth bit. */
    public static function number(int $number): string
    {
        $packed = '';
        for (; $number > 0x7F; $number >>= 7) {
            $packed .= chr($number & 0x7F | 0x80);
        }
        return $packed . chr($number);
    }

    /**
     * @param list<string> $packed
     * @return array<int, int> Post → weight; of two the later one counts.
     */
    public static function united(array $packed): array
    {
        $weights = [];
        foreach ($packed as $part) {
            $weights = self::unpack($part) + $weights;
        }
        return $weights;
    }

    /** @return array<int, int> Post → weight, by post. */
    public static function unpack(string $packed): array
    {
        $bytes = unpack('C*', $packed) ?: [];
        $weights = [];
        $post = 0;
        for ($at = 1, $end = count($bytes); $at < $end; $at++) {
            $gap = $bytes[$at++];
            if ($gap > 0x7F) {
                $gap &= 0x7F;
                for ($shift = 7; $at < $end; $shift += 7) {
                    $gap |= ($bytes[$at] & 0x7F) << $shift;
                    if ($bytes[$at++] <= 0x7F) {
                        break;
                    }
                }
            }
            $weights[$post += $gap] = $bytes[$at];
        }
        return $weights;
    }
}
