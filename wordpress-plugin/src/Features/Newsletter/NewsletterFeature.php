<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\Lock;
use Onda\Core\Http\RateLimit;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;
use Onda\Features\Newsletter\Guard\CaptchaRouter;
use Onda\Features\Newsletter\Guard\GuardHooks;
use Onda\Features\Newsletter\Guard\Registration;
use Onda\Features\Newsletter\Guard\SpamCheck;
use Onda\Features\Newsletter\Mail\MailingSync;
use Onda\Features\Newsletter\Mail\Mails;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\People\Subscriptions;
use Onda\Features\Newsletter\SignUp\NativeRoutes;
use Onda\Features\Newsletter\SignUp\SignUpDelayRepository;
use Onda\Features\Newsletter\SignUp\SignUpHandler;
use Onda\Features\Newsletter\SignUp\SignUps;
use Onda\Features\Newsletter\SignUp\SubscribeAction;
use Onda\Features\Newsletter\SignUp\TokenAction;

defined('ABSPATH') || exit;

/** Builds the objects of the newsletter. */
final class NewsletterFeature implements Feature
{
    use FeatureDefaults;

    private NewsletterBackend $backend;
    private ?NewsletterPrinting $printing = null;
    private ?Pages $pages = null;

    public function __construct()
    {
        $this->backend = new NewsletterBackend();
    }

    public function actions(): array
    {
        $rate_limit = static fn(): RateLimit => new RateLimit(
            new RateLimitRepository(),
            'newsletter-token',
            TokenAction::PER_MINUTE,
        );
        return GuardHooks::actions() + [
            'newsletter' => [
                new Action('mailpoet', static fn() => new SubscribeAction(self::handler()), opens_to: Lock::Members),
                new Action('mailpoet_token', static fn() => new TokenAction($rate_limit()), opens_to: Lock::Members),
            ],
        ];
    }

    public function make(string $part, Printing $printing): object
    {
        return match ($part) {
            self::class => $this,
            CaptchaRouter::class => GuardHooks::router(),
            Display::class => new Display(
                $this->backend,
                self::options(),
                $this->printing($printing),
                $printing->printer(),
                new PublicPosts(),
            ),
            MailingSync::class => new MailingSync(self::options()),
            NativeRoutes::class => new NativeRoutes($this->backend, self::handler(...), self::manage_form()),
            Pages::class => $this->pages($printing),
            Registration::class => new Registration(
                self::spam_check(),
                static fn(): string => $printing->printer()->element('captcha-hook', []),
            ),
            SubscriberUpkeep::class => new SubscriberUpkeep(new SubscriberRepository()),
        };
    }

    /** @return array<string, list<array{value: string, label: string}>> */
    public function onda_block_choices(array $choices): array
    {
        return $choices + [
            'form' => array_map(static fn(array $row): array => [
                'value' => (string) $row['id'],
                'label' => $row['name'] ?: sprintf(
                    /* translators: %d: number of a form. */
                    __('Form %d', 'onda'),
                    $row['id'],
                ),
            ], self::options()->form_rows()),
        ];
    }

    public function elements(Printing $printing): ElementParts
    {
        return new ElementParts(['newsletter' => $this->printing($printing)->resolve(...)], [
            'newsletter-form' => $this->printing($printing)->inside(...),
            'newsletter-manage' => fn(): string => self::manage_form()->markup($this->pages($printing)->visit()),
        ]);
    }

    /** The owner's preview uses the same object: a form on the page is not printed twice. */
    public function printing(Printing $printing): NewsletterPrinting
    {
        return $this->printing ??=
            new NewsletterPrinting($this->backend, self::options(), self::spam_check(), $printing->texts());
    }

    private function pages(Printing $printing): Pages
    {
        return $this->pages ??=
            new Pages(new SubscriberRepository(), self::subscriptions(), self::options(), $printing->printer());
    }

    private static function manage_form(): ManageForm
    {
        return new ManageForm(self::options(), new SubscriberRepository(), self::subscriptions());
    }

    public function events(): array
    {
        return [SubscriberUpkeep::EVENT];
    }

    public function forget(): void
    {
        delete_option(NewsletterStore::OPTION);
    }

    public static function spam_check(): SpamCheck
    {
        return GuardHooks::spam_check();
    }

    /** @param SpamCheck|null $check Null for the guard. */
    public static function handler(?SpamCheck $check = null): SignUpHandler
    {
        $mails = new Mails(self::options());
        $sign_ups = new SignUps(new SubscriberRepository(), new ConsentRepository(), new SignUpDelayRepository(), $mails);
        return new SignUpHandler(self::options(), $check ?? self::spam_check(), $sign_ups);
    }

    public static function subscriptions(): Subscriptions
    {
        return new Subscriptions(new SubscriberRepository(), new ConsentRepository());
    }

    public static function options(): NewsletterOptions
    {
        return NewsletterOptions::stored(new NewsletterStore());
    }
}
