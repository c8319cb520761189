<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

use Onda\Core\Http\Identity;

defined('ABSPATH') || exit;

/** Changes votes and their counts. */
final class Ballot
{
    public function __construct(private CommentVoteRepository $votes, private VoteCountRepository $counts)
    {
    }

    /**
     * A repeated vote changes nothing.
     *
     * @param int $vote CommentVoteRepository::UP, DOWN or NONE.
     * @return array{up: int, down: int}
     */
    public function cast(int $comment, string $voter, int $vote): array
    {
        if ($voter === '' || $this->votes->vote_of($comment, $voter) === $vote) {
            return $this->votes->tally($comment);
        }
        $this->votes->keep($comment, $voter, $vote, time());
        return $this->counts->write($comment);
    }

    public function has_vote(int $comment, string $voter): bool
    {
        return $voter !== '' && $this->votes->vote_of($comment, $voter) !== CommentVoteRepository::NONE;
    }

    /** Moves a visitor's votes to the account: its own votes win, and those on its own comments are dropped. */
    public function merge(string $visitor, string $account): void
    {
        $comments = array_keys($this->votes->of($visitor));
        $this->votes->move($visitor, $account);
        foreach ($comments as $comment) {
            if (Identity::of_user((int) (get_comment($comment)->user_id ?? 0)) === $account) {
                $this->votes->keep($comment, $account, CommentVoteRepository::NONE, time());
            }
            $this->counts->write($comment);
        }
    }

    /** @return int How many votes there were. */
    public function forget(string $voter): int
    {
        $comments = array_keys($this->votes->of($voter));
        $this->votes->forget_voter($voter);
        array_map($this->counts->write(...), $comments);
        return count($comments);
    }
}
