<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Features\Search\Question;

defined('ABSPATH') || exit;

/**
 * Keeps the matching posts that meet the conditions of a question. Only the best of very many are
 * looked at, until there are enough to show, and a sample of the others tells how many there may be.
 */
final class ResultFilter
{
    /** More posts than these are not looked at. */
    public const MOST = 5000;
    /**
     * In a statement, one after the other, where not all of them have to be known: a thousand take the database 4 ms.
     * The sample goes along with the first.
     */
    private const AT_ONCE = [250, 1000, self::MOST - 1250];
    /** The sample is of those that are not looked at; the best would not do, as the newest are among them. */
    private const SAMPLE = 300;

    public function __construct(private FilterRepository $filter, private DocumentRepository $docs)
    {
    }

    /**
     * Leaves the posts of the rarest terms of a question, without a look at each of the others.
     *
     * @return array{Matches, Question} What is left of either.
     */
    public function of_rare_terms(Matches $matches, Question $question): array
    {
        $rare = count($matches->scores) > self::AT_ONCE[0] ? $this->filter->of_rare_terms($question) : null;
        if ($rare === null) {
            return [$matches, $question];
        }
        [$taxonomy, $posts] = $rare;
        $scores = array_intersect_key($matches->scores, $posts);
        $share = count($scores) / count($matches->scores);
        $total = $matches->is_cut ? (int) round($share * $matches->total) : count($scores);
        return [new Matches($scores, $matches->is_cut, $total), $question->without_terms($taxonomy)];
    }

    /** @param int $enough Posts that are needed, where there are very many. */
    public function narrow(Matches $matches, Question $question, int $enough): Matches
    {
        if (!$matches->is_cut && count($matches->scores) <= self::MOST) {
            $kept = $this->meeting($question, array_keys($matches->scores));
            return new Matches(array_intersect_key($matches->scores, array_flip($kept)), false, count($kept));
        }
        [$first, $more] = [self::AT_ONCE[0], array_slice(self::AT_ONCE, 1)];
        $looked = array_flip($matches->best($first));
        $sample = array_flip(self::sample(array_keys($matches->scores), $looked));
        $met = array_flip($this->meeting($question, array_keys($looked + $sample)));
        $kept = array_intersect_key($met, $looked);
        foreach ($more as $count) {
            if (count($kept) >= $enough) {
                break;
            }
            $some = array_slice($matches->best(count($looked) + $count), count($looked));
            $looked += array_flip($some);
            $kept += array_flip($this->meeting($question, $some));
        }
        $others = array_diff_key($sample, $looked);
        $share = $others === []
            ? count($kept) / max(1, count($looked))
            : count(array_intersect_key($met, $others)) / count($others);
        $total = count($kept) + (int) round($share * max(0, $matches->total - count($looked)));
        return new Matches(array_intersect_key($matches->scores, $kept), true, $total);
    }

    /**
     * @param list<int> $posts
     * @return list<int> Those of them that meet the conditions.
     */
    private function meeting(Question $question, array $posts): array
    {
        $kept = $this->filter->of($question, $posts, '');
        return $question->is_exact ? (new ExactPhrase($this->docs))->among($kept, $question) : $kept;
    }

    /**
     * @param list<int> $posts
     * @param array<int, int> $looked Without these posts, its keys.
     * @return list<int> As many as are asked for, of old and new ones alike.
     */
    private static function sample(array $posts, array $looked): array
    {
        $step = max(1, intdiv(count($posts), self::SAMPLE));
        $sample = [];
        for ($at = 0; isset($posts[$at]); $at += $step) {
            if (!isset($looked[$posts[$at]])) {
                $sample[] = $posts[$at];
            }
        }
        return $sample;
    }
}
