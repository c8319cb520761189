<?php

declare(strict_types=1);

namespace Onda\Newsletter;

use Onda\Access\Lock;
use Onda\Admin\Home\Task;
use Onda\Admin\Preview\Look;
use Onda\Admin\Preview\PreviewPage;
use Onda\Admin\Screen;
use Onda\Database\PublicPosts;
use Onda\Database\RateLimitRepository;
use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\Http\Action;
use Onda\Http\RateLimit;
use Onda\LazyHooks;
use Onda\Newsletter\Editor\FormPreview;
use Onda\Newsletter\Guard\Feature as Guard;
use Onda\Newsletter\Mail\MailingSync;
use Onda\Newsletter\Mail\Mails;
use Onda\Newsletter\Mail\Token;
use Onda\Newsletter\People\Command;
use Onda\Newsletter\People\ConsentRepository;
use Onda\Newsletter\People\MailPoetRepository;
use Onda\Newsletter\People\MailPoetSource;
use Onda\Newsletter\People\SignUpDayRepository;
use Onda\Newsletter\People\SignUpFigures;
use Onda\Newsletter\People\SubscriberRepository;
use Onda\Newsletter\People\Subscriptions;
use Onda\Newsletter\People\Upkeep;
use Onda\Newsletter\SignUp\NativeRoutes;
use Onda\Newsletter\SignUp\NoSpamCheck;
use Onda\Newsletter\SignUp\SignUpDelayRepository;
use Onda\Newsletter\SignUp\SignUpHandler;
use Onda\Newsletter\SignUp\SignUps;
use Onda\Newsletter\SignUp\SpamCheck;
use Onda\Newsletter\SignUp\SubscribeAction;
use Onda\Newsletter\SignUp\TokenAction;
use Onda\Printing\Assets;
use Onda\Printing\ElementParts;
use Onda\Printing\ElementPrinter;
use Onda\Printing\Elements;
use Onda\Printing\Manifest;
use Onda\Printing\PlacedElements;
use Onda\Printing\Texts;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The newsletter's corner of the composition root. */
final class Feature implements FeatureOfPlugin
{
    use FeatureDefaults;

    private Backend $backend;
    private ?Printing $printing = null;
    private ?ManageForm $manage = null;
    private ?Pages $pages = null;

    public function __construct()
    {
        $this->backend = new Backend();
    }

    public function hook(): void
    {
        SettingsStore::widen(Store::OPTION);
    }

    public function actions(): array
    {
        $rate_limit = static fn(): RateLimit => new RateLimit(
            new RateLimitRepository(),
            'newsletter-token',
            TokenAction::PER_MINUTE,
        );
        return Guard::actions() + [
            'newsletter' => [
                new Action('mailpoet', static fn() => new SubscribeAction(self::handler()), opens_to: Lock::Members),
                new Action('mailpoet_token', static fn() => new TokenAction($rate_limit()), opens_to: Lock::Members),
            ],
        ];
    }

    public function statistics(): array
    {
        return [SignUpFigures::topic(new SignUpDayRepository())];
    }

    public function routes(): array
    {
        $limit = new RateLimit(new RateLimitRepository(), 'newsletter-token', TokenAction::PER_MINUTE);
        $handler = static fn(bool $is_trusted): SignUpHandler => self::handler($is_trusted ? new NoSpamCheck() : null);
        $trusted = new RateLimit(new RateLimitRepository(), 'newsletter-api', Routes::PER_HOUR, seconds: HOUR_IN_SECONDS);
        return (new Routes(self::options(), $handler, Guard::challenge(...), $limit, $trusted))->all();
    }

    public function elements(Texts $texts, Manifest $manifest): ElementParts
    {
        $this->printing = new Printing($this->backend, self::options(), self::spam_check(), $texts);
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
        Guard::hook($printer);
        $beats = ['heartbeat_nopriv_send', 'heartbeat_send', 'wp_refresh_nonces'];
        LazyHooks::on($beats, fn() => (new Token($this->backend))->hook());
        (new NativeRoutes($this->backend, self::handler(...), $this->manage))->hook();
        // As the theme's feature, so that the order of both stays that of the features.
        $moments = ['wp_enqueue_scripts', 'the_content', 'wp_footer', 'render_block_core/template-part'];
        LazyHooks::on($moments, function () use ($options, $printer): void {
            $display = new Display($this->backend, $options, $this->printing, $printer, new PublicPosts());
            PreviewPage::is_asked_for() || $display->hook();
        });
        PreviewPage::hook(FormPreview::LOOK, fn(): Look =>
            (new FormPreview(new Store(), $this->printing, $printer))->look());
        $this->hook_owner($options);
    }

    public function settings(): array
    {
        return Sections::all();
    }

    public function tabs(): array
    {
        return OwnerParts::tabs();
    }

    public function sources(): array
    {
        return [new MailPoetSource(new MailPoetRepository(), OwnerParts::transfer())];
    }

    public function privacy(PlacedElements $placed): array
    {
        $is_on = self::is_shown() || $placed->has('newsletter-form', 'newsletter-manage')
            || array_sum((new SubscriberRepository())->counts()) > 0;
        return $is_on ? [Privacy::text()] : [];
    }

    /** Whether a form is shown without being placed by an author. */
    private static function is_shown(): bool
    {
        return array_filter(self::options()->forms(), static fn(Form $form): bool => $form->has_place()) !== [];
    }

    public function tasks(PlacedElements $placed): array
    {
        return [new Task(
            Task::EXTRA + 30,
            __('Newsletter', 'onda'),
            __('A form in the page, as a bar or a popup, with confirmation by mail.', 'onda'),
            static fn(): bool => self::is_shown() || $placed->has('newsletter-form'),
            Screen::Newsletter->url('forms'),
            __('Choose', 'onda'),
        )];
    }

    public function events(): array
    {
        return [Upkeep::EVENT];
    }

    public function forget(): void
    {
        delete_option(Store::OPTION);
    }

    private function hook_owner(Options $options): void
    {
        [$subscribers, $consents] = [new SubscriberRepository(), new ConsentRepository()];
        $sync = static fn(): MailingSync => new MailingSync($options);
        $changes = ['onda_subscriber_confirmed', 'onda_subscriber_changed', 'onda_subscriber_unsubscribed'];
        LazyHooks::on($changes, static fn() => $sync()->hook());
        OwnerParts::hook();
        LazyHooks::on(LazyHooks::screens(), static fn() => (new StoreRules(new Store()))->hook());
        LazyHooks::on_privacy(static fn() =>
            (new Privacy($options, $subscribers, $consents, self::subscriptions()))->hook());
        LazyHooks::on_command_line(static fn() => (new Command(OwnerParts::transfer()))->hook());
        (new Upkeep($subscribers))->hook();
    }

    public static function spam_check(): SpamCheck
    {
        return Guard::spam_check();
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

    private static function options(): Options
    {
        return Options::stored(new Store());
    }
}
