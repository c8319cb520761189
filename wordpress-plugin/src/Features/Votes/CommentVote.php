<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

use Onda\Core\Http\Identity;
use Onda\Core\Http\Request;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Wire\WireRequest;

defined('ABSPATH') || exit;

/** Votes a comment up or down, or withdraws the vote. */
final class CommentVote
{
    /** Votes on one comment in a day, of equal browsers in one network. */
    public const OF_BROWSER = 1;
    private const VOTES = [
        'up' => CommentVoteRepository::UP,
        'down' => CommentVoteRepository::DOWN,
        'none' => CommentVoteRepository::NONE,
    ];

    public function __construct(
        private VotesOptions $options,
        private WireRequest $wire,
        private Identity $identity,
        private Discussion $discussion,
        private Ballot $ballot,
        private DailyNetworkLimit $network_limit,
    ) {
    }

    /** @return array{comment_id: int, vote_count_up: int, vote_count_down: int, user_vote: string|null} */
    public function __invoke(Request $request): array
    {
        $this->wire->guard()->demand($request);
        ['comment_id' => $id, 'vote' => $word] = $this->wire->fields($request);
        $this->demand_votable($id);
        $vote = self::VOTES[$word];
        $tally = $this->ballot->cast($id, $this->voter($request, $id, $vote), $vote);
        return [
            'comment_id' => $id,
            'vote_count_up' => $tally['up'],
            'vote_count_down' => $tally['down'],
            'user_vote' => $vote === CommentVoteRepository::NONE ? null : $word,
        ];
    }

    /** Empty for a visitor without a vote to withdraw: no cookie is needed for it. */
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

    private function demand_votable(int $id): void
    {
        $comment = $this->discussion->find($id) ?? throw $this->wire->refusal('no_comment');
        if (!$this->options->may_guests_vote && get_current_user_id() === 0) {
            throw $this->wire->refusal('login_required');
        }
        if ($this->discussion->is_own($comment)) {
            throw $this->wire->refusal('own_comment');
        }
        if (!$this->discussion->is_open($comment)) {
            throw $this->wire->refusal('closed');
        }
    }
}
