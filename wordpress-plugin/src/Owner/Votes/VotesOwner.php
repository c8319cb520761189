<?php

declare(strict_types=1);

namespace Onda\Owner\Votes;

use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Votes\CommentVoteRepository;
use Onda\Features\Votes\VoteCountRepository;
use Onda\Features\Votes\VoteDayRepository;
use Onda\Features\Votes\VotesFeature;
use Onda\Features\Votes\VotesOptions;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;

defined('ABSPATH') || exit;

/** The part of the owner in votes. */
final class VotesOwner implements OwnerFeature
{
    use OwnerDefaults;

    public function __construct(private VotesFeature $feature)
    {
    }

    public function hook(): void
    {
        LazyHooks::on_privacy(fn() => (new VotesPrivacy($this->feature->votes, $this->feature->ballot))->hook());
    }

    public function settings(): array
    {
        return [VotesOptions::section()];
    }

    public function sources(): array
    {
        $votes = new CommentVoteRepository();
        return [new UlikeSource(new UlikeRepository(), $votes, new VoteCountRepository($votes))];
    }

    public function privacy(PlacedElements $placed): array
    {
        if (!(new SettingsStore())->read(VotesOptions::record())['underComments'] && !$placed->has('comment-vote')) {
            return [];
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $sentences = [
            __('Who votes gets cookies for a year: a random number, and a sign that there is something to read.', 'onda'),
            __('Votes are stored with a mark of that cookie or with the account, until they are taken back; the mark of a cookie is deleted after 13 months.', 'onda'),
            __('The browser remembers which votes were its own.', 'onda'),
        ];
        // phpcs:enable
        return [new PrivacyText(__('Comment votes', 'onda'), $sentences)];
    }

    public function statistics(): array
    {
        return [VoteFigures::topic(new VoteDayRepository())];
    }
}
