<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Features\Votes\Discussion;
use Onda\Features\Votes\VoteCountRepository;
use Onda\Features\Votes\VotesFeature;
use Onda\Rest\Call;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;
use Onda\Rest\WireRoute;

defined('ABSPATH') || exit;

/** Votes on comments, and their counts, for REST. */
final class VotesRoutes
{
    /** @return list<Route> */
    public static function of(VotesFeature $feature): array
    {
        return WireRoute::all('votes', [
            'counts' => static fn(Call $call): RestAnswer => self::counts($call->args['comments'], $feature->discussion),
            'vote' => WireRoute::of_action('votes', 'vote', $feature->handler(...)),
        ]);
    }

    /** @param list<int> $ids */
    private static function counts(array $ids, Discussion $discussion): RestAnswer
    {
        $found = array_filter(array_map($discussion->find(...), array_values(array_unique($ids))));
        return new RestAnswer(array_values(array_map(static fn(\WP_Comment $comment): array =>
            ['comment' => (int) $comment->comment_ID] + VoteCountRepository::printed((int) $comment->comment_ID), $found)));
    }
}
