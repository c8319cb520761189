<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Features\Votes\CommentVote;
use Onda\Features\Votes\Discussion;
use Onda\Features\Votes\VoteCountRepository;
use Onda\Features\Votes\VotesFeature;
use Onda\Rest\Audience;
use Onda\Rest\Call;
use Onda\Rest\JsonSchema;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;

defined('ABSPATH') || exit;

/** Votes on comments, and their counts, for REST. */
final class VotesRoutes
{
    private const OWNER = 'votes';
    private const COUNTS_SECONDS = 60;
    private const REFUSALS = ['no_comment' => 404, 'login_required' => 403, 'own_comment' => 403, 'closed' => 403,
        'network_full' => 429, 'bad_vote' => 400, 'invalid_nonce' => 403];

    /** @param \Closure(): CommentVote $handler */
    public function __construct(private \Closure $handler, private Discussion $discussion)
    {
    }

    public static function of(VotesFeature $feature): self
    {
        return new self($feature->handler(...), $feature->discussion);
    }

    /** @return list<Route> */
    public function all(): array
    {
        $counts = [
            'comment' => JsonSchema::number('Id.', 1),
            'up' => JsonSchema::number('Votes for it.'),
            'down' => JsonSchema::number('Votes against it.'),
        ];
        $votes = JsonSchema::object('votes of a comment', $counts);
        $list = JsonSchema::list('Of those comments that everybody may read.', $votes);
        $args = ['comments' => JsonSchema::ids('Ids of comments.')];
        $own = ['vote' => JsonSchema::or_null(JsonSchema::text('`up`, `down`, or null for none.'))];
        return [
            new Route(
                'GET',
                '/counts/votes',
                'countVotes',
                'Votes on comments.',
                $args,
                $list,
                $this->counts(...),
                self::OWNER,
                Audience::Everybody,
                self::COUNTS_SECONDS,
                shows_posts: true,
            ),
            new Route(
                'PUT',
                '/votes/{comment}',
                'vote',
                'Votes on a comment, or withdraws the vote.',
                [
                    'comment' => ['required' => true] + JsonSchema::number('Id.', 1),
                    'vote' => ['required' => true] + JsonSchema::word('The vote.', ['up', 'down', 'none']),
                ],
                JsonSchema::object('vote', $counts + $own),
                $this->vote(...),
                self::OWNER,
                refusals: self::REFUSALS,
            ),
        ];
    }

    private function counts(Call $call): RestAnswer
    {
        $ids = array_values(array_unique($call->args['comments']));
        $found = array_filter(array_map($this->discussion->find(...), $ids));
        return new RestAnswer(array_values(array_map(static fn(\WP_Comment $comment): array =>
            ['comment' => (int) $comment->comment_ID] + VoteCountRepository::printed((int) $comment->comment_ID), $found)));
    }

    private function vote(Call $call): RestAnswer
    {
        $fields = ['comment_id' => $call->text('comment'), 'vote' => $call->text('vote')];
        $reply = (($this->handler)())($call->request($fields, CommentVote::NONCE));
        return new RestAnswer([
            'comment' => $reply['comment_id'],
            'up' => $reply['vote_count_up'],
            'down' => $reply['vote_count_down'],
            'vote' => $reply['user_vote'],
        ]);
    }
}
