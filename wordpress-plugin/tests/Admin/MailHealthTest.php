<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Site\OwnMail;
use Onda\Owner\Mail\MailHealth;
use Onda\Owner\Mail\MailTab;
use Onda\Tests\TestCase;

final class MailHealthTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        switch_to_locale('en_US');
        delete_option(OwnMail::OPTION);
        $this->sign_in('administrator');
    }

    protected function tearDown(): void
    {
        restore_previous_locale();
        parent::tearDown();
    }

    public function test_a_mail_that_fails_is_told_with_its_time_and_its_reason_and_without_an_address(): void
    {
        $this->assertSame('good', (new MailHealth())->result()['status']);
        self::break_mail('SMTP Error: <b>ana@example.com</b> was refused');
        $this->assertFalse(OwnMail::send('ana@example.com', 'Hello', 'Text'));
        $result = (new MailHealth())->result();
        $this->assertSame('critical', $result['status']);
        $this->assertStringContainsString('SMTP Error: … was refused', $result['description']);
        $this->assertStringContainsString(wp_date(get_option('date_format')), $result['description']);
        $this->assertStringContainsString('page=onda-tools&amp;tab=mail', $result['actions']);
        $this->assertStringContainsString('SMTP Error', $this->printed((new MailTab())->page(...)));
    }

    public function test_the_first_failure_is_kept_until_a_mail_is_handed_on(): void
    {
        update_option(OwnMail::OPTION, ['since' => 1000, 'last' => 2000, 'reason' => 'old']);
        self::break_mail('new');
        OwnMail::send('ana@example.com', 'Hello', 'Text');
        ['since' => $since, 'last' => $last, 'reason' => $reason] = OwnMail::failure();
        $this->assertSame([1000, 'new'], [$since, $reason]);
        $this->assertGreaterThan(2000, $last);
        remove_all_filters('pre_wp_mail');
        add_filter('pre_wp_mail', '__return_true');
        $this->assertTrue((new MailTab())->test());
        $this->assertNull(OwnMail::failure());
    }

    public function test_a_mail_of_another_plugin_is_none_of_ours(): void
    {
        self::break_mail('theirs');
        wp_mail('ana@example.com', 'Hello', 'Text');
        $this->assertNull(OwnMail::failure());
    }

    public function test_site_health_asks(): void
    {
        $tests = apply_filters('site_status_tests', ['direct' => [], 'async' => []]);
        $this->assertSame('good', ($tests['direct']['onda_mail']['test'])()['status']);
    }

    /** WordPress does the same when the mailer throws. */
    private static function break_mail(string $reason): void
    {
        remove_all_filters('pre_wp_mail');
        add_filter('pre_wp_mail', static function () use ($reason): bool {
            do_action('wp_mail_failed', new \WP_Error('wp_mail_failed', $reason, []));
            return false;
        });
    }
}
