<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Features\Newsletter\FieldNames;
use Onda\Features\Newsletter\Mail\MailingServices;
use Onda\Features\Newsletter\Mail\MailingSync;
use Onda\Features\Newsletter\MailingService;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Features\Newsletter\Subscriber;
use Onda\Features\Newsletter\SubscriberUpkeep;
use Onda\Owner\Newsletter\NewsletterPrivacy;
use Onda\Owner\Newsletter\People\SubscriberCsv;
use Onda\Owner\Newsletter\People\SubscriberTransfer;

/** Subscribers out, in, on to a mailing service, and away. */
final class TransferTest extends NewsletterCase
{
    public function test_what_is_exported_can_be_imported(): void
    {
        $this->forms(['id' => 1, 'firstName' => 'optional', 'lists' => [1, 2]]);
        $ana = $this->subscribed('ana@example.com', [FieldNames::of('first_name') => 'Ana "la" Ñ, 1']);
        $eva = $this->subscribed('eva@example.com');
        $this->subscriptions()->unsubscribe($eva, '', time());
        $text = implode('', iterator_to_array($this->transfer()->export(), false));
        $this->subscribers->forget($ana->id);
        $this->subscribers->forget($eva->id);
        $this->assertSame(['taken' => 2, 'known' => 0, 'wrong' => 0, 'lines' => ''], $this->transfer()->import($text, time()));
        $again = $this->subscribers->by_email('ana@example.com');
        $this->assertSame(['Ana "la" Ñ, 1', [1, 2], 'subscribed'], [$again?->first_name, $again?->lists, $again?->status]);
        $this->assertSame('unsubscribed', $this->subscribers->by_email('eva@example.com')?->status);
        $this->assertSame(['imported'], array_column($this->consents->of($again->id), 'event'));
    }

    public function test_who_has_left_stays_away_and_known_names_stay_as_they_are(): void
    {
        $ana = $this->subscribed('ana@example.com');
        $this->subscriptions()->unsubscribe($ana, '', time());
        $counts = $this->transfer()->import("email,first_name\nANA@example.com,Mallory\n", time());
        $this->assertSame(['taken' => 0, 'known' => 1, 'wrong' => 0, 'lines' => ''], $counts);
        $ana = $this->subscribers->by_email('ana@example.com');
        $this->assertSame(['unsubscribed', ''], [$ana?->status, $ana?->first_name]);
    }

    /**
     * @testWith ["INSERT INTO %sonda_consents"]
     *     ["INSERT IGNORE INTO %sonda_subscriber_lists"]
     *     ["DELETE FROM %sonda_subscriber_lists"]
     *     ["UPDATE %sonda_subscribers"]
     */
    public function test_an_import_that_was_killed_is_finished_by_the_next(string $beginning): void
    {
        global $wpdb;
        $file = "email,first_name\nana@example.com,Ana\n";
        $beginning = sprintf($beginning, $wpdb->prefix);
        $kill = static fn(string $sql): string =>
            str_starts_with(strtr($sql, ['`' => '']), $beginning) ? throw new \LogicException('killed') : $sql;
        add_filter('query', $kill, 10, 1);
        try {
            $this->transfer()->import($file, time());
            $this->fail('it was not killed');
        } catch (\LogicException) {
            remove_filter('query', $kill, 10);
        }
        $this->assertSame(1, $this->transfer()->import($file, time())['taken']);
        $ana = $this->subscribers->by_email('ana@example.com');
        $this->assertSame(['subscribed', 'Ana', 'import', [1]], [$ana?->status, $ana?->first_name, $ana?->source, $ana?->lists]);
        $this->assertSame(['imported'], array_column($this->consents->of($ana->id), 'event'));
        $this->assertSame(1, $this->transfer()->import($file, time())['known']);
    }

    public function test_the_status_is_read_as_others_write_it_and_none_that_is_not_known_is_subscribed(): void
    {
        $file = "email,status\nana@example.com,Unsubscribed\neva@example.com,SUBSCRIBED\nleo@example.com,bounced\n";
        $this->assertSame(['taken' => 2, 'known' => 0, 'wrong' => 1, 'lines' => '4'], $this->transfer()->import($file, time()));
        $status = fn(string $name): ?string => $this->subscribers->by_email("$name@example.com")?->status;
        $this->assertSame(['unsubscribed', 'subscribed', null], array_map($status, ['ana', 'eva', 'leo']));
    }

    public function test_names_of_a_file_that_is_not_in_utf8_are_kept(): void
    {
        $this->transfer()->import("email;first_name\r\nana@example.com;\xC1ngela N\xFA\xF1ez\r\n", time());
        $this->assertSame('Ángela Núñez', $this->subscribers->by_email('ana@example.com')?->first_name);
    }

    /** @dataProvider formulas */
    public function test_no_cell_is_a_formula_for_a_spreadsheet(string $cell): void
    {
        $this->assertSame("\"'$cell\"\r\n", SubscriberCsv::line([$cell]));
    }

    public function formulas(): array
    {
        return [['=1+1'], ['+1'], ['-1'], ['@SUM(A1)'], ["\t=1"], ['＝1+1'], ['＋1'], ['－1'], ['＠SUM(A1)'], ["\u{FEFF}=1"], ["\u{200B}＝1"],
            ["\u{A0}=1"], ["\u{3000}@A1"], ["\u{2066} \u{200F}+1"]];
    }

    /**
     * A Spanish spreadsheet parts cells at semicolons, and of a file with commas it takes no quotation mark for one.
     */
    public function test_no_part_of_a_cell_is_a_formula_where_semicolons_part_cells(): void
    {
        $names = ['x;=1+1;y', 'x; @SUM(A1)', "x;\"=1+1;y", 'x,-1'];
        $parts = explode(';', strtr(SubscriberCsv::line($names), [',' => ';', '"' => '']));
        $formulas = array_filter($parts, static fn(string $part): bool => preg_match('/^\s*[=+\-@]/', $part) === 1);
        $this->assertSame([], $formulas);
        $read = SubscriberCsv::read("email,b,c,d\r\n" . SubscriberCsv::line($names));
        $this->assertSame($names, array_values($read->current()));
    }

    public function test_who_confirms_is_passed_to_the_service_that_the_owner_chose(): void
    {
        $service = $this->service();
        $ana = $this->subscribed('ana@example.com');
        $this->subscriptions()->unsubscribe($ana, '', time());
        $this->assertSame(['take ana@example.com 7', 'drop ana@example.com'], $service->heard);
    }

    public function test_a_service_that_fails_fails_nobodys_confirmation(): void
    {
        $service = $this->service();
        $service->is_broken = true;
        $failures = [];
        add_action('onda_mailing_service_failed', static function (\Throwable $failure) use (&$failures): void {
            $failures[] = $failure->getMessage();
        });
        $this->subscribed('ana@example.com');
        $this->assertSame(['down'], $failures);
        $this->assertSame([0, 1], $this->transfer()->pass());
        $service->is_broken = false;
        $this->assertSame([1, 0], $this->transfer()->pass());
    }

    /** @testWith ["test", "subscribed", false]
     *     ["", "unconfirmed", false]
     *     ["", "unsubscribed", false]
     *     ["", "subscribed", true]
     *     ["imported", "subscribed", true]
     */
    public function test_a_service_hears_of_those_alone_who_want_its_mails(string $source, string $status, bool $is_told): void
    {
        $ana = $this->subscribers->made('ana@example.com', 1, time());
        $this->subscribers->change($ana->id, ['source' => $source, 'status' => $status]);
        $service = $this->service();
        $ana = $this->subscribers->find($ana->id) ?? $ana;
        $this->assertSame($is_told, (new MailingSync($this->options()))->take($ana));
        $this->assertCount((int) $is_told, $service->heard);
    }

    public function test_mailpoet_is_offered_and_left_alone_where_it_is_not(): void
    {
        $this->assertSame(['mailpoet'], array_keys(MailingServices::all()));
        update_option(NewsletterStore::OPTION, ['service' => 'mailpoet']);
        $this->subscribed('ana@example.com');
        $this->assertFalse((new MailingSync($this->options()))->take($this->subscribers->by_email('ana@example.com')));
    }

    public function test_the_privacy_tools_export_and_erase_a_subscriber(): void
    {
        $ana = $this->subscribed('ana@example.com');
        $service = $this->service();
        $privacy = new NewsletterPrivacy($this->options(), $this->subscribers, $this->consents, $this->subscriptions());
        $exported = wp_json_encode($privacy->export('ana@example.com'));
        foreach (['ana@example.com', 'subscribed', '198.51.100.0', 'confirmed'] as $fact) {
            $this->assertStringContainsString($fact, $exported);
        }
        $this->assertTrue($privacy->erase('ana@example.com')['items_removed']);
        $this->assertSame(['drop ana@example.com'], $service->heard);
        $this->assertNull($this->subscribers->find($ana->id));
        $this->assertSame([], $this->consents->of($ana->id));
        $this->assertSame(['data' => [], 'done' => true], $privacy->export('ana@example.com'));
        $this->assertFalse($privacy->erase('ana@example.com')['items_removed']);
    }

    public function test_who_never_confirms_is_forgotten_after_a_month(): void
    {
        $this->post(self::filled('new@example.com'));
        $this->subscribed('ana@example.com');
        $month = SubscriberUpkeep::UNCONFIRMED_DAYS * DAY_IN_SECONDS;
        (new SubscriberUpkeep($this->subscribers))->tidy(time() + $month - 10);
        $this->assertNotNull($this->subscribers->by_email('new@example.com'));
        $new = $this->subscribers->by_email('new@example.com');
        $this->subscribers->change($new->id, ['mailed' => time() + 3600]);
        (new SubscriberUpkeep($this->subscribers))->tidy(time() + $month + 10);
        $this->assertNotNull($this->subscribers->by_email('new@example.com'), 'was sent another mail since');
        (new SubscriberUpkeep($this->subscribers))->tidy(time() + $month + 3610);
        $this->assertNull($this->subscribers->by_email('new@example.com'));
        $this->assertNotNull($this->subscribers->by_email('ana@example.com'));
    }

    private function transfer(): SubscriberTransfer
    {
        return new SubscriberTransfer($this->options(), $this->subscribers, $this->consents, new MailingSync($this->options()));
    }

    private function service(): MailingService
    {
        $service = new class implements MailingService {
            /** @var list<string> */
            public array $heard = [];
            public bool $is_broken = false;

            public function name(): string
            {
                return 'Test';
            }

            public function is_there(): bool
            {
                return true;
            }

            public function take(Subscriber $subscriber, array $lists): void
            {
                $this->is_broken && throw new \RuntimeException('down');
                $this->heard[] = "take $subscriber->email " . implode(',', $lists);
            }

            public function drop(Subscriber $subscriber): void
            {
                $this->heard[] = "drop $subscriber->email";
            }
        };
        add_filter('onda_mailing_services', static fn(array $services): array => $services + ['test' => $service]);
        $lists = [['id' => 1, 'name' => 'Noticias', 'remote' => '7']];
        update_option(NewsletterStore::OPTION, ['service' => 'test', 'lists' => $lists]);
        return $service;
    }
}
