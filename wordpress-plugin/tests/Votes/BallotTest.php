<?php

declare(strict_types=1);

namespace Onda\Tests\Votes;

use Onda\Core\Http\Identity;
use Onda\Core\Install\Schema;
use Onda\Features\Votes\CommentVoteRepository;
use Onda\Features\Votes\VoteCountRepository;
use Onda\Features\Votes\VotesEvents;
use Onda\Owner\Votes\VotesPrivacy;
use Onda\Tests\Listening;

/** Votes after a sign-in, an erasure, an export, and the deletion of a comment. */
final class BallotTest extends VotesCase
{
    public function test_at_sign_in_the_accounts_own_vote_wins_and_the_rest_joins_it(): void
    {
        [$both, $visitors, $accounts] = [$this->comment, $this->add_comment(), $this->add_comment()];
        $this->ballot()->cast($both, 'visitor:a', CommentVoteRepository::UP);
        $this->ballot()->cast($visitors, 'visitor:a', CommentVoteRepository::DOWN);
        $this->ballot()->cast($both, Identity::of_user(7), CommentVoteRepository::DOWN);
        $this->ballot()->cast($accounts, Identity::of_user(7), CommentVoteRepository::UP);

        $this->ballot()->merge('visitor:a', Identity::of_user(7));
        $this->assertSame([], $this->votes->of('visitor:a'));
        $votes = $this->votes->of(Identity::of_user(7));
        $this->assertEquals([$both => -1, $visitors => -1, $accounts => 1], $votes);
        $this->assertSame(['up' => 0, 'down' => 1], $this->printed_counts($both));
        $this->assertSame(['up' => 0, 'down' => 1], $this->printed_counts($visitors));
    }

    public function test_after_13_months_a_vote_counts_and_names_no_visitor(): void
    {
        [$now, $other] = [time(), $this->add_comment()];
        $old = $now - 13 * MONTH_IN_SECONDS - 1;
        $this->votes->keep($this->comment, 'visitor:a', CommentVoteRepository::UP, $old);
        $this->votes->keep($this->comment, 'visitor:b', CommentVoteRepository::UP, $old);
        $this->votes->keep($other, 'visitor:a', CommentVoteRepository::UP, $now - 12 * MONTH_IN_SECONDS);
        $this->votes->keep($this->comment, Identity::of_user(7), CommentVoteRepository::DOWN, $old);
        do_action('wp_scheduled_delete');
        do_action('wp_scheduled_delete');
        $this->assertSame([[$other => 1], []], [$this->votes->of('visitor:a'), $this->votes->of('visitor:b')]);
        $this->assertSame([$this->comment => -1], $this->votes->of(Identity::of_user(7)));
        $this->assertSame(['up' => 2, 'down' => 1], $this->votes->tally($this->comment));
    }

    public function test_votes_are_told_the_newest_first_and_a_changed_one_is_new(): void
    {
        [$first, $second, $third] = [$this->comment, $this->add_comment(), $this->add_comment()];
        foreach ([$first, $second, $third] as $place => $comment) {
            $this->votes->keep($comment, 'visitor:a', CommentVoteRepository::UP, 100 + $place);
        }
        $this->votes->keep($first, 'visitor:a', CommentVoteRepository::DOWN, 200);
        $this->assertSame([$first => -1, $third => 1, $second => 1], $this->votes->of('visitor:a'));
    }

    public function test_at_sign_in_a_vote_for_the_own_comment_goes(): void
    {
        $own = $this->add_comment(['user_id' => 7]);
        $this->ballot()->cast($own, 'visitor:a', CommentVoteRepository::UP);
        $this->ballot()->merge('visitor:a', Identity::of_user(7));
        $this->assertSame(['up' => 0, 'down' => 0], $this->votes->tally($own));
        $this->assertSame(['up' => 0, 'down' => 0], $this->printed_counts($own));
    }

    public function test_votes_go_with_their_comment_and_with_their_account(): void
    {
        Listening::hook(new VotesEvents($this->votes, $this->ballot()));
        $gone = $this->add_comment();
        $user = $this->sign_in('subscriber');
        foreach ([$gone, $this->comment] as $comment) {
            $this->ballot()->cast($comment, Identity::of_user($user), CommentVoteRepository::UP);
        }
        wp_delete_comment($gone, true);
        $this->assertSame([$this->comment => 1], $this->votes->of(Identity::of_user($user)));
        wp_delete_user($user);
        $this->assertSame([], $this->votes->of(Identity::of_user($user)));
        $this->assertSame(['up' => 0, 'down' => 0], $this->printed_counts());
    }

    public function test_a_person_gets_and_erases_their_votes(): void
    {
        $user = $this->sign_in('subscriber');
        wp_update_user(['ID' => $user, 'user_email' => 'eva@example.com']);
        $this->ballot()->cast($this->comment, Identity::of_user($user), CommentVoteRepository::DOWN);
        $privacy = new VotesPrivacy($this->votes, $this->ballot());
        $privacy->hook();

        $this->assertArrayHasKey('onda-votes', apply_filters('wp_privacy_personal_data_exporters', []));
        $this->assertArrayHasKey('onda-votes', apply_filters('wp_privacy_personal_data_erasers', []));
        ['data' => [$item], 'done' => $is_done] = $privacy->export('eva@example.com');
        $this->assertTrue($is_done);
        $this->assertSame([get_comment_link($this->comment), __('Against', 'onda')], array_column($item['data'], 'value'));
        $this->assertSame([], $privacy->export('nobody@example.com')['data']);

        $this->assertFalse($privacy->erase('nobody@example.com')['items_removed']);
        $this->assertTrue($privacy->erase('eva@example.com')['items_removed']);
        $this->assertSame(['up' => 0, 'down' => 0], $this->printed_counts());
    }

    public function test_what_another_request_changed_meanwhile_is_counted(): void
    {
        $this->ballot()->cast($this->comment, 'visitor:a', CommentVoteRepository::UP);
        $once = function () use (&$once): void {
            remove_action('updated_comment_meta', $once);
            $this->votes->keep($this->comment, 'visitor:b', CommentVoteRepository::UP, time());
        };
        add_action('updated_comment_meta', $once);
        $counts = (new VoteCountRepository($this->votes));
        $this->votes->keep($this->comment, 'visitor:c', CommentVoteRepository::UP, time());
        $this->assertSame(['up' => 3, 'down' => 0], $counts->write($this->comment));
        $this->assertSame(['up' => 3, 'down' => 0], $this->printed_counts());
    }

    public function test_two_first_votes_leave_one_row_of_meta(): void
    {
        global $wpdb;
        $once = function () use (&$once, $wpdb): void {
            remove_action('added_comment_meta', $once);
            $wpdb->insert($wpdb->commentmeta, ['comment_id' => $this->comment, 'meta_key' => 'onda_vote_count_up', 'meta_value' => '1']);
        };
        add_action('added_comment_meta', $once);
        $this->ballot()->cast($this->comment, 'visitor:a', CommentVoteRepository::UP);
        $this->assertSame(['1'], get_comment_meta($this->comment, 'onda_vote_count_up'));
    }

    public function test_uninstalling_drops_the_table_and_the_counts(): void
    {
        $this->assertContains('onda_comment_votes', (new \ReflectionClassConstant(Schema::class, 'TABLES'))->getValue());
        $this->ballot()->cast($this->comment, 'visitor:a', CommentVoteRepository::UP);
        VoteCountRepository::drop_all();
        $this->assertFalse(metadata_exists('comment', $this->comment, 'onda_vote_count_up'));
    }
}
