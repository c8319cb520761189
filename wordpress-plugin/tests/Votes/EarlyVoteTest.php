<?php

declare(strict_types=1);

namespace Onda\Tests\Votes;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Tests\AjaxProcess;
use Onda\Tests\UpstreamServer;
use PHPUnit\Framework\TestCase;

/** The real admin-ajax.php, each vote in a process of its own, over the real database. */
final class EarlyVoteTest extends TestCase
{
    private UpstreamServer $upstream;
    private mixed $settings;
    private int $post;
    private int $comment;

    protected function setUp(): void
    {
        $this->upstream = new UpstreamServer();
        $this->settings = get_option(SettingsStore::OPTION);
        update_option(SettingsStore::OPTION, ['earlyAnswers' => true]);
        $this->post = wp_insert_post(['post_title' => 'A', 'post_content' => 'a', 'post_status' => 'publish', 'comment_status' => 'open']);
        $this->comment = (int) wp_insert_comment(['comment_post_ID' => $this->post, 'comment_content' => 'Sí', 'comment_approved' => '1']);
    }

    protected function tearDown(): void
    {
        $this->upstream->stop();
        $this->settings === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->settings);
        wp_delete_post($this->post, true);
    }

    public function test_a_visitors_vote_is_answered_before_the_other_plugins_and_counts_the_same(): void
    {
        (new ActionOwners(''))->forget();
        $answers = [$this->ask('vote=up', 1), $this->ask('vote=up', 2), $this->ask('vote=down', 3)];
        $this->assertSame(['200 late', '200 early', '200 early'], array_column($answers, 'end'));
        $expected = ['comment_id' => $this->comment, 'vote_count_up' => 2, 'vote_count_down' => 1, 'user_vote' => 'down'];
        $this->assertSame(['success' => true, 'data' => $expected], $answers[2]['json']);
        $this->assertSame(['2', '1'], [
            get_comment_meta($this->comment, 'onda_vote_count_up', true),
            get_comment_meta($this->comment, 'onda_vote_count_down', true),
        ]);
    }

    /** @dataProvider user_cookies */
    public function test_who_may_be_signed_in_is_never_answered_early(string $cookie, ?string $own_name): void
    {
        (new ActionOwners(''))->forget();
        putenv($own_name === null ? 'ONDA_USER_COOKIE' : "ONDA_USER_COOKIE=$own_name");
        $ask = fn(string $cookies): string => AjaxProcess::start('action=comment_vote_ajaxhandler&vote=none', $this->upstream, [
            'HTTP_COOKIE' => $cookies,
        ])->finish()['end'];
        $ends = array_map($ask, ['other=x', 'other=x', "$cookie=x", "other=x&$cookie=x", 'other=x']);
        putenv('ONDA_USER_COOKIE');
        $this->assertSame(['404 late', '404 early', '404 late', '404 late', '404 early'], $ends);
    }

    public function user_cookies(): array
    {
        return [
            'the usual cookie' => ['wordpress_logged_in_abc', null],
            'one that wp-config.php names otherwise' => ['members', 'members'],
        ];
    }

    public function test_an_early_no_is_the_same_as_a_late_one(): void
    {
        foreach (['vote=x' => '400 bad_vote', 'vote=up&comment_id=0' => '404 no_comment'] as $fields => $expected) {
            (new ActionOwners(''))->forget();
            [$status, $code] = explode(' ', $expected);
            foreach (['late', 'early'] as $path) {
                $answer = $this->ask($fields);
                $this->assertSame(["$status $path", $code], [$answer['end'], $answer['json']['data']['code']]);
            }
        }
    }

    /** Visitors who come together: each has a row, and what is printed is what they are. */
    public function test_nobody_is_lost_of_those_who_vote_together(): void
    {
        $this->ask('vote=none');
        $visitors = array_map(fn(int $network): AjaxProcess => $this->start('vote=up', $network), range(1, 12));
        foreach ($visitors as $visitor) {
            $this->assertSame('200 early', $visitor->finish()['end']);
        }
        $this->assertSame(12, $this->ask('vote=none')['json']['data']['vote_count_up']);
        $this->assertSame(['12'], get_comment_meta($this->comment, 'onda_vote_count_up'));
    }

    public function test_of_one_browser_that_votes_together_one_counts(): void
    {
        $this->ask('vote=none');
        $visitors = array_map(fn(): AjaxProcess => $this->start('vote=up'), range(1, 12));
        $ends = array_map(static fn(AjaxProcess $visitor): string => $visitor->finish()['end'], $visitors);
        $this->assertSame([1, 11], [count(array_keys($ends, "200 early")), count(array_keys($ends, "429 early"))]);
        $this->assertSame(1, $this->ask('vote=none')['json']['data']['vote_count_up']);
    }

    private function start(string $fields, int $network = 1): AjaxProcess
    {
        $query = "action=comment_vote_ajaxhandler&comment_id=$this->comment&$fields";
        return AjaxProcess::start($query, $this->upstream, ['REMOTE_ADDR' => "198.51.100.$network"]);
    }

    /** @return array{json: array<string, mixed>, end: string} */
    private function ask(string $fields, int $network = 1): array
    {
        return $this->start($fields, $network)->finish();
    }
}
