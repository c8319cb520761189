<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

defined('ABSPATH') || exit;

/** Prints counts of votes and nothing of the visitor, so that a page may be cached for everybody. */
final class VotesPrinting
{
    public function __construct(private Discussion $discussion)
    {
    }

    /**
     * The comment that is being printed is meant if no id is written.
     *
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public function resolve(array $spec, array $values): array
    {
        $written = (int) ($values['commentId'] ?? 0);
        $comment = $this->discussion->find($written > 0 ? $written : (int) (get_comment()->comment_ID ?? 0));
        if ($comment === null) {
            // Numbers that an author wrote say nothing.
            return array_diff_key($values, ['voteCountUp' => 0, 'voteCountDown' => 0]);
        }
        $id = (int) $comment->comment_ID;
        $counts = VoteCountRepository::printed($id);
        $known = ['commentId' => $id, 'voteCountUp' => $counts['up'], 'voteCountDown' => $counts['down']];
        return $known + $values + ($this->discussion->is_open($comment) ? [] : ['closed' => true]);
    }
}
