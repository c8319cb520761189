<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

defined('ABSPATH') || exit;

/**
 * The posts of a word in the lists, packed in layers of one weight, the heaviest first, in each the newest post first:
 * its beginning holds the best. A layer is the weight, the length in bytes of what follows, the first post, and the gap
 * to each next one; numbers in groups of seven bits.
 */
final class PostingList
{
    /** A post takes four bytes at most, and so does the head of a layer, which holds a post at least. */
    public const MOST_BYTES_A_POST = 8;

    /** @param array<int, int> $weights Post → weight. */
    public static function pack(array $weights): string
    {
        krsort($weights);
        $layers = $former = [];
        foreach ($weights as $post => $weight) {
            $layers[$weight] = ($layers[$weight] ?? '')
                . Entries::number(isset($former[$weight]) ? $former[$weight] - $post : $post);
            $former[$weight] = $post;
        }
        krsort($layers);
        $packed = '';
        foreach ($layers as $weight => $posts) {
            $packed .= chr($weight) . Entries::number(strlen($posts)) . $posts;
        }
        return $packed;
    }

    /** @return array<int, string> Weight → its posts, packed; the last one may be cut where the list is. */
    public static function of(string $packed): array
    {
        $layers = [];
        for ($at = 0, $end = strlen($packed); $at < $end; $at += $length) {
            $weight = ord($packed[$at++]);
            $length = 0;
            for ($shift = 0; $at < $end; $shift += 7) {
                $bits = ord($packed[$at++]);
                $length |= ($bits & 0x7F) << $shift;
                if ($bits <= 0x7F) {
                    break;
                }
            }
            $layers[$weight] = substr($packed, $at, $length);
        }
        return $layers;
    }

    /**
     * Writes the posts of a layer with a score: the loop that a search spends its time in, 40 ns a post.
     *
     * @param array<int, int> $scores By post.
     * @param string $layer Packed; a post that is cut off is left out.
     * @param array<int, int>|null $among Only these, with their own score added; null for all.
     */
    public static function write(array &$scores, string $layer, int $score, ?array $among = null): void
    {
        $post = 0;
        for ($at = 0, $end = strlen($layer); $at < $end; $at++) {
            $gap = ord($layer[$at]);
            if ($gap > 0x7F) {
                $gap &= 0x7F;
                for ($shift = 7, $bits = 0x80; $bits > 0x7F; $shift += 7) {
                    if (++$at >= $end) {
                        return;
                    }
                    $bits = ord($layer[$at]);
                    $gap |= ($bits & 0x7F) << $shift;
                }
            }
            $post = $post === 0 ? $gap : $post - $gap;
            if ($among === null) {
                $scores[$post] = $score;
            } elseif (isset($among[$post])) {
                $scores[$post] = $among[$post] + $score;
            }
        }
    }

    /** @return array<int, int> Post → weight, the best first. */
    public static function unpack(string $packed): array
    {
        $weights = [];
        foreach (self::of($packed) as $weight => $layer) {
            self::write($weights, $layer, $weight);
        }
        return $weights;
    }
}
