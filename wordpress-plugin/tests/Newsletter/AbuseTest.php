<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Features\Newsletter\Mail\Mails;
use Onda\Features\Newsletter\SignUpRequest;
use Onda\Features\Newsletter\SignUp\SignUpDelayRepository;
use Onda\Features\Newsletter\SignUp\SignUps;

/** Attacks: each ends at a limit, and none learns who subscribes here. */
final class AbuseTest extends NewsletterCase
{
    public function test_fifty_sign_ups_of_one_address_are_one_mail(): void
    {
        foreach (range(1, 50) as $ignored) {
            $this->assertSame([200, ['data' => []]], $this->post(self::filled('victim@example.com')));
        }
        $this->assertCount(1, $this->mails);
        $this->assertSame('victim@example.com', $this->mails[0]['to']);
    }

    public function test_capitals_and_spaces_do_not_make_another_address(): void
    {
        foreach (['victim@example.com', 'Victim@Example.COM', ' victim@example.com '] as $email) {
            $this->assertSame(200, $this->post(self::filled($email))[0]);
        }
        $this->assertCount(1, $this->mails);
        $this->assertSame(1, $this->subscribers->counts()['unconfirmed']);
    }

    /** @dataProvider boxes */
    public function test_many_addresses_of_one_box_are_a_few_mails(bool $is_one_box, string $pattern): void
    {
        foreach (range(1, 8) as $number) {
            $this->assertSame(200, $this->post(self::filled(sprintf($pattern, str_repeat('.', $number % 2), $number)))[0]);
        }
        $this->assertCount($is_one_box ? 5 : 8, $this->mails);
    }

    /** @return array<string, array{bool, string}> */
    public function boxes(): array
    {
        return [
            'behind a plus' => [true, 'victim%1$.0s+%2$d@example.com'],
            'with dots of Gmail' => [true, 'v%1$sictim+%2$d@gmail.com'],
            'of either name of Gmail' => [true, 'victim+%1$.0s%2$d@GoogleMail.com'],
            'people of one company' => [false, 'ana%1$.0s%2$d@example.com'],
            'dots elsewhere' => [false, 'v%1$sictim%2$d@example.com'],
        ];
    }

    public function test_the_fourth_confirmation_of_a_month_is_not_sent_and_nobody_is_told(): void
    {
        foreach (range(0, 3) as $hour) {
            $this->sign_up('victim@example.com', self::NOW + $hour * HOUR_IN_SECONDS);
        }
        $this->assertCount(SignUps::MOST_MAILS, $this->mails);
        $this->sign_up('victim@example.com', self::NOW + 4 * HOUR_IN_SECONDS + SignUps::MAIL_DAYS * DAY_IN_SECONDS);
        $this->assertCount(SignUps::MOST_MAILS + 1, $this->mails);
    }

    public function test_who_confirms_may_be_sent_the_next_three(): void
    {
        $this->subscribed('ana@example.com');
        $this->assertSame(0, $this->subscribers->by_email('ana@example.com')->mails);
    }

    public function test_a_list_of_a_hundred_victims_ends_with_the_first_from_one_network(): void
    {
        foreach (range(1, 100) as $victim) {
            $this->post(self::filled("victim$victim@example.com"), [], ['REMOTE_ADDR' => '203.0.113.66']);
        }
        $this->assertCount(1, $this->mails);
        $this->assertSame(1, $this->subscribers->counts()['unconfirmed']);
    }

    public function test_each_further_sign_up_of_a_network_doubles_the_wait_up_to_a_day(): void
    {
        $rate_limit = new SignUpDelayRepository();
        $now = self::NOW;
        foreach ([60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, 30720, 61440, 86400] as $wait) {
            $this->assertSame(0, $rate_limit->take('network', $now));
            $this->assertSame($wait, $rate_limit->take('network', $now));
            $this->assertSame(1, $rate_limit->take('network', $now + $wait - 1));
            $now += $wait;
        }
        $this->assertSame(0, $rate_limit->take('another', self::NOW));
        // A day without a sign-up is forgotten, and so is all that was before it.
        foreach ([60, 120, 240] as $wait) {
            $this->assertSame(0, $rate_limit->take('network', $now));
            $this->assertSame($wait, $rate_limit->take('network', $now));
            $now += $wait;
        }
    }

    /** Counted, because time is not the same twice: the statements of a known address are those of a new one. */
    public function test_known_and_unknown_get_the_same_reply_for_the_same_work(): void
    {
        $this->subscribed('known@example.com');
        $left = $this->subscribed('left@example.com');
        $this->subscriptions()->unsubscribe($left, '', time());
        $this->post(self::filled('warm@example.com'));
        $work = [];
        foreach (['new@example.com', 'known@example.com', 'left@example.com'] as $email) {
            $mails = count($this->mails);
            $queries = get_num_queries();
            $this->assertSame([200, ['data' => []]], $this->post(self::filled($email)));
            $work[$email] = [get_num_queries() - $queries, count($this->mails) - $mails];
        }
        $this->assertSame($work['new@example.com'], $work['known@example.com']);
        $this->assertSame($work['new@example.com'], $work['left@example.com']);
        $this->assertSame(1, $work['new@example.com'][1]);
    }

    public function test_the_known_one_is_told_by_mail_instead(): void
    {
        $this->subscribed('known@example.com');
        $this->post(self::filled('known@example.com'));
        $mail = $this->last_mail();
        $this->assertStringContainsString('You get it already.', $mail['message']);
        $this->assertStringContainsString('onda_newsletter=manage', $mail['message']);
        $this->assertStringNotContainsString('onda_newsletter=confirm', $mail['message']);
    }

    /** @dataProvider lists */
    public function test_a_known_one_confirms_what_is_new(array $has, array $wants, bool $is_asked): void
    {
        $this->forms(['id' => 1, 'lists' => $has]);
        $this->subscribed('known@example.com');
        $this->forms(['id' => 1, 'lists' => $wants]);
        $this->post(self::filled('known@example.com'));
        $this->assertSame($is_asked, str_contains($this->last_mail()['message'], 'onda_newsletter=confirm'));
    }

    /** @return array<string, array{list<int>, list<int>, bool}> Lists of one, those asked for, whether a mail asks. */
    public function lists(): array
    {
        return [
            'the same' => [[1, 2], [2, 1], false],
            'fewer' => [[1, 2], [1], false],
            'more' => [[1], [1, 2], true],
            'others' => [[1], [2], true],
        ];
    }

    public function test_every_mail_can_be_left_by_one_click_and_asks_for_no_answer_of_a_machine(): void
    {
        $this->subscribed('known@example.com');
        $this->post(self::filled('known@example.com'));
        $this->assertCount(2, $this->mails);
        foreach ($this->mails as $mail) {
            $headers = implode("\n", $mail['headers']);
            $this->assertMatchesRegularExpression('~^List-Unsubscribe: <https?://[^\s>]+onda_newsletter=unsubscribe[^\s>]+>$~m', $headers);
            $this->assertStringContainsString('List-Unsubscribe-Post: List-Unsubscribe=One-Click', $headers);
            $this->assertStringContainsString('Auto-Submitted: auto-generated', $headers);
        }
    }

    public function test_the_name_of_the_site_ends_no_line_of_a_mails_head(): void
    {
        update_option('blogname', "Radio\r\nBcc: all@example.com &amp; Co");
        $this->post(self::filled('ana@example.com'));
        $this->assertStringNotContainsString("\n", $this->last_mail()['subject']);
        $this->assertStringContainsString('& Co', $this->last_mail()['subject']);
    }

    public function test_no_row_tells_the_token_or_the_whole_address_of_a_visitor(): void
    {
        global $wpdb;
        $this->post(self::filled('ana@example.com'), [], ['REMOTE_ADDR' => '203.0.113.77']);
        $token = $this->token_of($this->last_mail());
        $stored = '';
        foreach (['onda_subscribers', 'onda_consents', 'onda_limits'] as $table) {
            $stored .= wp_json_encode($wpdb->get_results("SELECT * FROM {$wpdb->prefix}$table"));
        }
        $this->assertStringNotContainsString($token, $stored);
        $this->assertStringNotContainsString('203.0.113.77', $stored);
        $this->assertStringContainsString('203.0.113.0', $stored);
    }

    public function test_hostile_text_reaches_the_database_as_text(): void
    {
        global $wpdb;
        $wpdb->hide_errors();
        foreach (["o'brien@example.com", 'a%b@example.com', 'a_b@example.com'] as $email) {
            $this->post(self::filled($email));
            $this->assertSame($email, $this->subscribers->by_email($email)?->email);
        }
        $this->assertNull($this->subscribers->by_email('a%@example.com'));
        $this->assertNull($this->subscribers->by_email("' OR '1'='1"));
        $this->assertSame('', $wpdb->last_error);
    }

    public function test_a_form_of_a_thousand_fields_is_no_form(): void
    {
        $data = self::filled('ana@example.com', array_fill_keys(array_map(static fn(int $n): string => "x$n", range(1, 1000)), 'x'));
        $this->assertSame(404, $this->post($data)[0]);
    }

    private function sign_up(string $email, int $now): void
    {
        $sign_ups = new SignUps($this->subscribers, $this->consents, new SignUpDelayRepository(), new Mails($this->options()));
        $sign_ups->sign_up($this->options()->form(1), new SignUpRequest($email, '', '', [1]), '', '', $now);
    }
}
