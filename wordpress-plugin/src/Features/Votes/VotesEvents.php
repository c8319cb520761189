<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

use Onda\Core\Http\Identity;

defined('ABSPATH') || exit;

/** Handles deleted comments and users. */
final class VotesEvents
{
    public function __construct(private CommentVoteRepository $votes, private Ballot $ballot)
    {
    }

    /** Runs once a day. */
    public function wp_scheduled_delete(): void
    {
        $this->votes->forget_visitors(time() - Identity::ROW_SECONDS);
    }

    public function deleted_comment(mixed $comment): void
    {
        $this->votes->forget_comment((int) $comment);
    }

    public function deleted_user(int $user): void
    {
        $this->ballot->forget(Identity::of_user($user));
    }
}
