<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Request;
use Onda\Features\Newsletter\FieldNames;
use Onda\Features\Newsletter\Guard\SpamCheck;
use Onda\Features\Newsletter\Guard\Verdict;
use Onda\Features\Newsletter\ManageForm;
use Onda\Features\Newsletter\NewsletterBackend;
use Onda\Features\Newsletter\SignUp\NativeRoutes;
use Onda\Features\Newsletter\SignUp\NoSpamCheck;

/** The browser posts without a script, and is redirected back. */
final class NativeTest extends NewsletterCase
{
    public function test_it_is_led_back_to_the_form_with_a_word(): void
    {
        $address = $this->send(self::filled('ana@example.com'), home_url('/noticia/?p=4&mailpoet_error=1&onda_reason=name#x'));
        $this->assertSame(home_url('/noticia/?p=4&mailpoet_success=1#mailpoet_form_1'), $address);
        $this->assertCount(1, $this->mails);
    }

    public function test_no_token_is_asked_for_because_the_page_may_be_old(): void
    {
        $this->send(self::filled('ana@example.com', ['form_stamp' => '1.0']), home_url('/'));
        $this->assertNotNull($this->subscribers->by_email('ana@example.com'));
    }

    public function test_what_is_wrong_is_named_in_the_address(): void
    {
        $this->assertStringContainsString('mailpoet_error=1&onda_reason=email', $this->send(self::filled('%@%'), home_url('/')));
        $this->forms(['id' => 1, 'firstName' => 'required']);
        $data = self::filled('ana@example.com', [FieldNames::of('first_name') => '<b>']);
        $this->assertStringContainsString('onda_reason=name', $this->send($data, home_url('/')));
        $this->assertStringContainsString('onda_reason=form', $this->send(['form_id' => 'x'], home_url('/')));
    }

    /** @dataProvider elsewhere */
    public function test_it_never_leads_to_another_site(string $from): void
    {
        $ours = '~^(' . preg_quote(home_url('/'), '~') . '|/(?![/\\\\]))[^\s\\\\]*$~';
        $this->assertMatchesRegularExpression($ours, $this->send(self::filled('ana@example.com'), $from));
    }

    public function elsewhere(): array
    {
        return array_map(static fn(string $address): array => [$address], [
            'https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', "https:evil.example", 'http://user@evil.example/',
            "/\r\nLocation: https://evil.example", '',
        ]);
    }

    public function test_the_owners_page_comes_first(): void
    {
        $this->forms(['id' => 1, 'redirect' => home_url('/gracias/')]);
        $this->assertSame(home_url('/gracias/'), $this->send(self::filled('ana@example.com'), home_url('/')));
    }

    public function test_a_captcha_has_a_page_of_its_own(): void
    {
        $spam_check = $this->spam_check(Verdict::Captcha, ['redirect_url' => home_url('/?captcha')], 'Please fill in the CAPTCHA.');
        $this->assertSame(home_url('/?captcha'), $this->send(self::filled('ana@example.com'), home_url('/'), [], $spam_check));
    }

    public function test_a_link_and_another_site_sign_up_nobody(): void
    {
        foreach ([['REQUEST_METHOD' => 'GET'], ['HTTP_SEC_FETCH_SITE' => 'cross-site']] as $server) {
            $address = $this->send(self::filled('ana@example.com'), home_url('/'), $server);
            $this->assertStringContainsString('onda_reason=origin', $address);
        }
        $this->assertSame([], $this->mails);
    }

    public function test_its_routes_step_aside_where_mailpoet_answers(): void
    {
        remove_all_actions('admin_post_nopriv_' . NativeRoutes::SUBSCRIBE);
        delete_option(ActionOwners::OPTION);
        add_action('wp_ajax_mailpoet', '__return_true');
        $this->routes(new NewsletterBackend())->admin_init();
        $this->assertFalse(has_action('admin_post_nopriv_' . NativeRoutes::SUBSCRIBE));
        remove_all_actions('wp_ajax_mailpoet');
        $this->routes(new NewsletterBackend())->admin_init();
        $this->assertTrue(has_action('admin_post_nopriv_' . NativeRoutes::SUBSCRIBE));
        $this->assertTrue(has_action('admin_post_' . ManageForm::UPDATE));
    }

    private function send(array $data, string $from, array $server = [], SpamCheck $spam_check = new NoSpamCheck()): string
    {
        static $home = 0;
        $server += ['REMOTE_ADDR' => '198.51.100.' . ++$home] + self::SITE;
        $request = new Request(['data' => $data, 'mailpoet_redirect' => $from], [], $server);
        return $this->routes(new NewsletterBackend(), $spam_check)->subscribe($request, time());
    }

    private function routes(NewsletterBackend $backend, SpamCheck $spam_check = new NoSpamCheck()): NativeRoutes
    {
        $manage = new ManageForm($this->options(), $this->subscribers, $this->subscriptions());
        return new NativeRoutes($backend, fn() => $this->handler($spam_check), $manage);
    }
}
