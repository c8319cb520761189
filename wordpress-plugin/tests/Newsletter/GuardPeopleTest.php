<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Features\Newsletter\Guard\CaptchaLinks;
use Onda\Features\Newsletter\Guard\CaptchaPage;
use Onda\Features\Newsletter\Guard\GuardHooks;
use Onda\Features\Newsletter\Guard\ProofOfWork;
use Onda\Features\Newsletter\Guard\Verdict;

/** Eight people, and how each of them fills in a form. */
final class GuardPeopleTest extends GuardCase
{
    private const QUIET = ['focus_count' => '1', 'mm_count' => '0', 'kd_count' => '0', 'scroll_count' => '0', 'touch' => '0'];

    /** @return array<string, array{array<string, string>, bool}> Counts, and whether the browser has worked. */
    public static function people(): array
    {
        return [
            'autofill from the list that the browser offers' => [['time_ms' => '3100', 'mm_count' => '26'], false],
            'password manager that fills without a key' => [['time_ms' => '2600', 'mm_count' => '2'], true],
            'keyboard alone' => [['time_ms' => '7300', 'focus_count' => '3', 'kd_count' => '31'], false],
            'touch' => [['time_ms' => '9900', 'scroll_count' => '7', 'touch' => '1'], false],
            'touch without scrolling, by the keyboard’s suggestion' => [['time_ms' => '4100', 'touch' => '1'], true],
            'screen reader that keeps the keys to itself' => [['time_ms' => '19000', 'focus_count' => '2'], true],
            'paste' => [['time_ms' => '5200', 'mm_count' => '11', 'kd_count' => '2'], false],
            'slow 3G, where the token never came' => [['time_ms' => '41000', 'kd_count' => '17', 'mm_count' => '9'], false],
        ];
    }

    /** @dataProvider people */
    public function test_people_with_a_script_never_see_a_captcha(array $counts, bool $has_proof): void
    {
        $input = $this->input([
            'behavioral_signals' => $counts + self::QUIET,
            'proof' => $has_proof ? self::solved(ProofOfWork::challenge($this->now)) : '',
        ]);
        $this->assertSame(Verdict::Allow, $this->judge($input));
    }

    public function test_a_page_that_lay_in_a_cache_for_sixty_days_lets_people_in(): void
    {
        $stamp = $this->stamp();
        $this->now += 60 * DAY_IN_SECONDS;
        $input = $this->input(['form_stamp' => $stamp, 'behavioral_signals' => $this->signals()]);
        $this->assertSame(Verdict::Allow, $this->judge($input));
    }

    public function test_a_page_older_than_ninety_days_asks_for_the_captcha(): void
    {
        $stamp = $this->stamp();
        $this->now += 90 * DAY_IN_SECONDS + 1;
        $input = $this->input(['form_stamp' => $stamp, 'behavioral_signals' => $this->signals()]);
        $this->assertSame(Verdict::Captcha, $this->judge($input));
    }

    public function test_without_a_script_the_captcha_page_carries_the_form_on(): void
    {
        $input = $this->input(['form_field_x' => 'ana@example.org', 'segments' => ['1', '2']]);
        $this->assertSame(Verdict::Captcha, $this->judge($input));
        $answer = $this->guard->captcha(self::FORM, $input);
        $this->assertSame(__('Please fill in the CAPTCHA.', 'onda'), $answer['message']);
        $session = $answer['meta']['captcha_session_id'];

        $page = (new CaptchaPage($this->sessions, 'https://example.org/page.css'))->document($session, false);
        $this->assertSame(200, $page->status);
        foreach (['name="data[captcha]"', 'name="data[captcha_session_id]"', 'name="data[form_id]" value="3"', 'mailpoet_subscription_form'] as $part) {
            $this->assertStringContainsString($part, $page->body);
        }
        $sent = ['form_id' => '3', 'captcha_session_id' => $session, 'captcha' => $this->sessions->phrase($session)?->text()];
        $this->now = time();
        $restored = GuardHooks::restored($sent);
        $this->assertSame('ana@example.org', $restored['form_field_x']);
        $this->assertSame(['1', '2'], $restored['segments']);
        $this->assertArrayNotHasKey('form_stamp', $restored);
    }

    public function test_who_answers_the_captcha_comes_in_once(): void
    {
        $input = $this->input();
        $session = $this->guard->captcha(self::FORM, $input)['meta']['captcha_session_id'];
        $answer = ['captcha_session_id' => $session, 'captcha' => strtolower(chunk_split($this->sessions->phrase($session)->text(), 2, ' '))];
        $this->assertSame(Verdict::Allow, $this->judge($this->input($answer)));
        $this->assertSame(Verdict::Captcha, $this->judge($this->input($answer)));
    }

    public function test_a_wrong_answer_asks_for_another_code_and_the_fifth_for_another_captcha(): void
    {
        $session = $this->guard->captcha(self::FORM, $this->input())['meta']['captcha_session_id'];
        $wrong = fn() => $this->input(['captcha_session_id' => $session, 'captcha' => 'nope']);
        foreach (range(1, 4) as $try) {
            $before = $this->sessions->phrase($session)->text();
            $this->assertSame(Verdict::Captcha, $this->judge($wrong()), "try $try");
            $this->assertNotSame($before, $this->sessions->phrase($session)->text());
            $this->assertSame([
                'meta' => ['refresh_captcha' => true, 'redirect_url' => CaptchaLinks::to('render', $session)],
                'message' => __('The characters entered do not match with the previous CAPTCHA.', 'onda'),
            ], $this->guard->captcha(self::FORM, $wrong()));
        }
        $this->assertSame(Verdict::Captcha, $this->judge($wrong()));
        $meta = $this->guard->captcha(self::FORM, $wrong())['meta'];
        $this->assertSame(
            ['show_captcha', 'captcha_session_id', 'captcha_image_url', 'captcha_audio_url', 'captcha_work_url', 'redirect_url'],
            array_keys($meta),
        );
        $this->assertNotSame($session, $meta['captcha_session_id']);
    }

    public function test_an_empty_answer_keeps_the_captcha_that_is_there(): void
    {
        $session = $this->guard->captcha(self::FORM, $this->input())['meta']['captcha_session_id'];
        $empty = $this->input(['captcha_session_id' => $session, 'captcha' => ' ']);
        $this->assertSame(Verdict::Captcha, $this->judge($empty));
        $this->assertSame($session, $this->guard->captcha(self::FORM, $empty)['meta']['captcha_session_id']);
    }

    public function test_a_browser_that_fills_in_the_trap_with_the_visitors_own_address_costs_a_captcha_not_the_subscription(): void
    {
        $input = $this->input(['email' => 'ana@example.org', 'behavioral_signals' => $this->signals()]);
        $this->assertSame(Verdict::Captcha, $this->judge($input));
    }

    public function test_one_network_gets_thirty_captchas_in_ten_minutes(): void
    {
        $metas = array_map(fn(): array => $this->guard->captcha(self::FORM, $this->input())['meta'], range(1, 31));
        $this->assertArrayHasKey('show_captcha', $metas[29]);
        $this->assertSame([], $metas[30]);
    }

    public function test_more_than_a_form_is_not_kept(): void
    {
        $answer = $this->guard->captcha(self::FORM, $this->input(['form_field_x' => str_repeat('a', 4001)]));
        $this->assertSame([], $this->sessions->kept($answer['meta']['captcha_session_id']));
    }

    public function test_the_trap_is_out_of_everybodys_way(): void
    {
        $fields = $this->guard->fields(self::FORM);
        $this->assertMatchesRegularExpression('/<div class="mailpoet_hp_email_label" hidden aria-hidden="true"><span hidden>/', $fields);
        $this->assertStringContainsString('tabindex="-1" autocomplete="off" name="data[email]" value=""', $fields);
        $this->assertStringNotContainsString('style=', $fields);
    }
}
