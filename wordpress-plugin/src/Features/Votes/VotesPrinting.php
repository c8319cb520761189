<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

defined('ABSPATH') || exit;

/** Prints counts of votes and no data of the visitor, so that caches may store the page. */
final class VotesPrinting
{
    public function __construct(private Discussion $discussion)
    {
    }

    /**
     * The default of the id is the current comment.
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
            // Numbers that an author wrote are ignored.
            return array_diff_key($values, ['voteCountUp' => 0, 'voteCountDown' => 0]);
        }
        $id = (int) $comment->comment_ID;
        $counts = VoteCountRepository::printed($id);
        $known = ['commentId' => $id, 'voteCountUp' => $counts['up'], 'voteCountDown' => $counts['down']];
        return $known + $values + ($this->discussion->is_open($comment) ? [] : ['closed' => true]);
    }
}
