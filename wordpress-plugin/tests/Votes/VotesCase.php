<?php

declare(strict_types=1);

namespace Onda\Tests\Votes;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Http\Identity;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Settings\NetworkOptions;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Wire\WireRequest;
use Onda\Features\Votes\Ballot;
use Onda\Features\Votes\CommentVote;
use Onda\Features\Votes\CommentVoteRepository;
use Onda\Features\Votes\Discussion;
use Onda\Features\Votes\VoteCountRepository;
use Onda\Features\Votes\VotesOptions;
use Onda\Tests\CookieJar;
use Onda\Tests\TestCase;

/** A post with a comment, and browsers that vote on it. */
abstract class VotesCase extends TestCase
{
    protected const NONCE = 'onda_vote';
    protected const SITE = ['REQUEST_METHOD' => 'POST', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => '203.0.113.7'];

    protected int $post;
    protected int $comment;
    protected CommentVoteRepository $votes;
    private int $strangers = 0;

    protected function setUp(): void
    {
        parent::setUp();
        $this->votes = new CommentVoteRepository();
        $this->post = wp_insert_post(['post_title' => 'A', 'post_content' => 'a', 'post_status' => 'publish', 'comment_status' => 'open']);
        $this->comment = $this->add_comment();
    }

    protected function add_comment(array $more = []): int
    {
        return (int) wp_insert_comment($more + ['comment_post_ID' => $this->post, 'comment_content' => 'Sí', 'comment_approved' => '1',
            'comment_author' => 'Ana', 'comment_author_email' => 'ana@example.com']);
    }

    protected function ballot(): Ballot
    {
        return new Ballot($this->votes, new VoteCountRepository($this->votes));
    }

    /** @return array{up: int, down: int} As pages print them. */
    protected function printed_counts(int $comment = 0): array
    {
        return VoteCountRepository::printed($comment ?: $this->comment);
    }

    /** @param array<string, mixed> $votes The part of the settings. */
    protected function choose(array $votes): void
    {
        update_option(SettingsStore::OPTION, ['votes' => $votes]);
    }

    /**
     * @param array<string, mixed> $fields
     * @return array<string, mixed>|string Data, or `status code` of a refusal.
     */
    protected function vote(array $fields = [], ?CookieJar $browser = null, array $server = [], array $cookies = []): array|string
    {
        // A stranger comes from a network of their own.
        $server += $browser === null ? ['REMOTE_ADDR' => '198.51.100.' . ++$this->strangers] : [];
        $browser ??= new CookieJar();
        $fields += ['comment_id' => (string) $this->comment, 'vote' => 'up', 'nonce' => wp_create_nonce(self::NONCE)];
        $handler = new CommentVote(
            VotesOptions::stored(new SettingsStore()),
            WireRequest::of('votes', 'vote'),
            new Identity($browser->cookies()),
            new Discussion(new PublicPosts()),
            $this->ballot(),
            new DailyNetworkLimit(new NetworkShareRepository(), 'votes', NetworkOptions::stored(new SettingsStore())['votes'], CommentVote::OF_BROWSER),
        );
        try {
            return $handler(new Request($fields, $cookies + $browser->values, $server + self::SITE));
        } catch (Refusal $refusal) {
            return "$refusal->status $refusal->reason";
        }
    }

    /** @return array<string, mixed> What the handler answers. */
    protected function counted(int $up, int $down, ?string $mine): array
    {
        return ['comment_id' => $this->comment, 'vote_count_up' => $up, 'vote_count_down' => $down, 'user_vote' => $mine];
    }
}
