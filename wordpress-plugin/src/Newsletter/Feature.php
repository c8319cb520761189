<?php

declare(strict_types=1);

namespace Onda\Newsletter;

use Onda\Access\Lock;
use Onda\Database\PublicPosts;
use Onda\Database\RateLimitRepository;
use Onda\Http\Action;
use Onda\Http\RateLimit;
use Onda\Newsletter\Guard\Feature as Guard;
use Onda\Printing\ElementPrinter;
use Onda\Printing\Texts;
use Onda\Settings\Drafts;

defined('ABSPATH') || exit;

/** The newsletter's corner of the composition root. */
final class Feature
{
    private Backend $backend;
    private Options $options;
    private Printing $printing;
    private ManageForm $manage;
    private ?Pages $pages = null;

    public function __construct(Texts $texts)
    {
        $this->backend = new Backend();
        $this->options = self::options();
        $this->printing = new Printing($this->backend, $this->options, self::spam_check(), $texts);
        $this->manage = new ManageForm($this->options, new SubscriberRepository(), self::subscriptions());
    }

    /** @return array<string, list<Action>> By feature. */
    public static function actions(): array
    {
        $rate_limit = static fn(): RateLimit => new RateLimit(
            new RateLimitRepository(),
            'newsletter-token',
            NewsletterToken::PER_MINUTE,
        );
        return Guard::actions() + [
            'newsletter' => [
                new Action('mailpoet', static fn() => new NewsletterSubscribe(self::handler()), opens_to: Lock::Members),
                new Action('mailpoet_token', static fn() => new NewsletterToken($rate_limit()), opens_to: Lock::Members),
            ],
        ];
    }

    /** @return array<string, callable> For the printer of elements. */
    public function resolvers(): array
    {
        return ['newsletter' => $this->printing->resolve(...)];
    }

    /** @return array<string, callable> For the printer of elements. */
    public function renderers(): array
    {
        return [
            'newsletter-form' => $this->printing->inside(...),
            'newsletter-manage' => fn(): string => $this->pages === null ? '' : $this->manage->markup($this->pages->visit()),
        ];
    }

    public function hook(ElementPrinter $printer): void
    {
        $this->pages = new Pages(new SubscriberRepository(), self::subscriptions(), $this->options, $printer);
        $this->backend->hook();
        $this->pages->hook();
        Guard::hook($printer);
        (new Token($this->backend))->hook();
        (new NativeRoutes($this->backend, self::handler(...), $this->manage))->hook();
        (new Display($this->backend, $this->options, $this->printing, $printer, new PublicPosts()))->hook();
        $this->hook_owner();
    }

    private function hook_owner(): void
    {
        [$subscribers, $consents] = [new SubscriberRepository(), new ConsentRepository()];
        $sync = new MailingSync($this->options);
        $transfer = new Transfer($this->options, $subscribers, $consents, $sync);
        $people = new NewsletterPeople($subscribers, $consents, self::subscriptions(), $transfer);
        $sync->hook();
        $people->hook();
        (new NewsletterScreen(new NewsletterStore(), new Drafts('newsletter_'), $people))->hook();
        (new Privacy($this->options, $subscribers, $consents, self::subscriptions()))->hook();
        (new Command($transfer))->hook();
        (new Upkeep($subscribers))->hook();
    }

    public static function spam_check(): SpamCheck
    {
        return Guard::spam_check();
    }

    public static function handler(): SignUpHandler
    {
        $mails = new Mails(self::options());
        $sign_ups = new SignUps(new SubscriberRepository(), new ConsentRepository(), new SignUpDelayRepository(), $mails);
        return new SignUpHandler(self::options(), self::spam_check(), $sign_ups);
    }

    public static function subscriptions(): Subscriptions
    {
        return new Subscriptions(new SubscriberRepository(), new ConsentRepository());
    }

    private static function options(): Options
    {
        return Options::stored(new NewsletterStore());
    }
}
