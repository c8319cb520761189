<?php

declare(strict_types=1);

namespace Onda\Votes;

use Onda\Rest\Answer;
use Onda\Rest\Audience;
use Onda\Rest\Call;
use Onda\Rest\Route;
use Onda\Rest\Schema;

defined('ABSPATH') || exit;

/** Votes on comments, and their counts, for REST. */
final class Routes
{
    private const OWNER = 'votes';
    private const COUNTS_SECONDS = 60;
    private const REFUSALS = ['no_comment' => 404, 'login_required' => 403, 'own_comment' => 403, 'closed' => 403,
        'network_full' => 429, 'bad_vote' => 400, 'invalid_nonce' => 403];

    /** @param \Closure(): CommentVote $handler */
    public function __construct(private \Closure $handler, private Discussion $discussion)
    {
    }

    /** @return list<Route> */
    public function all(): array
    {
        $counts = [
            'comment' => Schema::number('Id.', 1),
            'up' => Schema::number('Votes for it.'),
            'down' => Schema::number('Votes against it.'),
        ];
        $list = Schema::list('Of those comments that everybody may read.', Schema::object('votes of a comment', $counts));
        $args = ['comments' => Schema::ids('Ids of comments.')];
        $own = ['vote' => Schema::or_null(Schema::text('`up`, `down`, or null for none.'))];
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
                    'comment' => ['required' => true] + Schema::number('Id.', 1),
                    'vote' => ['required' => true] + Schema::word('The vote.', ['up', 'down', 'none']),
                ],
                Schema::object('vote', $counts + $own),
                $this->vote(...),
                self::OWNER,
                refusals: self::REFUSALS,
            ),
        ];
    }

    private function counts(Call $call): Answer
    {
        $ids = array_values(array_unique($call->args['comments']));
        $found = array_filter(array_map($this->discussion->find(...), $ids));
        return new Answer(array_values(array_map(static fn(\WP_Comment $comment): array =>
            ['comment' => (int) $comment->comment_ID] + VoteCountRepository::printed((int) $comment->comment_ID), $found)));
    }

    private function vote(Call $call): Answer
    {
        $fields = ['comment_id' => $call->text('comment'), 'vote' => $call->text('vote')];
        $reply = (($this->handler)())($call->request($fields, CommentVote::NONCE));
        return new Answer([
            'comment' => $reply['comment_id'],
            'up' => $reply['vote_count_up'],
            'down' => $reply['vote_count_down'],
            'vote' => $reply['user_vote'],
        ]);
    }
}
