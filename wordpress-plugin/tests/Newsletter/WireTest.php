<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Features\Newsletter\FieldNames;
use Onda\Features\Newsletter\Guard\Verdict;
use Onda\Features\Newsletter\Mail\FormToken;
use Onda\Features\Newsletter\NewsletterBackend;
use Onda\Features\Newsletter\SignUp\TokenAction;
use Onda\Tests\Listening;

/** Replies and status codes are those of MailPoet, row by row. */
final class WireTest extends NewsletterCase
{
    public function test_a_sign_up_is_answered_with_empty_data(): void
    {
        [$status, $body] = $this->post(self::filled('ana@example.com'));
        $this->assertSame(200, $status);
        $this->assertSame('{"data":[]}', json_encode($body));
        $this->assertSame('unconfirmed', $this->subscribers->by_email('ana@example.com')?->status);
    }

    public function test_a_form_may_lead_elsewhere(): void
    {
        $this->forms(['id' => 1, 'redirect' => 'https://site.example/gracias']);
        $expected = '{"meta":{"redirect_url":"https:\/\/site.example\/gracias"},"data":[]}';
        $this->assertSame($expected, json_encode($this->post(self::filled('ana@example.com'))[1]));
    }

    /** @dataProvider invalid */
    public function test_what_is_not_filled_in_as_it_should_be_is_error_number_0(array $data, string $message): void
    {
        $this->forms(['id' => 1, 'lists' => [1, 2], 'choose' => true, 'firstName' => 'required', 'consentBox' => true]);
        $good = [
            FieldNames::of('email') => 'ana@example.com',
            FieldNames::of('first_name') => 'Ana',
            FieldNames::of('segments') => ['1'],
            'consent' => '1',
            'form_id' => '1',
        ];
        $this->assertSame(200, $this->post($good)[0]);
        $written = [];
        foreach ($data as $name => $value) {
            $written[$name === 'consent' ? $name : FieldNames::of($name)] = $value;
        }
        $reply = $this->post($written + $good);
        $this->assertSame([400, ['errors' => [['error' => 0, 'message' => $message]]]], $reply);
    }

    public function invalid(): array
    {
        $email = 'Please specify a valid email address.';
        $name = 'Please specify a valid name';
        return [
            'no address' => [['email' => ''], $email],
            'no host' => [['email' => 'ana@'], $email],
            'a list of addresses' => [['email' => ['ana@example.com']], $email],
            'two addresses' => [['email' => 'ana@example.com,eva@example.com'], $email],
            'a name before it' => [['email' => 'Ana <ana@example.com>'], $email],
            'too long' => [['email' => str_repeat('a', 140) . '@example.com'], $email],
            'the header of a mail' => [['email' => "ana@example.com\r\nBcc: eva@example.com"], $email],
            'its beginning' => [['email' => "ana@example.com\n"], $email],
            'a pattern for many' => [['email' => '%@%'], $email],
            'another pattern' => [['email' => '%@%.com'], $email],
            'no name' => [['first_name' => ' '], $name],
            'a name that is a tag' => [['first_name' => 'Ana<b'], $name],
            'a name that ends one' => [['first_name' => 'Ana>'], $name],
            'a name that is a link' => [['first_name' => 'See http://evil.example'], $name],
            'a safe link' => [['first_name' => 'HTTPS://evil.example'], $name],
            'a name with a line end' => [['first_name' => "Ana\r\nBcc: x@example.com"], $name],
            'a long name' => [['first_name' => str_repeat('ñ', 101)], $name],
            'no list' => [['segments' => []], 'Please select a list.'],
            'a list that is not offered' => [['segments' => ['3']], 'Please select a list.'],
            'no consent' => [['consent' => ''], 'Please tick the box if you agree.'],
        ];
    }

    public function test_who_signs_up_again_at_once_waits_as_long_as_mailpoet_says(): void
    {
        $home = ['REMOTE_ADDR' => '203.0.113.9'];
        $this->assertSame(200, $this->post(self::filled('ana@example.com'), [], $home)[0]);
        $wait = ['error' => 'bad_request', 'message' => 'You need to wait 1 minute before subscribing again.'];
        $expected = [400, ['meta' => ['refresh_captcha' => true], 'errors' => [$wait]]];
        $this->assertSame($expected, $this->post(self::filled('eva@example.com'), [], $home));
        $this->assertNull($this->subscribers->by_email('eva@example.com'));
    }

    public function test_an_editor_signs_people_up_without_waiting(): void
    {
        $this->sign_in('editor');
        $home = ['REMOTE_ADDR' => '203.0.113.9'];
        foreach (['ana@example.com', 'eva@example.com'] as $email) {
            $this->assertSame(200, $this->post(self::filled($email), [], $home)[0]);
        }
    }

    public function test_a_network_that_had_enough_is_told_until_when(): void
    {
        $message = 'Enough sign-ups from your network for today. Please try again tomorrow.';
        $answer = $this->post(self::filled('ana@example.com'), spam_check: $this->spam_check(Verdict::Full));
        $this->assertSame([400, ['errors' => [['error' => 'bad_request', 'message' => $message]]]], $answer);
        $this->assertNull($this->subscribers->by_email('ana@example.com'));
    }

    public function test_work_is_asked_for_with_its_challenge(): void
    {
        $meta = ['challenge' => ['salt' => 'x']];
        $reply = $this->post(self::filled('ana@example.com'), spam_check: $this->spam_check(Verdict::Work, $meta));
        $errors = [['error' => 'bad_request', 'message' => 'Something went wrong. Please try again.']];
        $this->assertSame([400, ['meta' => $meta, 'errors' => $errors]], $reply);
        $this->assertNull($this->subscribers->by_email('ana@example.com'));
    }

    /** @dataProvider captchas */
    public function test_a_captcha_is_asked_for_as_the_gate_words_it(array $meta, string $message): void
    {
        $reply = $this->post(self::filled('ana@example.com'), spam_check: $this->spam_check(Verdict::Captcha, $meta, $message));
        $this->assertSame([400, ['meta' => $meta, 'errors' => [['error' => 'bad_request', 'message' => $message]]]], $reply);
        $this->assertNull($this->subscribers->by_email('ana@example.com'));
    }

    public function captchas(): array
    {
        $show = ['show_captcha' => true, 'captcha_session_id' => 'x', 'captcha_image_url' => 'i', 'captcha_audio_url' => 'a'];
        $again = 'The characters entered do not match with the previous CAPTCHA.';
        return [
            'asked for' => [$show + ['redirect_url' => 'https://site.example/?c'], 'Please fill in the CAPTCHA.'],
            'by a page of its own' => [['redirect_url' => 'https://site.example/?c'], 'Please fill in the CAPTCHA.'],
            'wrong' => [['refresh_captcha' => true, 'redirect_url' => 'https://site.example/?c'], $again],
        ];
    }

    public function test_a_machine_hears_a_success_and_leaves_nothing_behind(): void
    {
        $reply = $this->post(self::filled('ana@example.com'), spam_check: $this->spam_check(Verdict::Silent));
        $this->assertSame([200, ['data' => []]], $reply);
        $this->assertNull($this->subscribers->by_email('ana@example.com'));
        $this->assertSame([], $this->mails);
    }

    public function test_without_a_token_and_without_a_stamp_nobody_is_let_in(): void
    {
        foreach (['', 'a60dayold1', '-1'] as $token) {
            [$status, $body] = $this->post(self::filled('ana@example.com'), ['token' => $token]);
            $this->assertSame(401, $status);
            $this->assertSame('unauthorized', $body['errors'][0]['error']);
            $this->assertStringContainsString('Please refresh the web page and try again.', $body['errors'][0]['message']);
        }
    }

    public function test_a_page_that_lay_in_a_cache_for_sixty_days_signs_up_with_its_old_token_in_one_request(): void
    {
        $old = self::filled('ana@example.com', ['form_stamp' => (time() - 60 * DAY_IN_SECONDS) . '.0123']);
        $this->assertSame([200, ['data' => []]], $this->post($old, ['token' => 'a60dayold1']));
    }

    public function test_an_unknown_form_is_not_found(): void
    {
        foreach (['7', '0', '', 'x', ['1'], '-1'] as $id) {
            [$status, $body] = $this->post(['form_id' => $id] + self::filled('ana@example.com'));
            $this->assertSame(404, $status);
            $this->assertSame('not_found', $body['errors'][0]['error']);
        }
    }

    public function test_another_site_has_nothing_to_post_here(): void
    {
        $hostile = [['HTTP_SEC_FETCH_SITE' => 'cross-site'], ['HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => 'https://evil.example']];
        foreach ([...$hostile, ['REQUEST_METHOD' => 'GET']] as $server) {
            [$status, $body] = $this->post(self::filled('ana@example.com'), [], $server);
            $this->assertSame([403, 'forbidden'], [$status, $body['errors'][0]['error']]);
        }
        $this->assertSame([], $this->mails);
    }

    public function test_other_endpoints_of_that_wire_are_not_answered(): void
    {
        foreach ([['endpoint' => 'settings'], ['method' => 'delete'], ['endpoint' => '']] as $fields) {
            [$status, $body] = $this->post(self::filled('ana@example.com'), $fields);
            $this->assertSame([400, 'Invalid API endpoint.'], [$status, $body['errors'][0]['message']]);
        }
    }

    public function test_mail_that_cannot_be_sent_is_said_in_mailpoets_words_and_may_be_tried_again(): void
    {
        $this->is_mail_down = true;
        [$status, $body] = $this->post(self::filled('ana@example.com'));
        $this->assertSame(400, $status);
        $sentence = 'There was an error when sending a confirmation email for your subscription. Please contact the website owner.';
        $this->assertSame([['error' => 'bad_request', 'message' => $sentence]], $body['errors']);
        $this->is_mail_down = false;
        $this->assertSame(200, $this->post(self::filled('ana@example.com'))[0]);
        $this->assertCount(1, $this->mails);
    }

    public function test_the_token_is_given_out_by_post_to_pages_of_this_site(): void
    {
        remove_all_filters('onda_newsletter_token');
        $reply = $this->token([]);
        $this->assertSame(['token' => FormToken::make(), 'api_version' => 'v1'], $reply);
        $this->assertSame('403 cross_origin', $this->token(['HTTP_SEC_FETCH_SITE' => 'cross-site']));
        $this->assertSame('405 post_only', $this->token(['REQUEST_METHOD' => 'GET']));
        add_filter('onda_newsletter_token', static fn(array $reply): array => $reply + ['challenge' => ['salt' => 'x']]);
        $this->assertSame(['salt' => 'x'], $this->token([])['challenge']);
        $answers = array_map(fn(): array|string => $this->token([]), range(1, TokenAction::PER_MINUTE + 1));
        $this->assertSame('429 rate_limited', end($answers));
    }

    public function test_visitors_get_the_token_with_the_heartbeat_too(): void
    {
        Listening::hook(new FormToken());
        foreach (['heartbeat_nopriv_send', 'heartbeat_send', 'wp_refresh_nonces'] as $hook) {
            $this->assertSame(FormToken::make(), apply_filters($hook, [], [], 'front')['mailpoet_token'], $hook);
        }
    }

    public function test_everything_steps_aside_where_mailpoet_answers(): void
    {
        update_option(ActionOwners::OPTION, ['features' => []]);
        // MailPoet 5.3.3 adds this action with `wp_loaded`.
        add_action('wp_ajax_nopriv_mailpoet', '__return_true');
        $this->assertTrue((new NewsletterBackend())->is_foreign());
        Listening::hook(new FormToken());
        $this->assertArrayNotHasKey('mailpoet_token', apply_filters('heartbeat_nopriv_send', [], [], 'front'));
    }

    public function test_field_names_are_read_whatever_site_made_their_hash(): void
    {
        $foreign = 'form_field_' . base64_encode('0123456789ab_email');
        $this->assertSame(['email' => 'ana@example.com'], FieldNames::read([$foreign => 'ana@example.com', 'email' => 'bait']));
        $this->assertMatchesRegularExpression('/^form_field_[A-Za-z0-9+\/]+=*$/', FieldNames::of('email'));
        $this->assertSame([], FieldNames::read(['form_field_***' => 'x', 3 => 'y']));
    }

    public function test_a_reply_on_its_own_wire_is_sent_as_it_is(): void
    {
        $action = new \Onda\Core\Http\Action('x', static fn() => static fn(): Reply => Reply::json(401, ['errors' => []]));
        $reply = Reply::of($action, new Request([]));
        $this->assertSame([401, ['errors' => []]], [$reply->status, $reply->body]);
    }

    /** @return array<string, mixed>|string */
    private function token(array $server): array|string
    {
        $handler = new TokenAction(new RateLimit(new RateLimitRepository(), 'newsletter-token', TokenAction::PER_MINUTE));
        try {
            return $handler(new Request([], [], $server + self::SITE))->body;
        } catch (Refusal $refusal) {
            return "$refusal->status $refusal->reason";
        }
    }
}
