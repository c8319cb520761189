<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Feature;
use Onda\Core\Http\Action;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Router;
use Onda\Core\Settings\SettingsStore;
use Onda\Early\EarlyRouter;
use Onda\Tests\Routers;
use Onda\Tests\TestCase;

final class RouterTest extends TestCase
{
    private const PLUGIN = WP_PLUGIN_DIR . '/onda/onda.php';

    protected function setUp(): void
    {
        parent::setUp();
        update_option(SettingsStore::OPTION, ['earlyAnswers' => true]);
    }

    public function test_our_actions_are_answered_for_visitors_and_users(): void
    {
        $this->router()->admin_init();
        foreach (['wp_ajax_ajaxsearchpro_addkeyword', 'wp_ajax_nopriv_ajaxsearchpro_addkeyword', 'wp_ajax_ajaxsearchpro_other', 'wp_ajax_spv_record_view'] as $hook) {
            $this->assertTrue(has_action($hook), $hook);
        }
    }

    public function test_where_another_plugin_answers_one_action_ours_answer_none_of_that_feature(): void
    {
        add_action('wp_ajax_nopriv_ajaxsearchpro_other', '__return_true');
        $this->router()->admin_init();
        $this->assertFalse(has_action('wp_ajax_ajaxsearchpro_addkeyword'));
        $this->assertFalse(has_action('wp_ajax_ajaxsearchpro_other'));
        $this->assertTrue(has_action('wp_ajax_spv_record_view'));
        $this->assertSame(['views'], $this->owners()->stored()['features']);
    }

    public function test_a_new_owner_seen_by_any_request_ends_early_answers_at_once(): void
    {
        $this->router()->admin_init();
        remove_all_actions('wp_ajax_ajaxsearchpro_addkeyword');
        remove_all_actions('wp_ajax_nopriv_ajaxsearchpro_addkeyword');
        remove_all_actions('wp_ajax_ajaxsearchpro_other');
        remove_all_actions('wp_ajax_nopriv_ajaxsearchpro_other');
        remove_all_actions('wp_ajax_spv_record_view');
        remove_all_actions('wp_ajax_nopriv_spv_record_view');
        $this->assertNotNull($this->early('ajaxsearchpro_addkeyword'));
        add_action('wp_ajax_ajaxsearchpro_other', '__return_true');
        $this->router()->wp_loaded();
        $this->assertNull($this->early('ajaxsearchpro_addkeyword'));
        $this->assertNotNull($this->early('spv_record_view'));
    }

    public function test_a_newly_activated_plugin_sends_everything_down_the_normal_path_until_somebody_looked(): void
    {
        $this->router()->hook();
        $this->router()->admin_init();
        $this->assertNotNull($this->early('spv_record_view'));
        do_action('activated_plugin', 'x/x.php', false);
        $this->assertNull($this->early('spv_record_view'));
    }

    public function test_an_early_answer_needs_an_early_action_and_nobody_signed_in_where_it_matters(): void
    {
        $this->router()->admin_init();
        $this->assertNull($this->early('ajaxsearchpro_other'), 'not early');
        $this->assertNull($this->early('heartbeat'), 'not ours');
        $this->assertNull($this->early(['ajaxsearchpro_addkeyword']), 'a list');
        $this->assertNotNull($this->early('spv_record_view', []));
        $this->assertNull($this->early('spv_record_view', ['wordpress_logged_in_x' => 'y']));
        $this->assertNotNull($this->early('ajaxsearchpro_addkeyword', ['wordpress_logged_in_x' => 'y']));
    }

    public function test_a_feature_that_the_plugin_lacks_is_not_missed(): void
    {
        $this->router()->admin_init();
        $router = new EarlyRouter(static fn(): ?Feature => null, $this->owners(), new Request(['action' => 'spv_record_view']));
        $this->assertNull($router->action());
    }

    public function test_a_token_of_a_visitor_is_read_on_the_normal_path(): void
    {
        $this->router()->admin_init();
        $this->assertNotNull($this->early('spv_record_view', [], ['HTTP_X_ONDA_OTHER' => 'x']));
        $this->assertNull($this->early('spv_record_view', [], ['HTTP_X_ONDA_VISITOR' => 'x']));
    }

    public function test_a_plugin_that_is_not_active_never_answers_early(): void
    {
        $this->router()->admin_init();
        update_option('active_plugins', []);
        $this->assertNull($this->early('spv_record_view'));
    }

    /** @dataProvider switches */
    public function test_only_the_owner_switches_early_answers_on(mixed $stored, bool $expected): void
    {
        update_option(SettingsStore::OPTION, $stored === null ? [] : ['earlyAnswers' => $stored]);
        $this->router()->admin_init();
        $this->assertSame($expected, $this->early('spv_record_view') !== null);
    }

    /** @return array<string, array{mixed, bool}> */
    public function switches(): array
    {
        return [
            'nothing said' => [null, false],
            'on' => [true, true],
            'off' => [false, false],
            'an earlier "auto"' => ['auto', false],
            'an earlier "on", until its migration ran' => ['on', false],
            'from a file written by hand' => [1, false],
        ];
    }

    /** @dataProvider origins */
    public function test_a_page_of_another_origin_takes_the_normal_path(string $origin, bool $expected): void
    {
        $this->router()->admin_init();
        $server = array_filter(['HTTP_HOST' => 'radio.test:8080', 'HTTP_ORIGIN' => $origin]);
        $this->assertSame($expected, $this->early('spv_record_view', [], $server) !== null);
    }

    /** @return array<string, array{string, bool}> */
    public function origins(): array
    {
        return [
            'none' => ['', true],
            'this host' => ['https://radio.test:8080', true],
            'this host, without encryption' => ['http://radio.test:8080', true],
            'with www' => ['https://www.radio.test:8080', false],
            'another port' => ['https://radio.test', false],
            'another host' => ['https://evil.example', false],
            'a sandbox' => ['null', false],
            'too long to be read' => ['https://' . str_repeat('a', 300), false],
        ];
    }

    public function test_a_refusal_is_a_status_with_a_code(): void
    {
        $action = new Action('x', static fn() => static fn() => throw new Refusal(404, 'unknown_station', 'No.'));
        $reply = Reply::of($action, new Request([]));
        $this->assertSame(404, $reply->status);
        $this->assertSame(['success' => false, 'data' => ['code' => 'unknown_station', 'message' => 'No.']], $reply->body);
    }

    public function test_an_empty_answer_is_an_object(): void
    {
        $reply = Reply::of(new Action('x', static fn() => static fn(): array => []), new Request([]));
        $this->assertSame('{"success":true,"data":{}}', wp_json_encode($reply->body));
    }

    public function test_too_many_questions_are_answered_with_the_seconds_to_wait(): void
    {
        $action = new Action('x', static fn() => static fn() => throw new Refusal(429, 'rate_limited', 'No.', 12));
        $reply = Reply::of($action, new Request([]));
        $this->assertSame([429, 12], [$reply->status, $reply->retry_after]);
        $this->assertSame(['code' => 'rate_limited', 'message' => 'No.', 'retry_after' => 12], $reply->body['data']);
    }

    /** @dataProvider words */
    public function test_a_status_reply_says_its_errors_in_the_body(int $status, string $code, int $sent): void
    {
        $action = new Action('x', static fn() => static fn() => throw new Refusal($status, $code, 'No.'), is_status_reply: true);
        $reply = Reply::of($action, new Request([]));
        $this->assertSame($sent, $reply->status);
        $this->assertSame(['status' => 'error', 'code' => $code, 'message' => 'No.'], $reply->body);
    }

    public function words(): array
    {
        return [[400, 'invalid_post', 200], [403, 'invalid_nonce', 200], [403, 'cross_origin', 403], [405, 'post_only', 405], [429, 'rate_limited', 429]];
    }

    public function test_a_status_reply_has_nothing_around_it(): void
    {
        $action = new Action('x', static fn() => static fn(): array => ['status' => 'success', 'count' => 2], is_status_reply: true);
        $this->assertSame(['status' => 'success', 'count' => 2], Reply::of($action, new Request([]))->body);
    }

    private function router(): Router
    {
        return Routers::of($this->actions(), $this->owners());
    }

    private function owners(): ActionOwners
    {
        return new ActionOwners(self::PLUGIN);
    }

    private function early(mixed $action, array $cookies = [], array $server = []): ?Action
    {
        $request = new Request(['action' => $action], $cookies, $server);
        return (new EarlyRouter(static fn(string $feature): Feature => new $feature(), $this->owners(), $request))->action();
    }

    /** @return array<string, list<Action>> */
    private function actions(): array
    {
        $handler = static fn(): \Closure => static fn(): array => [];
        return [
            'live-search' => [new Action('ajaxsearchpro_addkeyword', $handler), new Action('ajaxsearchpro_other', $handler)],
            'views' => [new Action('spv_record_view', $handler)],
        ];
    }
}
