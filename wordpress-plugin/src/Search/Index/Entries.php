<?php

declare(strict_types=1);

namespace Onda\Search\Index;

defined('ABSPATH') || exit;

/**
 * The posts of a word, packed. Whole: by post, the gap to the former one in groups of seven bits, then the weight.
 * Best: `weight << 24 | post` as 32 bits each, the best first, so that a common word need not be unpacked for ten hits.
 */
final class Entries
{
    /** Posts are numbered in 24 bits here. */
    public const MAX_POST = 0xFFFFFF;
    /** From more posts on a word also keeps its best: a shorter list is unpacked in less than 0.4 ms. */
    public const COMMON = 4000;
    public const BEST = 1000;

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
        $packed = '';
        for (; $gap > 0x7F; $gap >>= 7) {
            $packed .= chr($gap & 0x7F | 0x80);
        }
        return $packed . chr($gap) . chr($weight);
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

    /** @param array<int, int> $weights Post → weight. Empty where the whole list is short. */
    public static function best(array $weights): string
    {
        if (count($weights) <= self::COMMON) {
            return '';
        }
        $entries = [];
        foreach ($weights as $post => $weight) {
            $entries[] = $weight << 24 | $post;
        }
        rsort($entries);
        return pack('V*', ...array_slice($entries, 0, self::BEST));
    }

    /** @return array<int, int> Post → weight, best first. */
    public static function unpack_best(string $packed): array
    {
        $weights = [];
        foreach (unpack('V*', $packed) ?: [] as $entry) {
            $weights[$entry & self::MAX_POST] = $entry >> 24;
        }
        return $weights;
    }
}
