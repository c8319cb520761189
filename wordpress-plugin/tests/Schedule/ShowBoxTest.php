<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Features\Schedule\Contact;
use Onda\Features\Schedule\ShowTypes;
use Onda\Owner\Schedule\SchedulePosts;
use Onda\Owner\Schedule\ShowBox;
use Onda\Tests\TestCase;

final class ShowBoxTest extends TestCase
{
    use ScheduleSite;

    private const SENT = ['whatsapp' => '+34 600 123 456', 'phone' => '', 'mail' => 'tarde@radio.example'];

    protected function tearDown(): void
    {
        $_POST = $_REQUEST = [];
        parent::tearDown();
    }

    public function test_hosts_and_contact_are_kept_and_come_back(): void
    {
        $this->begin();
        $this->sign_in('administrator');
        $known = $this->host('Ana Pérez');
        $show = $this->show('Tarde');
        $this->send($show, 'ana pérez, Luis O\'Hara', self::SENT);
        $hosts = get_post_meta($show, ShowTypes::HOSTS, true);
        $this->assertSame($known, $hosts[0]);
        $this->assertSame('Luis O\'Hara', get_post($hosts[1])->post_title);
        $this->assertSame(self::SENT, Contact::of($show)->written);
        $box = $this->printed_box($show);
        $this->assertStringContainsString('Ana Pérez, Luis O&#039;Hara', $box);
        $this->assertStringNotContainsString('aria-invalid', $box);
    }

    public function test_what_is_wrong_is_kept_and_said_beside_its_field(): void
    {
        $this->begin();
        $this->sign_in('administrator');
        $show = $this->show('Tarde');
        $this->send($show, '', ['whatsapp' => 'en recepción', 'phone' => '"><script>', 'mail' => 'tarde@']);
        $box = $this->printed_box($show);
        $this->assertSame(3, substr_count($box, 'aria-invalid="true"'));
        $this->assertSame(3, substr_count($box, 'notice-error'));
        $this->assertStringContainsString('value="en recepción"', $box);
        $this->assertStringNotContainsString('<script', $box);
        $this->assertSame([], Contact::of($show)->links(''));
    }

    /** @dataProvider strangers */
    public function test_who_may_not_edit_it_or_sends_no_nonce_changes_nothing(string $role, bool $has_nonce): void
    {
        $this->begin();
        $show = $this->show('Tarde');
        $this->sign_in($role);
        $this->send($show, 'Ana', self::SENT, $has_nonce);
        $this->assertSame([[], Contact::NONE], [get_post_meta($show, ShowTypes::HOSTS, true), Contact::of($show)->written]);
    }

    public function strangers(): array
    {
        return ['a subscriber' => ['subscriber', true], 'no nonce' => ['administrator', false]];
    }

    /** @param array<string, string> $contact */
    private function send(int $show, string $hosts, array $contact, bool $has_nonce = true): void
    {
        $_POST = $_REQUEST = wp_slash([
            'onda_show_hosts' => $hosts,
            'onda_show_contact' => $contact,
        ] + ($has_nonce ? ['onda_show_nonce' => wp_create_nonce("onda_show_$show")] : []));
        (new ShowBox(new SchedulePosts()))->save_post($show);
    }

    private function printed_box(int $show): string
    {
        return $this->printed(fn() => (new ShowBox(new SchedulePosts()))->box(get_post($show)));
    }
}
