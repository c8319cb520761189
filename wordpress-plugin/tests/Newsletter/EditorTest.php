<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Http\Request;
use Onda\Core\Settings\RecordReader;
use Onda\Features\Newsletter\FieldOrder;
use Onda\Features\Newsletter\Mail\MailingSync;
use Onda\Features\Newsletter\Mail\Mails;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Owner\Forms\SectionForm;
use Onda\Owner\Newsletter\Editor\FormEditor;
use Onda\Owner\Newsletter\Editor\FormStore;
use Onda\Owner\Newsletter\Editor\TestSubscription;

/** The editor of one form: what it saves, and what becomes of the others. */
final class EditorTest extends NewsletterCase
{
    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user(1);
    }

    protected function tearDown(): void
    {
        [$_GET, $_POST] = [[], []];
        unset($_SERVER['REQUEST_METHOD']);
        parent::tearDown();
    }

    public function test_one_form_is_saved_and_the_others_stay_with_their_ids(): void
    {
        $this->forms(['id' => 1, 'name' => 'Pie'], ['id' => 7, 'name' => 'Barra', 'type' => 'fixed_bar']);
        $next = $this->save(['form' => '7'], ['name' => 'Barra azul', 'type' => 'fixed_bar', 'delay' => '4']);
        $this->assertStringContainsString('form=7', $next);
        $forms = $this->options()->form_rows();
        $this->assertSame([[1, 'Pie'], [7, 'Barra azul']], $this->named($forms));
        $this->assertSame([4, 'fixed_bar'], [$forms[1]['delay'], $forms[1]['type']]);
    }

    public function test_a_new_form_gets_the_next_id_and_a_copy_stands_nowhere_yet(): void
    {
        $this->forms(['id' => 7, 'name' => 'Barra', 'where' => ['posts'], 'title' => 'Hola']);
        $next = $this->save(['form' => 'new'], ['name' => 'Nueva']);
        $this->assertStringContainsString('form=8', $next);
        $_GET = ['form' => 'new', 'of' => '7'];
        $copy = (new FormStore(new NewsletterStore()))->read();
        $this->assertSame(['Barra (copy)', [], 'Hola'], [$copy['name'], $copy['where'], $copy['title']]);
        $this->assertSame([[7, 'Barra'], [8, 'Nueva']], $this->named($this->options()->form_rows()));
    }

    public function test_a_site_that_never_saved_a_form_keeps_its_first_one_beside_a_new_one(): void
    {
        $this->save(['form' => 'new'], ['name' => 'Nueva']);
        $this->assertSame([[1, 'Newsletter'], [2, 'Nueva']], $this->named($this->options()->form_rows()));
    }

    public function test_where_a_form_stands_is_asked_first(): void
    {
        $html = $this->tab(FormEditor::section(new FormStore(new NewsletterStore())));
        preg_match_all('~<details([^>]*)>~', $html, $folds);
        $this->assertSame([false, true, false], array_map(static fn(string $fold): bool => str_contains($fold, 'open'), array_slice($folds[1], 0, 3)));
        $this->assertLessThan(strpos($html, 'onda_newsletter[title]'), strpos($html, 'onda_newsletter[type]'));
    }

    public function test_a_removed_form_leaves_the_others_and_its_id_is_not_mixed_up(): void
    {
        $this->forms(['id' => 1, 'name' => 'Pie'], ['id' => 2, 'name' => 'Barra']);
        $_GET = ['form' => '1'];
        (new FormStore(new NewsletterStore()))->remove();
        $this->assertSame([[2, 'Barra']], $this->named($this->options()->form_rows()));
        $this->assertNull($this->options()->form(1));
    }

    /**
     * @testWith ["onda_remove_form_1", [[2, "Barra"]]]
     *           ["onda_remove_form_2", [[1, "Pie"], [2, "Barra"]]]
     */
    public function test_a_form_goes_by_its_own_button_alone(string $nonce, array $left): void
    {
        $this->forms(['id' => 1, 'name' => 'Pie'], ['id' => 2, 'name' => 'Barra']);
        [$_GET, $_SERVER['REQUEST_METHOD']] = [['form' => '1'], 'POST'];
        $_POST = ['onda_remove_form' => wp_create_nonce($nonce)];
        self::led(FormEditor::section(new FormStore(new NewsletterStore()))->load);
        $this->assertSame($left, $this->named($this->options()->form_rows()));
    }

    /**
     * @testWith ["onda_newsletter_test", "removed"]
     *           ["onda", "expired"]
     */
    public function test_a_sign_up_is_tried_by_its_own_button_alone(string $nonce, string $said): void
    {
        $_POST = ['_wpnonce' => wp_create_nonce($nonce), 'act' => TestSubscription::REMOVE, 'form' => '1'];
        $this->assertStringContainsString("&test=$said#", self::led($this->test()->admin_post(...)));
    }

    public function test_two_editors_of_one_form_get_what_differs_and_nothing_is_lost(): void
    {
        $this->forms(['id' => 1, 'name' => 'Pie', 'title' => 'A']);
        $_GET = ['form' => '1'];
        $first = $this->fields();
        $this->forms(['id' => 1, 'name' => 'Pie', 'title' => 'B']);
        $form = new SectionForm(FormEditor::section(new FormStore(new NewsletterStore())));
        $sent = [NewsletterStore::OPTION => ['name' => 'Pie', 'title' => 'C']] + $first;
        $this->assertSame('', $form->receive(new Request($sent, [], ['REQUEST_METHOD' => 'POST'])));
        $printed = $this->printed($form->page(...));
        $this->assertStringContainsString('Title is now: B', $printed);
        $this->assertStringContainsString('value="C"', $printed);
        $this->assertSame('B', $this->options()->first_form()->text('title'));
    }

    public function test_a_form_that_somebody_removed_meanwhile_is_not_written_over_another(): void
    {
        $this->forms(['id' => 2, 'name' => 'Barra']);
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $_GET = ['form' => '1'];
        $store = new FormStore(new NewsletterStore());
        $store->write(['name' => 'Pie'] + $store->read());
        unset($_SERVER['REQUEST_METHOD']);
        $this->assertSame([[2, 'Barra'], [1, 'Pie']], $this->named($this->options()->form_rows()));
    }

    /** @dataProvider orders */
    public function test_each_field_stands_once_whatever_is_sent(mixed $sent, array $order): void
    {
        $form = ['id' => '1', 'name' => 'Pie', 'order' => $sent];
        $row = RecordReader::read(NewsletterOptions::record(), ['forms' => [$form]])['values']['forms'][0];
        $this->assertSame($order, $row['order']);
    }

    public function orders(): array
    {
        $all = ['email', 'firstName', 'lastName', 'lists', 'consent'];
        $first = ['firstName', 'lastName', 'email', 'lists', 'consent'];
        return [
            'places' => [['email' => '3', 'firstName' => '1', 'lastName' => '2', 'lists' => '4', 'consent' => '5'], $first],
            'a list' => [['firstName', 'lastName'], $first],
            'twice and unknown' => [['email', 'email', 'moon'], $all],
            'no places' => [['email' => 'x', 'moon' => '1'], $all],
            'a text' => ['email', $all],
        ];
    }

    public function test_the_fields_are_printed_in_their_order(): void
    {
        $row = ['order' => ['consent', 'firstName', 'email']];
        $this->assertSame(['consent', 'firstName', 'email', 'lastName', 'lists'], FieldOrder::of($row));
        $this->assertSame(['email', 'firstName', 'lastName', 'lists', 'consent'], FieldOrder::of([]));
    }

    public function test_a_test_subscription_mails_the_owner_is_marked_and_goes_in_one_click(): void
    {
        $this->forms(['id' => 1, 'name' => 'Pie', 'lists' => [2]]);
        $test = $this->test();
        $this->assertSame(TestSubscription::SENT, $test->act('send', 1, 'owner@example.com', time()));
        $this->assertSame('owner@example.com', $this->last_mail()['to']);
        $subscriber = $this->subscriptions()->confirm($this->token_of($this->last_mail()), '', time());
        $this->assertSame([true, [2], 'subscribed'], [$subscriber?->is_test(), $subscriber?->lists, $subscriber?->status]);
        $this->assertFalse((new MailingSync($this->options()))->take($subscriber));
        $this->assertSame(TestSubscription::SENT, $test->act('send', 1, 'owner@example.com', time()));
        $this->assertSame(TestSubscription::REMOVED, $test->act('remove', 1, 'owner@example.com', time()));
        $this->assertNull($this->subscribers->by_email('owner@example.com'));
        $this->assertSame([], $this->consents->of($subscriber->id));
    }

    public function test_an_owner_who_subscribed_before_stays_a_subscriber(): void
    {
        $this->forms(['id' => 1, 'name' => 'Pie', 'lists' => [1]], ['id' => 2, 'name' => 'Barra', 'lists' => [2]]);
        $owner = $this->subscribed('owner@example.com');
        $this->assertSame(TestSubscription::KNOWN, $this->test()->act('send', 2, 'owner@example.com', time()));
        $this->test()->act('remove', 2, 'owner@example.com', time());
        $again = $this->subscriptions()->confirm($this->token_of($this->last_mail()), '', time());
        $this->assertSame([$owner->id, [1], ''], [$again?->id, $again?->lists, $again?->source]);
    }

    public function test_a_test_says_why_the_mail_was_not_sent(): void
    {
        $this->forms(['id' => 1, 'name' => 'Pie']);
        add_filter('pre_wp_mail', static function (): bool {
            do_action('wp_mail_failed', new \WP_Error('wp_mail_failed', 'SMTP connect() failed <b>'));
            return false;
        }, PHP_INT_MAX);
        $this->assertSame(TestSubscription::FAILED, $this->test()->act('send', 1, 'owner@example.com', time()));
        $this->assertSame('SMTP connect() failed <b>', TestSubscription::failure());
        $_GET = ['form' => '1', 'test' => 'failed'];
        $printed = $this->printed((new SectionForm(FormEditor::section(new FormStore(new NewsletterStore()))))->page(...));
        $this->assertStringContainsString('SMTP connect() failed &lt;b&gt;', $printed);
    }

    /**
     * @param array<string, string> $address
     * @param array<string, mixed> $row
     */
    private function save(array $address, array $row): string
    {
        $_GET = $address;
        $form = new SectionForm(FormEditor::section(new FormStore(new NewsletterStore())));
        $fields = [NewsletterStore::OPTION => $row] + $this->fields();
        return $form->receive(new Request($fields, [], ['REQUEST_METHOD' => 'POST']));
    }

    /** @return array<string, string> The hidden fields of the screen. */
    private function fields(): array
    {
        $printed = $this->printed((new SectionForm(FormEditor::section(new FormStore(new NewsletterStore()))))->page(...));
        preg_match_all('/name="(onda_(?:section|was|complete))" value="([^"]*)"/', $printed, $found);
        return array_combine($found[1], $found[2]);
    }

    /** The address to which it leads; empty where it stays. */
    private static function led(callable $run): string
    {
        add_filter('wp_redirect', static fn(string $address): never => throw new \DomainException($address));
        try {
            $run();
            return '';
        } catch (\DomainException $led) {
            return $led->getMessage();
        }
    }

    /** @return list<array{int, string}> */
    private function named(array $rows): array
    {
        return array_map(static fn(array $row): array => [$row['id'], $row['name']], $rows);
    }

    private function test(): TestSubscription
    {
        return new TestSubscription($this->options(), $this->subscribers, $this->consents, new Mails($this->options()));
    }
}
