<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Core\Text\Days;
use Onda\Features\Views\ListCacheRepository;
use Onda\Features\Views\ListNonce;
use Onda\Tests\AjaxProcess;
use Onda\Tests\UpstreamServer;
use Onda\Tests\ViewsTestCase;

/** The real admin-ajax.php, each request in a process of its own. */
final class ViewActionsTest extends ViewsTestCase
{
    private const SAME_ORIGIN = ['HTTP_USER_AGENT' => self::AGENT, 'HTTP_SEC_FETCH_SITE' => 'same-origin'];
    private UpstreamServer $upstream;

    protected function setUp(): void
    {
        parent::setUp();
        $this->upstream = new UpstreamServer();
    }

    protected function tearDown(): void
    {
        $this->upstream->stop();
        parent::tearDown();
    }

    /** @dataProvider recording */
    public function test_a_view_is_recorded_early_whatever_the_request_claims(string $action): void
    {
        $post = $this->post();
        $this->find_out_who_answers();
        $answer = $this->ask("action=$action&post_id=$post&views=999&count=999&nonce=stale");
        $this->assertSame('200 early', $answer['end']);
        $this->assertSame(['success' => true, 'data' => ['counted' => true]], $answer['json']);
        $again = $this->ask("action=$action&post_id=$post&nonce=");
        $this->assertSame(['counted' => false, 'reason' => 'repeat'], $again['json']['data']);
        $this->assertSame([1, 1], $this->counts($post, Days::of(time())));
    }

    public function recording(): array
    {
        return [['spv_record_view'], ['thim_ajax_countviews']];
    }

    public function test_the_two_recording_actions_are_one_view(): void
    {
        $post = $this->post();
        $this->ask("action=spv_record_view&post_id=$post");
        $this->assertSame('repeat', $this->ask("action=thim_ajax_countviews&post_id=$post")['json']['data']['reason']);
    }

    /** @dataProvider attacks */
    public function test_attacks_are_refused_and_leave_no_row(string $fields, array $server, string $status, string $code, string $path = 'early'): void
    {
        $this->post();
        $this->find_out_who_answers();
        $answer = $this->ask($fields, $server);
        $this->assertSame("$status $path", $answer['end']);
        $this->assertSame($code, $answer['json']['data']['code'] ?? $answer['json']['data']['reason']);
        $this->assert_no_rows();
    }

    public function attacks(): array
    {
        $record = 'action=spv_record_view&post_id=1';
        return [
            'a form on another site' => [$record, ['HTTP_SEC_FETCH_SITE' => 'cross-site'], '403', 'cross_origin'],
            'another origin' => [$record, ['HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => 'https://evil.example'], '403', 'cross_origin', 'late'],
            'a link' => [$record, ['REQUEST_METHOD' => 'GET'], '405', 'post_only'],
            'an injection' => ["action=spv_record_view&post_id=1'%20OR%20'1'='1", [], '200', 'not_published'],
            'a list' => ['action=spv_record_view&post_id[]=1', [], '200', 'not_published'],
            'a negative id' => ['action=spv_record_view&post_id=-1', [], '200', 'not_published'],
            'a huge id' => ['action=spv_record_view&post_id=99999999999999999999999', [], '200', 'not_published'],
            'nothing' => ['action=spv_record_view', [], '200', 'not_published'],
        ];
    }

    public function test_a_network_may_count_sixty_views_a_minute(): void
    {
        global $wpdb;
        $post = $this->post();
        $this->ask("action=spv_record_view&post_id=$post");
        // The minute may end between two requests: the limit holds for the next one too.
        $wpdb->query("UPDATE {$wpdb->prefix}onda_limits SET hits = 60");
        // Requests of other tests leave rows of other networks.
        foreach ($wpdb->get_col("SELECT limit_key FROM {$wpdb->prefix}onda_limits WHERE limit_key LIKE 'views:%'") as $key) {
            [$name, $who, $minute] = explode(':', $key);
            $next = "$name:$who:" . ((int) $minute + 1);
            $wpdb->replace("{$wpdb->prefix}onda_limits", ['limit_key' => $next, 'hits' => 60, 'expires' => time() + 120]);
        }
        $answer = $this->ask("action=spv_record_view&post_id=$post", ['HTTP_X_FORWARDED_FOR' => '192.0.2.1']);
        $this->assertStringStartsWith('429', $answer['end']);
        $this->assertSame('rate_limited', $answer['json']['data']['code']);
    }

    public function test_a_stale_nonce_of_a_list_is_refused_until_it_is_refreshed(): void
    {
        $this->had($this->post(['post_title' => 'Una']), Days::of(time()), 3, 2);
        foreach (['', 'stale', ListNonce::make(time() - 2 * DAY_IN_SECONDS)] as $nonce) {
            $answer = $this->ask("action=spv_get_list&list_id=most-viewed&nonce=$nonce");
            $this->assertStringStartsWith('403', $answer['end']);
            $this->assertSame('invalid_nonce', $answer['json']['data']['code']);
        }
        $nonce = $this->ask('action=spv_refresh_nonce')['json'];
        $this->assertTrue($nonce['success']);
        $this->assertIsString($nonce['data']);
        $list = $this->ask("action=spv_get_list&list_id=most-viewed&nonce={$nonce['data']}")['json'];
        $this->assertTrue($list['success']);
        $this->assertSame('Una', $list['data']['items'][0]['title']);
    }

    public function test_a_list_is_built_and_then_read_again(): void
    {
        $this->find_out_who_answers();
        $nonce = ListNonce::make(time());
        [$first, $second] = [$this->list('most-viewed', $nonce), $this->list('most-viewed', $nonce)];
        $this->assertSame(['200 late', '200 late'], [$first['end'], $second['end']]);
        $this->assertSame($first['json'], $second['json']);
        $this->assertSame('404 late', $this->list('nix', $nonce)['end']);
    }

    public function test_a_poll_says_nothing_while_a_list_is_as_it_was(): void
    {
        $this->had($this->post(), Days::of(time()), 3, 2);
        $answer = $this->ask('action=onda_poll&want[most-viewed:most-viewed]=&want[most-viewed:nix]=')['json']['data'];
        $version = $answer['most-viewed:most-viewed']['version'];
        $this->assertCount(1, $answer['most-viewed:most-viewed']['data']['items']);
        $this->assertSame(['error' => 'unknown_list'], $answer['most-viewed:nix']);
        $again = $this->ask("action=onda_poll&want[most-viewed:most-viewed]=$version")['json']['data'];
        $this->assertSame(['most-viewed:most-viewed' => ['version' => $version]], $again);
    }

    public function test_visitors_who_come_together_cause_one_rebuild(): void
    {
        global $wpdb;
        $this->had($this->post(), Days::of(time()), 3, 2);
        $fields = 'action=spv_get_list&list_id=most-viewed&nonce=' . ListNonce::make(time());
        $visitors = array_map(fn(): AjaxProcess => AjaxProcess::start($fields, $this->upstream, self::SAME_ORIGIN), range(1, 8));
        foreach ($visitors as $visitor) {
            $this->assertCount(1, $visitor->finish()['json']['data']['items']);
        }
        $this->assertSame(['1'], $wpdb->get_col("SELECT builds FROM {$wpdb->prefix}onda_lists"));
    }

    public function test_a_rebuild_whose_process_died_does_not_hold_the_list_up_for_long(): void
    {
        $cache = new ListCacheRepository();
        $now = time();
        $this->assertTrue($cache->claim('k', $now - 15, $now, $now + 10));
        $this->assertFalse($cache->claim('k', $now - 15, $now + 9, $now + 19));
        $this->assertTrue($cache->claim('k', $now - 15, $now + 10, $now + 20));
    }

    private function find_out_who_answers(): void
    {
        $this->ask('action=onda_session');
    }

    /** @return array{json: array<string, mixed>, end: string} */
    private function list(string $id, string $nonce): array
    {
        return $this->ask("action=spv_get_list&list_id=$id&nonce=$nonce");
    }

    /** @return array{json: array<string, mixed>, end: string} */
    private function ask(string $fields, array $server = []): array
    {
        return AjaxProcess::start($fields, $this->upstream, $server + self::SAME_ORIGIN)->finish();
    }
}
