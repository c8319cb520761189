<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Features\Newsletter\Guard\Limit;
use Onda\Features\Newsletter\Guard\Limits;
use Onda\Features\Newsletter\Guard\Registration;
use Onda\Tests\Listening;

/** The ladder before the registration forms of WordPress and of a shop. */
final class GuardRegistrationTest extends GuardCase
{
    private Registration $registration;

    protected function setUp(): void
    {
        parent::setUp();
        $this->registration = new Registration($this->guard, static fn(): string => '<captcha-hook></captcha-hook>');
        remove_all_actions('register_form');
        remove_all_actions('woocommerce_register_form');
        remove_all_filters('registration_errors');
        remove_all_filters('woocommerce_process_registration_errors');
        Listening::hook($this->registration);
    }

    protected function tearDown(): void
    {
        unset($GLOBALS['wp_actions']['login_form_register']);
        $_POST = [];
        parent::tearDown();
    }

    public function test_both_forms_carry_the_fields_and_the_tag_that_counts(): void
    {
        foreach (['register_form', 'woocommerce_register_form'] as $form) {
            $printed = $this->printed(static fn() => do_action($form));
            $this->assertStringContainsString('name="data[form_stamp]"', $printed, $form);
            $this->assertStringContainsString('name="data[email]"', $printed, $form);
            $this->assertStringContainsString('<captcha-hook></captcha-hook>', $printed, $form);
            $this->assertStringNotContainsString('mailpoet_captcha_container', $printed, 'nothing to see');
        }
    }

    public function test_who_behaves_like_a_person_registers_without_a_captcha(): void
    {
        $this->send(Registration::CORE, ['behavioral_signals' => $this->signals()]);
        $this->assertSame([], $this->core_errors()->get_error_codes());
    }

    public function test_a_blind_post_is_refused_and_finds_the_captcha_in_the_form(): void
    {
        do_action('login_form_register');
        $_POST = ['user_login' => 'bot', 'user_email' => 'bot@example.org'];
        $this->assertSame(['onda_captcha'], $this->core_errors()->get_error_codes());
        $form = $this->printed(static fn() => do_action('register_form'));
        $this->assertStringContainsString('mailpoet_captcha_container', $form);
        $this->assertMatchesRegularExpression('~<img class="mailpoet_captcha" src="[^"]+action=image~', $form);
        $this->assertMatchesRegularExpression('~<audio [^>]+controls~', $form);
    }

    public function test_who_answers_the_captcha_registers(): void
    {
        $session = $this->sessions->open();
        $this->send(Registration::CORE, ['captcha_session_id' => $session, 'captcha' => $this->sessions->phrase($session)->text()]);
        $this->assertSame([], $this->core_errors()->get_error_codes());
    }

    public function test_a_network_has_so_many_accounts_a_day_whatever_it_answers(): void
    {
        $codes = array_map(function (): array {
            $session = $this->sessions->open();
            $this->send(Registration::CORE, ['captcha_session_id' => $session, 'captcha' => $this->sessions->phrase($session)->text()]);
            return $this->core_errors()->get_error_codes();
        }, range(1, Limit::Account->most() + 2));
        $this->assertSame(Limit::Account->most(), count(array_keys($codes, [])));
        $this->assertSame(['onda_captcha'], $codes[Limit::Account->most()]);
    }

    public function test_silent_accounts_count_too_and_the_form_says_until_when(): void
    {
        $limits = new Limits(new RateLimitRepository(), new DailySalts());
        array_map(fn(): bool => $limits->take(Limit::Account, '203.0.113.9', $this->now), range(1, Limit::Account->most()));
        $_SERVER['REMOTE_ADDR'] = '203.0.113.9';
        $this->send(Registration::CORE, ['behavioral_signals' => $this->signals()]);
        $errors = $this->core_errors();
        unset($_SERVER['REMOTE_ADDR']);
        $sentence = __('Enough accounts from your network for today. Please try again tomorrow.', 'onda');
        $this->assertSame($sentence, $errors->get_error_message('onda_captcha'));
    }

    public function test_a_wrong_answer_shows_the_same_captcha_with_another_code(): void
    {
        $session = $this->sessions->open();
        $this->send(Registration::CORE, ['captcha_session_id' => $session, 'captcha' => 'wrong']);
        $this->assertSame(
            __('The characters entered do not match with the previous CAPTCHA.', 'onda'),
            $this->core_errors()->get_error_message('onda_captcha'),
        );
        $form = $this->printed(static fn() => do_action('register_form'));
        $this->assertStringContainsString("value=\"$session\"", $form);
    }

    public function test_the_trap_refuses(): void
    {
        $this->send(Registration::CORE, ['email' => 'bot@example.org', 'behavioral_signals' => $this->signals()]);
        $this->assertSame(['onda_captcha'], $this->core_errors()->get_error_codes());
    }

    public function test_a_stamp_of_the_shop_does_not_open_wordpress(): void
    {
        $this->send(Registration::SHOP, ['behavioral_signals' => $this->signals()]);
        $this->assertSame(['onda_captcha'], $this->core_errors()->get_error_codes());
    }

    public function test_the_shop_is_guarded_in_the_same_way(): void
    {
        $this->send(Registration::SHOP, ['behavioral_signals' => $this->signals()]);
        $this->assertSame([], $this->shop_errors()->get_error_codes());
        $_POST = [];
        $this->assertSame(['onda_captcha'], $this->shop_errors()->get_error_codes());
        $form = $this->printed(static fn() => do_action('woocommerce_register_form'));
        $this->assertStringContainsString('mailpoet_captcha_container', $form);
    }

    public function test_another_error_spends_nothing(): void
    {
        do_action('login_form_register');
        $errors = apply_filters('registration_errors', new \WP_Error('empty_username', 'Name?'), '', 'ana@example.org');
        $this->assertSame(['empty_username'], $errors->get_error_codes());
    }

    public function test_accounts_that_other_code_makes_are_not_looked_at(): void
    {
        $this->assertSame([], $this->core_errors()->get_error_codes());
    }

    public function test_an_owner_may_open_a_form_and_mailpoet_guards_its_own(): void
    {
        do_action('login_form_register');
        add_filter('onda_guards_registration', static fn(bool $is_guarded, string $form): bool => $form !== 'core', 10, 2);
        $this->assertSame([], $this->core_errors()->get_error_codes());
        $this->assertSame('', $this->printed(static fn() => do_action('register_form')));
        $this->assertSame(['onda_captcha'], $this->shop_errors()->get_error_codes());
        add_action('wp_ajax_nopriv_mailpoet', '__return_null');
        $this->assertSame([], $this->shop_errors()->get_error_codes());
    }

    /** @param array<string, mixed> $data */
    private function send(int $form, array $data): void
    {
        do_action('login_form_register');
        $this->now -= 10;
        $stamp = $this->stamp($form);
        $this->now += 10;
        $_POST = wp_slash(['data' => $data + ['email' => '', 'form_stamp' => $stamp]]);
    }

    private function core_errors(): \WP_Error
    {
        return apply_filters('registration_errors', new \WP_Error(), 'ana', 'ana@example.org');
    }

    private function shop_errors(): \WP_Error
    {
        return apply_filters('woocommerce_process_registration_errors', new \WP_Error(), 'ana', 'secret', 'ana@example.org');
    }
}
