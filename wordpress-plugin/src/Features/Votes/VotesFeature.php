<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\Cookies;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Http\Identity;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\WriteGuard;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\NetworkOptions;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The comment votes' corner of the composition root. */
final class VotesFeature implements Feature
{
    use FeatureDefaults;

    public readonly Discussion $discussion;
    public readonly CommentVoteRepository $votes;
    public readonly Ballot $ballot;
    public readonly VotesPrinting $printing;

    public function __construct(private SettingsStore $settings, private Cookies $cookies, PublicPosts $posts)
    {
        $this->discussion = new Discussion($posts);
        $this->votes = new CommentVoteRepository();
        $this->ballot = new Ballot($this->votes, new VoteCountRepository($this->votes));
        $this->printing = new VotesPrinting($this->discussion);
    }

    public function make(string $part, Printing $printing): object
    {
        return match ($part) {
            VotesEvents::class => new VotesEvents($this->votes, $this->ballot),
            Insertion::class => new Insertion($this->settings, $printing->printer(), $this->discussion),
        };
    }

    public function elements(Printing $printing): ElementParts
    {
        return new ElementParts(['votes' => $this->printing->resolve(...)]);
    }

    public function forget(): void
    {
        VoteCountRepository::drop_all();
    }

    public function merge(string $visitor, string $account): void
    {
        $this->ballot->merge($visitor, $account);
    }

    public function actions(): array
    {
        return ['votes' => [new Action(
            'comment_vote_ajaxhandler',
            $this->handler(...),
            is_early: true,
            depends_on_user: true,
            shows_posts: true,
        )]];
    }

    public function nonces(): array
    {
        return ['vote' => CommentVote::NONCE];
    }

    public function handler(): CommentVote
    {
        return new CommentVote(
            VotesOptions::stored($this->settings),
            new WriteGuard(CommentVote::NONCE, new RateLimit(new RateLimitRepository(), 'votes', CommentVote::PER_MINUTE)),
            new Identity($this->cookies),
            $this->discussion,
            $this->ballot,
            new DailyNetworkLimit(
                new NetworkShareRepository(),
                'votes',
                NetworkOptions::stored($this->settings)['votes'],
                CommentVote::OF_BROWSER,
            ),
        );
    }
}
