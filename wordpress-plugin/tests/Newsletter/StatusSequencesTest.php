<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Http\Request;
use Onda\Features\Newsletter\FieldNames;
use Onda\Features\Newsletter\Mail\MailLinks;
use Onda\Features\Newsletter\ManageForm;

/** After any sequence of what a person can do, nobody is subscribed who has not pressed the button of a mail. */
final class StatusSequencesTest extends NewsletterCase
{
    private const STEPS = ['sign up', 'confirm', 'leave', 'return'];
    private const EMAIL = 'ana@example.com';
    private const LONGEST = 3;

    /** @dataProvider beginnings */
    public function test_nobody_is_subscribed_who_did_not_confirm(string $first): void
    {
        global $wpdb;
        foreach (self::sequences(self::LONGEST) as $steps) {
            $steps = ['sign up', $first, ...$steps];
            $former = $this->subscribers->by_email(self::EMAIL);
            $former === null || $this->subscribers->forget($former->id);
            $this->mails = [];
            // A box gets few mails a day.
            $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");
            array_map($this->take(...), $steps);
            $status = $this->subscribers->by_email(self::EMAIL)->status;
            $this->assertSame(self::expected($steps), $status, implode(', ', $steps));
        }
    }

    /** @return array<string, array{string}> */
    public function beginnings(): array
    {
        return array_combine(self::STEPS, array_map(static fn(string $step): array => [$step], self::STEPS));
    }

    /**
     * The rule: the button of a mail subscribes, once a mail; leaving ends it; coming back is for those who had
     * confirmed. A second mail follows the first only later than these steps.
     *
     * @param list<string> $steps
     */
    private static function expected(array $steps): string
    {
        [$status, $has_confirmed] = ['unconfirmed', false];
        foreach ($steps as $step) {
            $is_pressed = $step === 'confirm' && !$has_confirmed;
            $is_back = $step === 'return' && $has_confirmed;
            $has_confirmed = $has_confirmed || $is_pressed;
            $status = match (true) {
                $is_pressed, $is_back => 'subscribed',
                $step === 'leave' => 'unsubscribed',
                default => $status,
            };
        }
        return $status;
    }

    /** @return iterable<list<string>> All of up to so many steps. */
    private static function sequences(int $longest): iterable
    {
        yield [];
        foreach ($longest === 1 ? [] : self::STEPS as $step) {
            foreach (self::sequences($longest - 1) as $rest) {
                yield [$step, ...$rest];
            }
        }
    }

    private function take(string $step): void
    {
        match ($step) {
            'sign up' => $this->post(self::filled(self::EMAIL)),
            'confirm' => $this->subscriptions()->confirm($this->token_of($this->mails[0]), '', time()),
            'leave' => $this->choose('unsubscribed'),
            'return' => $this->choose('subscribed'),
        };
    }

    private function choose(string $status): void
    {
        $ana = $this->subscribers->by_email(self::EMAIL);
        $data = ['email' => self::EMAIL, FieldNames::of('segments') => ['1'], FieldNames::of('status') => $status];
        $manage = new ManageForm($this->options(), $this->subscribers, $this->subscriptions());
        $manage->update(new Request(['data' => $data, 'token' => MailLinks::key($ana)], [], self::SITE), time());
    }
}
