<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

use Onda\Core\Http\Identity;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Http\WriteGuard;

defined('ABSPATH') || exit;

/** `comment_vote_ajaxhandler`: votes a comment up or down, or withdraws the vote. A visitor is answered early. */
final class CommentVote
{
    public const NONCE = 'onda_vote';
    public const PER_MINUTE = 300;
    /** Votes on one comment in a day of browsers of one network that look the same. */
    public const OF_BROWSER = 1;
    /** Other scripts write 1 and -1, or like and dislike. */
    private const VOTES = [
        'up' => CommentVoteRepository::UP,
        '1' => CommentVoteRepository::UP,
        'like' => CommentVoteRepository::UP,
        'down' => CommentVoteRepository::DOWN,
        '-1' => CommentVoteRepository::DOWN,
        'dislike' => CommentVoteRepository::DOWN,
        'none' => CommentVoteRepository::NONE,
    ];
    private const WORDS = [
        CommentVoteRepository::UP => 'up',
        CommentVoteRepository::DOWN => 'down',
        CommentVoteRepository::NONE => null,
    ];

    public function __construct(
        private VotesOptions $options,
        private WriteGuard $guard,
        private Identity $identity,
        private Discussion $discussion,
        private Ballot $ballot,
        private DailyNetworkLimit $network_limit,
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
        $tally = $this->ballot->cast($id, $this->voter($request, $id, $vote), $vote);
        return [
            'comment_id' => $id,
            'vote_count_up' => $tally['up'],
            'vote_count_down' => $tally['down'],
            'user_vote' => self::WORDS[$vote],
        ];
    }

    /** Empty for a visitor who withdraws nothing: no cookie is needed for it. */
    private function voter(Request $request, int $comment, int $vote): string
    {
        $known = $this->identity->find($request);
        $has_voted = $this->ballot->has_vote($comment, $known);
        if ($vote === CommentVoteRepository::NONE) {
            $has_voted && $this->network_limit->release($request, $comment);
            return $known;
        }
        $has_voted || $this->network_limit->demand($request, $comment);
        return $this->identity->find_or_create($request);
    }

    private function votable(Request $request): \WP_Comment
    {
        $comment = $this->discussion->find($request->id('comment_id'))
            ?? throw new Refusal(404, 'no_comment', 'There is no such comment to vote on.');
        if (!$this->options->may_guests_vote && get_current_user_id() === 0) {
            throw new Refusal(403, 'login_required', 'Only those who are signed in may vote.');
        }
        if ($this->discussion->is_own($comment)) {
            throw new Refusal(403, 'own_comment', 'Nobody votes for their own comment.');
        }
        if (!$this->discussion->is_open($comment)) {
            throw new Refusal(403, 'closed', 'This discussion is closed.');
        }
        return $comment;
    }
}
