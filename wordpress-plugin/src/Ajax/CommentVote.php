<?php

declare(strict_types=1);

namespace Onda\Ajax;

use Onda\Storage\CommentVotes;
use Onda\Votes\Ballot;
use Onda\Votes\Discussion;
use Onda\Votes\Options;

defined('ABSPATH') || exit;

/** `comment_vote_ajaxhandler`: votes a comment up or down, or withdraws the vote. A visitor is answered early. */
final class CommentVote
{
    public const NONCE = 'onda_vote';
    public const PER_MINUTE = 300;
    /** Other scripts write 1 and -1, or like and dislike. */
    private const VOTES = [
        'up' => CommentVotes::UP,
        '1' => CommentVotes::UP,
        'like' => CommentVotes::UP,
        'down' => CommentVotes::DOWN,
        '-1' => CommentVotes::DOWN,
        'dislike' => CommentVotes::DOWN,
        'none' => CommentVotes::NONE,
    ];
    private const WORDS = [CommentVotes::UP => 'up', CommentVotes::DOWN => 'down', CommentVotes::NONE => null];

    public function __construct(
        private Options $options,
        private WriteGuard $guard,
        private Identity $identity,
        private Discussion $discussion,
        private Ballot $ballot,
    ) {
    }

    /** @return array{comment_id: int, vote_count_up: int, vote_count_down: int, user_vote: string|null} */
    public function __invoke(Request $request): array
    {
        $this->guard->demand($request);
        $vote = self::VOTES[$request->text('vote')]
            ?? throw new Refusal(400, 'bad_vote', 'vote is up, down or none.');
        $comment = $this->votable($request);
        $id = (int) $comment->comment_ID;
        // Who has not voted has nothing to withdraw, and needs no cookie for it.
        $voter = $vote === CommentVotes::NONE ? $this->identity->known($request) : $this->identity->made($request);
        $tally = $this->ballot->cast($id, $voter, $vote);
        return [
            'comment_id' => $id,
            'vote_count_up' => $tally['up'],
            'vote_count_down' => $tally['down'],
            'user_vote' => self::WORDS[$vote],
        ];
    }

    private function votable(Request $request): \WP_Comment
    {
        $comment = $this->discussion->find($request->id('comment_id'))
            ?? throw new Refusal(404, 'no_comment', 'There is no such comment to vote on.');
        if (!$this->options->may_guests_vote && get_current_user_id() === 0) {
            throw new Refusal(403, 'login_required', 'Only those who are signed in may vote.');
        }
        if ($this->discussion->is_own($comment, $request)) {
            throw new Refusal(403, 'own_comment', 'Nobody votes for their own comment.');
        }
        if (!$this->discussion->is_open($comment)) {
            throw new Refusal(403, 'closed', 'This discussion is closed.');
        }
        return $comment;
    }
}
