<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter;

use Onda\Core\Site\LazyHooks;
use Onda\Features\Newsletter\Mail\MailingSync;
use Onda\Features\Newsletter\Mail\Mails;
use Onda\Features\Newsletter\NewsletterFeature;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\SignUp\ConfirmAgain;
use Onda\Owner\Menu\Tab;
use Onda\Owner\Newsletter\Editor\TestSubscription;
use Onda\Owner\Newsletter\People\PersonPage;
use Onda\Owner\Newsletter\People\SubscriberActions;
use Onda\Owner\Newsletter\People\SubscriberPageRepository;
use Onda\Owner\Newsletter\People\SubscriberScreen;
use Onda\Owner\Newsletter\People\SubscriberTransfer;
use Onda\Owner\Newsletter\People\SubscriberWords;
use Onda\Owner\Newsletter\People\TransferTab;

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

    public static function transfer(): SubscriberTransfer
    {
        $options = self::options();
        return new SubscriberTransfer(
            $options,
            new SubscriberRepository(),
            new ConsentRepository(),
            new MailingSync($options),
        );
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
                NewsletterFeature::subscriptions(),
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

    private static function options(): NewsletterOptions
    {
        return NewsletterOptions::stored(new NewsletterStore());
    }
}
