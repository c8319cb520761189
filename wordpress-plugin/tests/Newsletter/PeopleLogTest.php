<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Features\Newsletter\Mail\MailingSync;
use Onda\Features\Newsletter\Mail\Mails;
use Onda\Features\Newsletter\People\PeopleLogRepository;
use Onda\Features\Newsletter\SignUp\ConfirmAgain;
use Onda\Features\Newsletter\SubscriberUpkeep;
use Onda\Owner\Newsletter\NewsletterPrivacy;
use Onda\Owner\Newsletter\People\PeopleLog;
use Onda\Owner\Newsletter\People\SubscriberActions;
use Onda\Owner\Newsletter\People\SubscriberTransfer;

final class PeopleLogTest extends NewsletterCase
{
    private PeopleLogRepository $log;

    protected function setUp(): void
    {
        parent::setUp();
        switch_to_locale('en_US');
        $this->log = new PeopleLogRepository();
        $this->subscribed('ana@example.com');
        $this->subscribed('eva@example.com');
        $this->sign_in('administrator');
    }

    protected function tearDown(): void
    {
        restore_previous_locale();
        parent::tearDown();
    }

    public function test_an_export_is_kept_with_who_when_and_how_many(): void
    {
        iterator_to_array($this->transfer()->export(), false);
        [$row] = $this->log->latest();
        $this->assertSame([get_current_user_id(), 'export', 2], [$row['user'], $row['event'], $row['amount']]);
        $this->assertEqualsWithDelta(time(), $row['happened'], 5);
        $screen = (new PeopleLog($this->log))->markup();
        $this->assertStringContainsString(wp_get_current_user()->display_name . ' · 2 subscribers exported', $screen);
        $this->assertStringNotContainsString('ana@', $screen);
    }

    public function test_deletions_are_kept_from_the_list_and_from_the_privacy_tools(): void
    {
        $again = new ConfirmAgain($this->subscribers, $this->consents, new Mails($this->options()));
        $actions = new SubscriberActions($this->subscribers, $this->consents, $this->subscriptions(), $again);
        $ana = $this->subscribers->by_email('ana@example.com');
        $actions->run(SubscriberActions::UNSUBSCRIBE, [$ana->id], time());
        $this->assertSame([], $this->log->latest());
        $actions->run(SubscriberActions::DELETE, [$ana->id], time());
        $this->privacy()->erase('eva@example.com');
        $rows = array_map(static fn(array $row): array => [$row['event'], $row['way'], $row['amount']], $this->log->latest());
        $this->assertSame([['delete', 'privacy', 1], ['delete', 'screen', 1]], $rows);
    }

    public function test_it_is_forgotten_after_90_days(): void
    {
        iterator_to_array($this->transfer()->export(), false);
        (new SubscriberUpkeep($this->subscribers))->tidy(time() + 89 * DAY_IN_SECONDS);
        $this->assertCount(1, $this->log->latest());
        (new SubscriberUpkeep($this->subscribers))->tidy(time() + 91 * DAY_IN_SECONDS);
        $this->assertSame([], $this->log->latest());
    }

    public function test_whoever_did_it_gets_it_from_the_privacy_tools_and_is_forgotten_there(): void
    {
        iterator_to_array($this->transfer()->export(), false);
        wp_update_user(['ID' => get_current_user_id(), 'user_email' => 'boss@example.com']);
        $exported = (string) wp_json_encode($this->privacy()->export('boss@example.com'));
        $this->assertStringContainsString('2 subscribers exported', $exported);
        $this->assertTrue($this->privacy()->erase('boss@example.com')['items_removed']);
        [$row] = $this->log->latest();
        $this->assertSame([0, 2], [$row['user'], $row['amount']]);
        $this->assertStringContainsString('kept for 90 days', implode(NewsletterPrivacy::text()->sentences));
    }

    private function privacy(): NewsletterPrivacy
    {
        return new NewsletterPrivacy($this->options(), $this->subscribers, $this->consents, $this->subscriptions());
    }

    private function transfer(): SubscriberTransfer
    {
        return new SubscriberTransfer($this->options(), $this->subscribers, $this->consents, new MailingSync($this->options()));
    }
}
