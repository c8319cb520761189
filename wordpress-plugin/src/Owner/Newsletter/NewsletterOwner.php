<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter;

use Onda\Core\Forms\Screen;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Printing\Printing;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Newsletter\Form;
use Onda\Features\Newsletter\NewsletterFeature;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\People\SignUpDayRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\StoreRules;
use Onda\Owner\Home\Task;
use Onda\Owner\Newsletter\Editor\FormPreview;
use Onda\Owner\Newsletter\People\MailPoetRepository;
use Onda\Owner\Newsletter\People\MailPoetSource;
use Onda\Owner\Newsletter\People\SignUpFigures;
use Onda\Owner\Newsletter\People\SubscriberCommand;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;
use Onda\Owner\Preview\Look;
use Onda\Owner\Preview\PreviewPage;

defined('ABSPATH') || exit;

/** The part of the owner in the newsletter: forms, people, transfer, figures. */
final class NewsletterOwner implements OwnerFeature
{
    use OwnerDefaults;

    public function __construct(private NewsletterFeature $feature)
    {
    }

    public function hook(): void
    {
        OwnerParts::hook();
        LazyHooks::on(LazyHooks::screens(), static fn() => (new StoreRules(new NewsletterStore()))->hook());
        [$subscribers, $consents] = [new SubscriberRepository(), new ConsentRepository()];
        $subscriptions = NewsletterFeature::subscriptions();
        LazyHooks::on_privacy(static fn() => (new NewsletterPrivacy(
            NewsletterFeature::options(),
            $subscribers,
            $consents,
            $subscriptions,
        ))->hook());
        LazyHooks::on_command_line(static fn() => (new SubscriberCommand(OwnerParts::transfer()))->hook());
    }

    public function hook_printing(Printing $printing): void
    {
        PreviewPage::hook(FormPreview::LOOK, fn(): Look =>
            (new FormPreview(
                new NewsletterStore(),
                $this->feature->printing($printing),
                $printing->printer(),
            ))->look());
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
            || (new SubscriberRepository())->has_any();
        return $is_on ? [NewsletterPrivacy::text()] : [];
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

    public function statistics(): array
    {
        return [SignUpFigures::topic(new SignUpDayRepository())];
    }

    /** Whether a form is shown without being placed by an author. */
    private static function is_shown(): bool
    {
        return array_filter(NewsletterFeature::options()->forms(), static fn(Form $form): bool => $form->has_place()) !== [];
    }
}
