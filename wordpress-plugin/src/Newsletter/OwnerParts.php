<?php

declare(strict_types=1);

namespace Onda\Newsletter;

use Onda\Admin\Tab;
use Onda\LazyHooks;
use Onda\Newsletter\Editor\TestSubscription;
use Onda\Newsletter\Mail\MailingSync;
use Onda\Newsletter\Mail\Mails;
use Onda\Newsletter\People\ConsentRepository;
use Onda\Newsletter\People\PersonPage;
use Onda\Newsletter\People\SubscriberActions;
use Onda\Newsletter\People\SubscriberPageRepository;
use Onda\Newsletter\People\SubscriberRepository;
use Onda\Newsletter\People\SubscriberScreen;
use Onda\Newsletter\People\SubscriberWords;
use Onda\Newsletter\People\Transfer;
use Onda\Newsletter\People\TransferTab;
use Onda\Newsletter\SignUp\ConfirmAgain;

defined('ABSPATH') || exit;

/** Builds the newsletter's screens in the admin. */
final class OwnerParts
{
    public static function hook(): void
    {
        SubscriberScreen::hook();
        LazyHooks::on(['admin_post_onda_newsletter_export', 'admin_post_onda_newsletter_import'], static fn() =>
            (new TransferTab(self::transfer()))->hook());
        LazyHooks::on(['admin_post_onda_newsletter_test'], static fn() => self::test()->hook());
    }

    /** @return list<Tab> */
    public static function tabs(): array
    {
        return [
            SubscriberScreen::tab(self::subscribers(...)),
            TransferTab::tab(static fn(): TransferTab => new TransferTab(self::transfer())),
        ];
    }

    public static function transfer(): Transfer
    {
        $options = self::options();
        return new Transfer($options, new SubscriberRepository(), new ConsentRepository(), new MailingSync($options));
    }

    public static function subscribers(): SubscriberScreen
    {
        [$options, $subscribers, $consents] = [self::options(), new SubscriberRepository(), new ConsentRepository()];
        return new SubscriberScreen(
            $subscribers,
            new SubscriberPageRepository($subscribers),
            new SubscriberActions(
                $subscribers,
                $consents,
                Feature::subscriptions(),
                new ConfirmAgain($subscribers, $consents, new Mails($options)),
            ),
            new PersonPage($consents, new SubscriberWords($options)),
            self::transfer(),
            $options,
        );
    }

    private static function test(): TestSubscription
    {
        $options = self::options();
        return new TestSubscription($options, new SubscriberRepository(), new ConsentRepository(), new Mails($options));
    }

    private static function options(): Options
    {
        return Options::stored(new Store());
    }
}
