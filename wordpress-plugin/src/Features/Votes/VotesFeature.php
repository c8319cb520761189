<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Cookies;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Http\Identity;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\NetworkOptions;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Wire\WireRequest;

defined('ABSPATH') || exit;

/** Builds the objects of comment votes. */
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
        return ['votes' => [self::wire()->action($this->handler(...))]];
    }

    public function nonces(): array
    {
        return self::wire()->nonces();
    }

    private static function wire(): WireRequest
    {
        return WireRequest::of('votes', 'vote');
    }

    public function handler(): CommentVote
    {
        return new CommentVote(
            VotesOptions::stored($this->settings),
            self::wire(),
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
