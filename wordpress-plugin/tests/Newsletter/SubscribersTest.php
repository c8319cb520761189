<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Http\Request;
use Onda\Features\Newsletter\Mail\Mails;
use Onda\Features\Newsletter\SignUp\ConfirmAgain;
use Onda\Features\Newsletter\SignUp\SignUps;
use Onda\Features\Newsletter\Subscriber;
use Onda\Owner\Newsletter\OwnerParts;
use Onda\Owner\Newsletter\People\SubscriberActions;
use Onda\Owner\Newsletter\People\SubscriberNotices;
use Onda\Owner\Newsletter\People\SubscriberPageRepository;
use Onda\Owner\Newsletter\People\SubscriberQuery;
use Onda\Owner\Newsletter\People\SubscribersTable;

/** The owner's list of subscribers: what it finds, and what it does to them. */
final class SubscribersTest extends NewsletterCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->forms(['id' => 1, 'name' => 'Pie', 'lists' => [1, 2]]);
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        set_current_screen('toplevel_page_onda-newsletter');
        wp_set_current_user(1);
    }

    /** @dataProvider requests */
    public function test_a_request_asks_for_a_page_that_there_can_be(string $paged, int $per_page, int $page, int $rows): void
    {
        $query = SubscriberQuery::of(new Request(['paged' => $paged]), $per_page);
        $this->assertSame([$page, $rows], [$query->page, $query->per_page]);
    }

    /** @return array<string, array{string, int, int, int}> */
    public function requests(): array
    {
        return [
            'nothing' => ['', 0, 1, 1],
            'less than nothing' => ['-2', -5, 1, 1],
            'the first page' => ['1', 1, 1, 1],
            'another page' => ['7', 20, 7, 20],
            'as many as there may be' => ['2', 200, 2, 200],
            'one more' => ['2', 201, 2, 200],
            'no number' => ['x', 20, 1, 20],
        ];
    }

    protected function tearDown(): void
    {
        unset($GLOBALS['current_screen']);
        parent::tearDown();
    }

    public function test_every_page_has_its_rows_in_order_from_both_ends(): void
    {
        $ids = $this->many(7);
        $rows = fn(SubscriberQuery $query): array => array_column($this->found($query)['rows'], 'id');
        $this->assertSame(array_reverse(array_slice($ids, 4)), $rows(new SubscriberQuery(per_page: 3)));
        $this->assertSame(array_reverse(array_slice($ids, 1, 3)), $rows(new SubscriberQuery(page: 2, per_page: 3)));
        $this->assertSame([$ids[0]], $rows(new SubscriberQuery(page: 3, per_page: 3)));
        $this->assertSame([], $rows(new SubscriberQuery(page: 4, per_page: 3)));
        $this->assertSame([$ids[6]], $rows(new SubscriberQuery(page: 3, per_page: 3, is_oldest_first: true)));
        $this->assertSame(array_slice($ids, 0, 3), $rows(new SubscriberQuery(per_page: 3, is_oldest_first: true)));
    }

    public function test_status_and_list_narrow_the_rows_and_the_numbers(): void
    {
        [$one, $two, $three] = $this->many(3);
        $this->subscribers->change($one, ['status' => Subscriber::SUBSCRIBED]);
        $this->subscribers->change($two, ['status' => Subscriber::SUBSCRIBED]);
        $this->subscribers->set_lists($two, [2]);
        $this->subscribers->set_lists($three, [2]);
        $sports = new SubscriberQuery(list: 2);
        $this->assertSame(['subscribed' => 1, 'unconfirmed' => 1, 'unsubscribed' => 0], $this->sorted($sports));
        $this->assertSame([$three, $two], array_column($this->found($sports)['rows'], 'id'));
        $found = $this->found(new SubscriberQuery('subscribed', 2));
        $this->assertSame([1, [$two]], [$found['total'], array_column($found['rows'], 'id')]);
        $all = iterator_to_array($this->pages()->all(new SubscriberQuery('subscribed')), false);
        $this->assertSame([$one, $two], array_column($all, 'id'));
    }

    public function test_an_address_is_found_whole_or_by_its_beginning_and_never_by_a_part(): void
    {
        $this->many(3);
        $emails = fn(string $search): array =>
            array_column($this->found(new SubscriberQuery(search: $search))['rows'], 'email');
        $this->assertSame(['p2@example.com'], $emails('P2@EXAMPLE.COM'));
        $this->assertSame(['p3@example.com', 'p2@example.com', 'p1@example.com'], $emails('p'));
        $this->assertSame([], $emails('example'));
        $this->assertSame([], $emails('%'));
        $this->assertSame([], $emails('p_'));
    }

    public function test_the_table_prints_hostile_names_as_text(): void
    {
        [$id] = $this->many(1);
        $this->subscribers->change($id, ['first_name' => '<script>alert(1)</script>', 'last_name' => '"><img>']);
        $printed = $this->table(new SubscriberQuery());
        $this->assertStringNotContainsString('<script>alert', $printed);
        $this->assertStringContainsString('&lt;script&gt;alert(1)', $printed);
        $this->assertMatchesRegularExpression('~<label for="onda-subscriber-\d+"[^>]*>Select p1@example.com<~', $printed);
    }

    public function test_who_waits_gets_the_confirmation_again_within_the_limits_of_the_form(): void
    {
        $this->post(self::filled('eva@example.com'));
        $eva = $this->subscribers->by_email('eva@example.com');
        $again = fn(int $now): array => $this->actions()->run(SubscriberActions::CONFIRM, [$eva->id], $now);
        $this->assertSame([ConfirmAgain::LIMITED => 1], $again(time()));
        $this->assertCount(1, $this->mails);
        $this->assertSame([ConfirmAgain::SENT => 1], $again(time() + SignUps::MAIL_REST));
        $this->assertSame([ConfirmAgain::SENT => 1], $again(time() + 2 * SignUps::MAIL_REST));
        $this->assertSame([ConfirmAgain::LIMITED => 1], $again(time() + 3 * SignUps::MAIL_REST));
        $subscriber = $this->subscriptions()->confirm($this->token_of($this->last_mail()), '', time());
        $this->assertSame(['subscribed', [1, 2]], [$subscriber?->status, $subscriber?->lists]);
        $this->assertSame([ConfirmAgain::OTHER => 1], $again(time() + DAY_IN_SECONDS));
        $texts = array_unique(array_column($this->consents->of($eva->id), 'text'));
        $this->assertCount(1, $texts);
    }

    public function test_a_mail_that_fails_is_told_and_does_not_count(): void
    {
        $this->post(self::filled('eva@example.com'));
        $eva = $this->subscribers->by_email('eva@example.com');
        $this->is_mail_down = true;
        $now = time() + SignUps::MAIL_REST;
        $this->assertSame([ConfirmAgain::FAILED => 1], $this->actions()->run(SubscriberActions::CONFIRM, [$eva->id], $now));
        $this->is_mail_down = false;
        $this->assertSame([ConfirmAgain::SENT => 1], $this->actions()->run(SubscriberActions::CONFIRM, [$eva->id], $now));
    }

    public function test_deleting_asks_first_and_takes_the_consents_along(): void
    {
        $ana = $this->subscribed('ana@example.com');
        $fields = ['action' => 'delete', SubscribersTable::CHOSEN => [(string) $ana->id]];
        $fields += ['_wpnonce' => wp_create_nonce(SubscribersTable::NONCE)];
        $screen = OwnerParts::subscribers();
        $this->assertSame('', $screen->receive($this->sent($fields), new SubscriberQuery(), time()));
        $this->assertStringContainsString('Delete 1 subscriber?', $this->printed($screen->page(...)));
        $this->assertNotNull($this->subscribers->find($ana->id));
        $next = $screen->receive($this->sent($fields + ['sure' => '1']), new SubscriberQuery(), time());
        $this->assertStringContainsString('did=delete&done=1', $next);
        $this->assertNull($this->subscribers->find($ana->id));
        // Another editor chose the same.
        $this->assertSame('', $screen->receive($this->sent($fields), new SubscriberQuery(), time()));
        $this->assertStringContainsString('no longer there', $this->printed($screen->page(...)));
        $this->assertSame([], $this->consents->of($ana->id));
    }

    public function test_an_old_screen_and_an_empty_choice_do_nothing_and_say_so(): void
    {
        $ana = $this->subscribed('ana@example.com');
        $fields = ['action' => 'unsubscribe', SubscribersTable::CHOSEN => [(string) $ana->id], '_wpnonce' => 'old'];
        $screen = OwnerParts::subscribers();
        $this->assertSame('', $screen->receive($this->sent($fields), new SubscriberQuery(), time()));
        $this->assertStringContainsString('open for too long', $this->printed($screen->page(...)));
        $nonce = ['_wpnonce' => wp_create_nonce(SubscribersTable::NONCE)];
        $screen->receive($this->sent(['action' => 'unsubscribe'] + $nonce), new SubscriberQuery(), time());
        $this->assertStringContainsString('Choose at least one', $this->printed($screen->page(...)));
        $this->assertTrue($this->subscribers->find($ana->id)?->is_subscribed());
        $next = $screen->receive($this->sent($nonce + $fields), new SubscriberQuery(), time());
        $this->assertStringContainsString('did=unsubscribe&done=1', $next);
        $this->assertSame('unsubscribed', $this->subscribers->find($ana->id)?->status);
    }

    public function test_filters_that_were_sent_lead_to_an_address_of_their_own(): void
    {
        $sent = fn(array $fields): string =>
            OwnerParts::subscribers()->receive($this->sent($fields), SubscriberQuery::of($this->sent($fields), 20), time());
        $this->assertStringEndsWith('tab=subscribers&list=2', $sent(['list' => '2', 'filter_action' => 'x', 'paged' => '3']));
        $this->assertStringEndsWith('&s=ana%40', $sent(['s' => 'ana@', 'paged' => '3']));
        $this->assertStringEndsWith('paged=3', $sent(['paged' => '3', 'searched' => '']));
    }

    public function test_one_person_has_data_and_the_history_of_consents(): void
    {
        $ana = $this->subscribed('ana@example.com');
        $_GET = ['person' => (string) $ana->id];
        $printed = $this->printed(OwnerParts::subscribers()->page(...));
        $_GET = [];
        foreach (['ana@example.com', 'Noticias, Deportes', 'Pie', 'asked for it', 'confirmed', 'You can leave at any time'] as $text) {
            $this->assertStringContainsString($text, $printed);
        }
    }

    /**
     * @testWith ["unconfirmed", ["confirm", "unsubscribe", "delete"]]
     *           ["subscribed", ["unsubscribe", "delete"]]
     *           ["unsubscribed", ["delete"]]
     */
    public function test_what_means_something_for_a_subscriber_is_offered(string $status, array $acts): void
    {
        $ana = new Subscriber(1, 'ana@example.com', $status, '', '', [], '', 1, 0, 0, 0, 0);
        $this->assertSame($acts, array_keys(SubscribersTable::links($ana, new SubscriberQuery())));
    }

    public function test_each_outcome_has_a_sentence(): void
    {
        $said = (new SubscriberNotices())->of(new Request(['did' => 'confirm', 'sent' => '2', 'limited' => '1', 'other' => '3']));
        $this->assertStringContainsString('2 mails sent. 1 got no mail', $said);
        $this->assertStringContainsString('3 have nothing to confirm.', $said);
        $this->assertStringContainsString('notice-success', $said);
        $failed = (new SubscriberNotices())->of(new Request(['did' => 'confirm', 'failed' => '1']));
        $this->assertStringContainsString('notice-warning', $failed);
        $this->assertSame('', (new SubscriberNotices())->of(new Request(['did' => 'confirm'])));
    }

    /** @return list<int> Ids of p1@example.com, p2@example.com … on list 1. */
    private function many(int $number): array
    {
        return array_map(function (int $count): int {
            $id = $this->subscribers->made("p$count@example.com", 1, self::NOW)->id;
            $this->subscribers->set_lists($id, [1]);
            return $id;
        }, range(1, $number));
    }

    private function pages(): SubscriberPageRepository
    {
        return new SubscriberPageRepository($this->subscribers);
    }

    /** @return array{rows: list<Subscriber>, total: int, is_cut: bool} */
    private function found(SubscriberQuery $query): array
    {
        return $this->pages()->page($query, $this->pages()->counts($query));
    }

    /** @return array<string, int> */
    private function sorted(SubscriberQuery $query): array
    {
        $counts = $this->pages()->counts($query);
        ksort($counts);
        return $counts;
    }

    private function table(SubscriberQuery $query): string
    {
        $words = new \Onda\Owner\Newsletter\People\SubscriberWords($this->options());
        $table = new SubscribersTable($query, $this->pages(), $words, $this->options());
        $table->prepare_items();
        return $this->printed($table->display(...));
    }

    private function actions(): SubscriberActions
    {
        $again = new ConfirmAgain($this->subscribers, $this->consents, new Mails($this->options()));
        return new SubscriberActions($this->subscribers, $this->consents, $this->subscriptions(), $again);
    }

    /** @param array<string, mixed> $fields */
    private function sent(array $fields): Request
    {
        return new Request($fields, [], ['REQUEST_METHOD' => 'POST']);
    }
}
