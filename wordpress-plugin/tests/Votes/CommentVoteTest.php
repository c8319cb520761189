<?php

declare(strict_types=1);

namespace Onda\Tests\Votes;

use Onda\Core\Http\Identity;
use Onda\Core\Settings\SettingsStore;
use Onda\Tests\CookieJar;

/** `comment_vote_ajaxhandler`: who may vote on what, and what counts. */
final class CommentVoteTest extends VotesCase
{
    private const PER_MINUTE = 300;

    public function test_a_visitor_votes_changes_their_mind_and_withdraws(): void
    {
        $browser = new CookieJar();
        $this->assertSame($this->counted(1, 0, 'up'), $this->vote(['vote' => 'up'], $browser));
        $this->assertSame($this->counted(1, 0, 'up'), $this->vote(['vote' => 'up'], $browser));
        $this->assertSame($this->counted(0, 1, 'down'), $this->vote(['vote' => 'down'], $browser));
        $this->assertSame($this->counted(0, 0, null), $this->vote(['vote' => 'none'], $browser));
        $this->assertSame($this->counted(0, 0, null), $this->vote(['vote' => 'none'], $browser));
    }

    public function test_two_hundred_repeats_of_one_visitor_are_one_vote(): void
    {
        $browser = new CookieJar();
        foreach (range(1, 200) as $ignored) {
            $answer = $this->vote([], $browser);
        }
        $this->assertSame($this->counted(1, 0, 'up'), $answer);
    }

    /** @dataProvider words */
    public function test_other_words_for_a_vote_are_understood(string $word, array $expected): void
    {
        $answer = $this->vote(['vote' => $word]);
        $this->assertSame($expected, [$answer['vote_count_up'], $answer['vote_count_down'], $answer['user_vote']]);
    }

    public function words(): array
    {
        $up = [1, 0, 'up'];
        $down = [0, 1, 'down'];
        return [['up', $up], ['1', $up], ['like', $up], ['down', $down], ['-1', $down], ['dislike', $down]];
    }

    public function test_two_browsers_are_two_and_the_counts_are_printed_for_themes(): void
    {
        $this->vote();
        $this->vote(['vote' => 'down']);
        $this->assertSame($this->counted(2, 1, 'up'), $this->vote());
        $this->assertSame(['up' => 2, 'down' => 1], $this->printed_counts());
        $this->assertSame('2', get_comment_meta($this->comment, 'onda_vote_count_up', true));
        $this->assertSame('1', get_comment_meta($this->comment, 'onda_vote_count_down', true));
    }

    public function test_a_cookie_that_no_script_can_read_comes_with_the_first_vote_only(): void
    {
        $browser = new CookieJar();
        $this->vote(['vote' => 'none'], $browser);
        $this->vote(['comment_id' => '999999'], $browser);
        $this->assertSame([], $browser->values);
        $this->vote([], $browser);
        $this->assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $browser->values[Identity::COOKIE]);
        $this->assertTrue($browser->options[Identity::COOKIE]['httponly']);
    }

    public function test_an_account_votes_once_from_every_browser(): void
    {
        $this->sign_in('subscriber');
        $this->vote();
        $browser = new CookieJar();
        $this->assertSame($this->counted(1, 0, 'up'), $this->vote([], $browser));
        $this->assertSame([], $browser->values);
    }

    public function test_an_account_needs_a_nonce_of_its_own(): void
    {
        $foreign = wp_create_nonce(self::NONCE);
        $this->sign_in('subscriber');
        $other = wp_create_nonce(self::NONCE);
        $this->sign_in('administrator');
        foreach (['', $foreign, $other, wp_create_nonce('onda')] as $nonce) {
            $this->assertSame('403 invalid_nonce', $this->vote(['nonce' => $nonce]));
        }
        $this->assertSame(['up' => 0, 'down' => 0], $this->votes->tally($this->comment));
    }

    /** @dataProvider foreign */
    public function test_a_form_of_another_site_changes_nothing(array $server, string $expected): void
    {
        $this->assertSame($expected, $this->vote([], null, $server));
        $this->assertSame(['up' => 0, 'down' => 0], $this->votes->tally($this->comment));
    }

    public function foreign(): array
    {
        return [
            'a form' => [['HTTP_SEC_FETCH_SITE' => 'cross-site'], '403 cross_origin'],
            'an older browser' => [['HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => 'https://evil.example'], '403 cross_origin'],
            'a link' => [['REQUEST_METHOD' => 'GET'], '405 post_only'],
        ];
    }

    /** @dataProvider bad_votes */
    public function test_what_is_no_vote_is_refused(mixed $vote): void
    {
        $this->assertSame('400 bad_vote', $this->vote(['vote' => $vote]));
    }

    public function bad_votes(): array
    {
        return [[''], ['2'], ['UP'], ['up '], [['up']], ["up' OR 1=1 -- "], ["up\0"], [str_repeat('u', 100_000)], ["\xff"], [null]];
    }

    /** @dataProvider bad_ids */
    public function test_what_is_no_comment_is_refused(mixed $id): void
    {
        $this->assertSame('404 no_comment', $this->vote(['comment_id' => $id]));
    }

    public function bad_ids(): array
    {
        return [[''], ['0'], ['-1'], ['1e3'], ['0x1'], [' 1'], [['1']], ['1 OR 1=1'], [str_repeat('9', 100_000)], ['99999999999999999999'], [null]];
    }

    /** @dataProvider hidden_posts */
    public function test_a_comment_of_a_post_that_not_everybody_may_read_is_not_there(array $post): void
    {
        wp_update_post(['ID' => $this->post] + $post);
        $this->assertSame('404 no_comment', $this->vote());
        $this->sign_in('administrator');
        $this->assertSame('404 no_comment', $this->vote());
        $this->assertSame(['up' => 0, 'down' => 0], $this->votes->tally($this->comment));
    }

    public function hidden_posts(): array
    {
        return [
            'draft' => [['post_status' => 'draft']],
            'pending' => [['post_status' => 'pending']],
            'private' => [['post_status' => 'private']],
            'future' => [['post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00']],
            'with a password' => [['post_password' => 'secret']],
            'thrown away' => [['post_status' => 'trash']],
            'of a type without pages' => [['post_type' => 'wp_block']],
        ];
    }

    /** @dataProvider hidden_comments */
    public function test_a_comment_that_nobody_approved_is_not_there(string $status): void
    {
        wp_set_comment_status($this->comment, $status);
        $this->assertSame('404 no_comment', $this->vote());
    }

    public function hidden_comments(): array
    {
        return [['hold'], ['spam'], ['trash']];
    }

    public function test_nobody_votes_for_their_own_comment(): void
    {
        $user = $this->sign_in('subscriber');
        $own = $this->add_comment(['user_id' => $user]);
        $this->assertSame('403 own_comment', $this->vote(['comment_id' => (string) $own]));
    }

    /**
     * @testWith ["none", 0]
     *     ["up", 1]
     *     ["down", 0]
     */
    public function test_no_answer_tells_whose_a_comment_is(string $vote, int $up): void
    {
        $answers = [];
        $cookie = ['comment_author_email_' . md5(get_site_option('siteurl')) => 'ana@example.com'];
        foreach (['ana@example.com', 'eva@example.com'] as $author) {
            $comment = $this->add_comment(['comment_author_email' => $author]);
            $answers[] = ['comment_id' => 0] + (array) $this->vote(['comment_id' => (string) $comment, 'vote' => $vote], null, [], $cookie);
        }
        $this->assertSame($up, $answers[0]['vote_count_up'] ?? null);
        $this->assertSame($answers[0], $answers[1]);
    }

    public function test_a_comment_without_an_address_is_nobodys_own(): void
    {
        $comment = $this->add_comment(['comment_author_email' => '']);
        $this->assertSame(1, $this->vote(['comment_id' => (string) $comment])['vote_count_up']);
    }

    public function test_guests_vote_unless_the_owner_says_otherwise(): void
    {
        $this->choose(['who' => 'users']);
        $this->assertSame('403 login_required', $this->vote());
        $this->sign_in('subscriber');
        $this->assertSame($this->counted(1, 0, 'up'), $this->vote());
    }

    public function test_votes_end_with_the_discussion(): void
    {
        wp_update_post(['ID' => $this->post, 'comment_status' => 'closed']);
        $this->assertSame('403 closed', $this->vote());
        wp_update_post(['ID' => $this->post, 'comment_status' => 'open']);
        update_option('close_comments_for_old_posts', 1);
        update_option('close_comments_days_old', 14);
        $this->assertIsArray($this->vote());
        wp_update_post(['ID' => $this->post, 'edit_date' => true, 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00']);
        $this->assertSame('403 closed', $this->vote());
    }

    public function test_of_one_browser_one_visitor_votes_on_a_comment_and_may_change_it(): void
    {
        [$first, $second] = [new CookieJar(), new CookieJar()];
        $this->vote(['vote' => 'up'], $first);
        $this->assertSame('429 network_full', $this->vote(['vote' => 'up'], $second));
        $this->assertSame([], $second->values, 'who is refused gets no cookie');
        $this->assertSame($this->counted(0, 1, 'down'), $this->vote(['vote' => 'down'], $first));
        $this->vote(['vote' => 'none'], $first);
        $this->assertSame($this->counted(1, 0, 'up'), $this->vote(['vote' => 'up'], $second));
        $other = ['HTTP_USER_AGENT' => 'Other/1'];
        $this->assertSame($this->counted(2, 0, 'up'), $this->vote(['vote' => 'up'], $first, $other));
        update_option(SettingsStore::OPTION, ['network' => ['votes' => 2]]);
        $third = $this->vote(['vote' => 'up'], new CookieJar(), ['HTTP_USER_AGENT' => 'Third/1']);
        $this->assertSame('429 network_full', $third);
    }

    /**
     * @dataProvider browsers
     * @param list<array<string, string>> $browsers What each sends besides its address; cookies are dropped.
     */
    public function test_votes_of_one_address(int $counted, array $browsers): void
    {
        foreach ($browsers as $server) {
            $this->vote(['vote' => 'up'], new CookieJar(), $server);
        }
        $this->assertSame(['up' => $counted, 'down' => 0], $this->votes->tally($this->comment));
    }

    /** @return array<string, array{int, list<array<string, string>>}> */
    public static function browsers(): array
    {
        $named = static fn(int $n): array => ['HTTP_USER_AGENT' => "Browser/$n", 'HTTP_ACCEPT_LANGUAGE' => 'es'];
        $speaking = static fn(string $languages): array =>
            ['HTTP_USER_AGENT' => 'Browser/1', 'HTTP_ACCEPT_LANGUAGE' => $languages];
        return [
            'one browser, again and again' => [1, array_fill(0, 40, $named(1))],
            'a program without a name' => [1, array_fill(0, 40, [])],
            'three browsers of an office' => [3, array_map($named, range(1, 3))],
            'one model in three languages' => [3, array_map($speaking, ['es-ES,es', 'ca,es', 'en'])],
            '25 browsers of an office' => [10, array_map($named, range(1, 25))],
            'a program with a new name each time' => [10, array_map($named, range(1, 40))],
        ];
    }

    public function test_who_votes_without_end_is_told_to_wait(): void
    {
        $browser = new CookieJar();
        // A minute may end between two votes, so enough of them for two minutes.
        $answers = array_map(fn(): array|string => $this->vote([], $browser), range(1, 2 * self::PER_MINUTE + 1));
        $this->assertNotContains('429 rate_limited', array_slice($answers, 0, self::PER_MINUTE));
        $this->assertContains('429 rate_limited', $answers);
        $this->assertSame(['up' => 1, 'down' => 0], $this->votes->tally($this->comment));
    }
}
