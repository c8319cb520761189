<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Http\Request;
use Onda\Features\Newsletter\FieldNames;
use Onda\Features\Newsletter\Mail\EmailLink;
use Onda\Features\Newsletter\Mail\MailLinks;
use Onda\Features\Newsletter\ManageForm;
use Onda\Features\Newsletter\Pages;
use Onda\Features\Newsletter\People\Subscriptions;
use Onda\Features\Newsletter\Subscriber;
use Onda\Tests\PluginObjects;

/** From the sign-up to the end: what a link in a mail does, and what looking at it does not. */
final class LifeTest extends NewsletterCase
{
    public function test_who_signs_up_is_subscribed_only_when_the_mails_page_is_posted(): void
    {
        $this->post(self::filled('ana@example.com', [FieldNames::of('first_name') => 'Ana']));
        $token = $this->token_of($this->last_mail());
        foreach (range(1, 3) as $ignored) {
            $visit = $this->come([MailLinks::PARAMETER => MailLinks::CONFIRM, 'key' => $token]);
            $this->assertStringContainsString('Confirm my subscription', $this->pages()->content($visit));
        }
        $this->assertSame('unconfirmed', $this->find('ana@example.com')->status);
        $address = $this->answer($visit);
        $this->assertStringContainsString('done=confirmed', $address);
        $this->assertSame('subscribed', $this->find('ana@example.com')->status);
        $this->assertSame([1], $this->find('ana@example.com')->lists);
    }

    public function test_a_token_is_good_once_and_for_fourteen_days(): void
    {
        $this->post(self::filled('ana@example.com'));
        $token = $this->token_of($this->last_mail());
        $late = time() + (Subscriptions::CONFIRM_DAYS * DAY_IN_SECONDS) + 10;
        $this->assertNull($this->subscriptions()->confirm($token, '', $late));
        $this->assertNull($this->subscriptions()->confirm(str_repeat('0', 64), '', time()));
        $this->assertNull($this->subscriptions()->confirm('', '', time()));
        $subscriber = $this->subscriptions()->confirm($token, '', $late - 20);
        $this->subscriptions()->unsubscribe($subscriber, '', time());
        $this->subscriptions()->confirm($token, '', time());
        $this->assertSame('unsubscribed', $this->find('ana@example.com')->status);
    }

    public function test_names_and_lists_wait_for_the_confirmation_so_that_nobody_changes_anothers(): void
    {
        $this->forms(['id' => 1, 'firstName' => 'optional'], ['id' => 2, 'lists' => [2], 'firstName' => 'optional']);
        $this->subscribed('ana@example.com', [FieldNames::of('first_name') => 'Ana']);
        $this->post(['form_id' => '2'] + self::filled('ana@example.com', [FieldNames::of('first_name') => 'Mallory']));
        $ana = $this->find('ana@example.com');
        $this->assertSame(['Ana', [1], 'subscribed'], [$ana->first_name, $ana->lists, $ana->status]);
        $this->subscriptions()->confirm($this->token_of($this->last_mail()), '', time());
        $this->assertSame([1, 2], $this->find('ana@example.com')->lists);
    }

    public function test_the_consent_record_holds_time_place_form_and_text(): void
    {
        $this->forms(['id' => 1, 'title' => 'Boletín', 'consent' => 'Una vez por semana.', 'button' => 'Quiero']);
        $before = time();
        $subscriber = $this->subscribed('ana@example.com');
        $records = $this->consents->of($subscriber->id);
        $this->assertSame(['requested', 'confirmed'], array_column($records, 'event'));
        $this->assertSame([1, 1], array_column($records, 'form'));
        $this->assertSame(array_fill(0, 2, "Boletín\nUna vez por semana.\nQuiero"), array_column($records, 'text'));
        $this->assertGreaterThanOrEqual($before, $records[0]['happened']);
        $this->assertSame('198.51.100.0', $records[0]['address']);
    }

    public function test_one_click_unsubscribes_and_a_look_does_not(): void
    {
        $subscriber = $this->subscribed('ana@example.com');
        $visit = $this->come($this->query(MailLinks::unsubscribe($subscriber)));
        $this->assertStringContainsString('Do you want to get no further mails', $this->pages()->content($visit));
        $this->assertSame('subscribed', $this->find('ana@example.com')->status);
        $this->answer($visit, ['List-Unsubscribe' => 'One-Click']);
        $this->assertSame('unsubscribed', $this->find('ana@example.com')->status);
        $events = array_column($this->consents->of($subscriber->id), 'event');
        $this->answer($this->come($this->query(MailLinks::unsubscribe($subscriber))));
        $this->assertSame($events, array_column($this->consents->of($subscriber->id), 'event'));
    }

    /**
     * A link as programs of mail write it; a stranger adds a row.
     *
     * @testWith ["&amp;", ""]
     *     ["&", ">"]
     *     ["&", "."]
     *     ["&", ")."]
     *     ["&", "%3E"]
     *     ["&", "%20"]
     *     ["&", "&gt;"]
     *     ["&amp;", "&gt;."]
     *     ["&", "&utm_source=letter"]
     */
    public function test_a_link_is_good_however_a_program_of_mail_writes_it(string $and, string $behind): void
    {
        $subscriber = $this->subscribed('ana@example.com');
        $links = [MailLinks::unsubscribe($subscriber), MailLinks::manage($subscriber)];
        $this->post(self::filled('eva@example.com'));
        $links[] = MailLinks::confirm($this->token_of($this->last_mail()));
        foreach ($links as $link) {
            parse_str((string) wp_parse_url(strtr($link, ['&' => $and]) . $behind, PHP_URL_QUERY), $query);
            $this->assertNotNull($this->come($query)->subscriber, $link);
        }
    }

    public function test_who_left_may_sign_up_again_and_is_asked_again(): void
    {
        $subscriber = $this->subscribed('ana@example.com');
        $this->subscriptions()->unsubscribe($subscriber, '', time());
        $this->post(self::filled('ana@example.com'));
        $this->assertSame('unsubscribed', $this->find('ana@example.com')->status);
        $this->subscriptions()->confirm($this->token_of($this->last_mail()), '', time());
        $this->assertSame('subscribed', $this->find('ana@example.com')->status);
    }

    public function test_a_key_opens_one_subscriber_with_one_secret_on_one_site(): void
    {
        $make = static fn(string $id, string $secret): Subscriber => Subscriber::from_row(
            ['id' => $id, 'secret' => $secret] + array_fill_keys(['email', 'status', 'first_name', 'last_name'], '')
                + array_fill_keys(['form_id', 'created', 'confirmed', 'mails', 'mailed'], '0'),
            []
        );
        $key = MailLinks::key($make('7', 'aa'));
        $this->assertTrue(MailLinks::is_valid($make('7', 'aa'), $key));
        $this->assertFalse(MailLinks::is_valid($make('8', 'aa'), $key));
        $this->assertFalse(MailLinks::is_valid($make('7', 'bb'), $key), 'the table alone opens nothing');
        add_filter('salt', static fn(): string => 'of another site');
        $this->assertFalse(MailLinks::is_valid($make('7', 'aa'), $key), 'the secret alone opens nothing');
    }

    /** @dataProvider wrong_keys */
    public function test_a_link_of_another_or_a_made_up_one_opens_nothing(\Closure $spoil): void
    {
        [$ana, $eva] = [$this->subscribed('ana@example.com'), $this->subscribed('eva@example.com')];
        $query = $spoil($this->query(MailLinks::manage($ana)), $eva);
        $visit = $this->come($query);
        $this->assertNull($visit->subscriber);
        $this->assertStringNotContainsString('example.com"', $this->manage()->markup($visit));
        $this->answer($this->come([MailLinks::PARAMETER => MailLinks::UNSUBSCRIBE] + $query));
        $data = ['email' => 'ana@example.com', FieldNames::of('first_name') => 'Mallory'];
        $this->update($data, $query['key'] === MailLinks::key($ana) ? '' : $query['key']);
        $this->assertSame(['subscribed', ''], [$this->find('ana@example.com')->status, $this->find('ana@example.com')->first_name]);
    }

    public function wrong_keys(): array
    {
        return [
            'no key' => [static fn(array $query): array => ['key' => ''] + $query],
            'a list' => [static fn(array $query): array => ['key' => ''] + $query],
            'the key of another' => [static fn(array $query, Subscriber $eva): array => ['key' => MailLinks::key($eva)] + $query],
            'another number' => [static fn(array $query, Subscriber $eva): array => ['subscriber' => (string) $eva->id] + $query],
            'a number that is none' => [static fn(array $query): array => ['subscriber' => $query['subscriber'] . ' OR 1=1'] + $query],
            'a shorter key' => [static fn(array $query): array => ['key' => substr($query['key'], 0, 39)] + $query],
        ];
    }

    public function test_names_and_lists_are_changed_on_the_manage_page(): void
    {
        $this->forms(['id' => 1]);
        $ana = $this->subscribed('ana@example.com');
        $data = ['email' => 'ana@example.com', FieldNames::of('first_name') => 'Ana', FieldNames::of('last_name') => 'Ñúñez'];
        $address = $this->update($data + [FieldNames::of('segments') => ['2', '7']], MailLinks::key($ana));
        $this->assertStringContainsString('done=saved', $address);
        $ana = $this->find('ana@example.com');
        $this->assertSame(['Ana', 'Ñúñez', [2]], [$ana->first_name, $ana->last_name, $ana->lists]);
        $markup = $this->manage()->markup($this->come($this->query($address)));
        $this->assertStringContainsString('Your changes are saved.', $markup);
        $this->assertStringContainsString('value="Ñúñez"', $markup);
    }

    public function test_a_wrong_name_is_said_and_changes_nothing(): void
    {
        $ana = $this->subscribed('ana@example.com');
        $data = ['email' => 'ana@example.com', FieldNames::of('first_name') => '<b>'];
        $address = $this->update($data, MailLinks::key($ana));
        $this->assertSame([1], $this->find('ana@example.com')->lists);
        $markup = $this->manage()->markup($this->come($this->query($address)));
        $this->assertStringContainsString('Please specify a valid name', $markup);
    }

    public function test_the_status_is_changed_there_too_and_back_again(): void
    {
        $ana = $this->subscribed('ana@example.com');
        $data = ['email' => 'ana@example.com', FieldNames::of('segments') => ['1']];
        $this->update($data + [FieldNames::of('status') => 'unsubscribed'], MailLinks::key($ana));
        $this->assertSame('unsubscribed', $this->find('ana@example.com')->status);
        // Saved twice: who came back already does not come back again.
        foreach ([1, 2] as $time) {
            $this->update($data + [FieldNames::of('status') => 'subscribed'], MailLinks::key($ana));
            $this->assertSame('subscribed', $this->find('ana@example.com')->status);
        }
        $events = array_column($this->consents->of($ana->id), 'event');
        $this->assertSame(['requested', 'confirmed', 'unsubscribed', 'changed', 'confirmed', 'changed'], $events);
    }

    public function test_the_manage_page_confirms_nobody(): void
    {
        $this->post(self::filled('ana@example.com'));
        $ana = $this->find('ana@example.com');
        $this->assertStringNotContainsString('<select', $this->manage()->markup($this->come($this->query(MailLinks::manage($ana)))));
        $data = ['email' => 'ana@example.com', FieldNames::of('status') => 'subscribed'];
        $this->update($data, MailLinks::key($ana));
        $this->assertSame('unconfirmed', $this->find('ana@example.com')->status);
    }

    public function test_who_subscribed_here_is_known_by_the_key_and_nobody_else(): void
    {
        $ana = $this->subscribed('ana@example.com');
        $ours = fn(mixed $email, string $key, string $method = 'POST'): bool => $this->manage()->is_ours(
            new Request(['data' => ['email' => $email], 'token' => $key], [], ['REQUEST_METHOD' => $method] + self::SITE),
        );
        $this->assertTrue($ours('ana@example.com', MailLinks::key($ana)));
        $this->assertFalse($ours('ana@example.com', MailLinks::key($ana), 'GET'));
        $this->assertFalse($ours('theirs@example.com', MailLinks::key($ana)));
        $this->assertFalse($ours(['ana@example.com'], MailLinks::key($ana)));
        $this->assertFalse($ours('ana@example.com', ''));
    }

    public function test_a_hostile_value_in_a_link_is_printed_as_text(): void
    {
        $ana = $this->subscribed('ana@example.com');
        $this->subscribers->change($ana->id, ['first_name' => '"><script>alert(1)</script>']);
        foreach (['<script>', '"><img src=x onerror=alert(1)>'] as $done) {
            $markup = $this->manage()->markup($this->come(['done' => $done] + $this->query(MailLinks::manage($ana))));
            $this->assertStringNotContainsString('<script', $markup);
            $this->assertStringNotContainsString('<img', $markup);
        }
    }

    public function test_the_pages_are_a_page_of_the_theme_that_nobody_keeps(): void
    {
        $headers = $this->pages()->wp_headers(['X-Theme' => '1']);
        $this->assertStringContainsString('no-store', $headers['Cache-Control']);
        $this->assertSame(['no-referrer', 'noindex', '1'], [$headers['Referrer-Policy'], $headers['X-Robots-Tag'], $headers['X-Theme']]);
    }

    public function test_the_links_of_our_mails_lead_somewhere_while_the_coming_soon_page_is_on(): void
    {
        $_GET[MailLinks::PARAMETER] = MailLinks::MANAGE;
        $this->pages()->wp_loaded();
        unset($_GET[MailLinks::PARAMETER]);
        $this->assertFalse(apply_filters('onda_coming_soon', true, []));
    }

    /** @param array<string, string> $query */
    private function come(array $query): EmailLink
    {
        return EmailLink::of(new Request($query), $this->subscribers, $this->subscriptions(), time());
    }

    private function answer(EmailLink $visit, array $fields = []): string
    {
        return $this->pages()->answer($visit, new Request($fields, [], self::SITE), time());
    }

    private function manage(): ManageForm
    {
        return new ManageForm($this->options(), $this->subscribers, $this->subscriptions());
    }

    private function pages(): Pages
    {
        return new Pages($this->subscribers, $this->subscriptions(), $this->options(), (new PluginObjects())->printer);
    }

    /** @return string Where it leads. */
    private function update(array $data, string $key): string
    {
        return $this->manage()->update(new Request(['data' => $data, 'token' => $key], [], self::SITE), time());
    }

    /** @return array<string, string> */
    private function query(string $address): array
    {
        parse_str((string) parse_url($address, PHP_URL_QUERY), $query);
        return $query;
    }

    private function find(string $email): Subscriber
    {
        return $this->subscribers->by_email($email) ?? throw new \RuntimeException("No $email.");
    }
}
