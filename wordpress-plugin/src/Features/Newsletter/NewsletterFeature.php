<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\Lock;
use Onda\Core\Http\OwnerLook;
use Onda\Core\Http\RateLimit;
use Onda\Core\Printing\Assets;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Newsletter\Guard\GuardHooks;
use Onda\Features\Newsletter\Guard\SpamCheck;
use Onda\Features\Newsletter\Mail\FormToken;
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

/** The newsletter's corner of the composition root. */
final class NewsletterFeature implements Feature
{
    use FeatureDefaults;

    private NewsletterBackend $backend;
    public ?NewsletterPrinting $printing = null;
    private ?ManageForm $manage = null;
    private ?Pages $pages = null;

    public function __construct()
    {
        $this->backend = new NewsletterBackend();
    }

    public function hook(): void
    {
        SettingsStore::widen(NewsletterStore::OPTION);
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

    public function elements(Texts $texts, Manifest $manifest): ElementParts
    {
        $this->printing = new NewsletterPrinting($this->backend, self::options(), self::spam_check(), $texts);
        $manage = $this->manage = new ManageForm(self::options(), new SubscriberRepository(), self::subscriptions());
        return new ElementParts(['newsletter' => $this->printing->resolve(...)], [
            'newsletter-form' => $this->printing->inside(...),
            'newsletter-manage' => fn(): string => $this->pages === null ? '' : $manage->markup($this->pages->visit()),
        ]);
    }

    public function hook_printing(Elements $elements, ElementPrinter $printer, Assets $assets): void
    {
        add_filter('onda_block_choices', static fn(array $choices): array => $choices + [
            'form' => array_map(static fn(array $row): array => [
                'value' => (string) $row['id'],
                'label' => $row['name'] ?: sprintf(
                    /* translators: %d: number of a form. */
                    __('Form %d', 'onda'),
                    $row['id'],
                ),
            ], self::options()->form_rows()),
        ]);
        $options = self::options();
        $this->pages = new Pages(new SubscriberRepository(), self::subscriptions(), $options, $printer);
        $this->backend->hook();
        $this->pages->hook();
        GuardHooks::hook($printer);
        $beats = ['heartbeat_nopriv_send', 'heartbeat_send', 'wp_refresh_nonces'];
        LazyHooks::on($beats, fn() => (new FormToken($this->backend))->hook());
        (new NativeRoutes($this->backend, self::handler(...), $this->manage))->hook();
        // As the theme's feature, so that the order of both stays that of the features.
        $moments = ['wp_enqueue_scripts', 'the_content', 'wp_footer', 'render_block_core/template-part'];
        LazyHooks::on($moments, function () use ($options, $printer): void {
            $display = new Display($this->backend, $options, $this->printing, $printer, new PublicPosts());
            OwnerLook::is_asked_for() || $display->hook();
        });
        $changes = ['onda_subscriber_confirmed', 'onda_subscriber_changed', 'onda_subscriber_unsubscribed'];
        LazyHooks::on($changes, static fn() => (new MailingSync($options))->hook());
        (new SubscriberUpkeep(new SubscriberRepository()))->hook();
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
