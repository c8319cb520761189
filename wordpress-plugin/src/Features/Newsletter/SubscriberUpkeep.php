<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Features\Newsletter\People\PeopleLogRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\SignUp\SignUps;

defined('ABSPATH') || exit;

/** Deletes once a day: people who have not confirmed a month after the last mail, and old lines of the log. */
final class SubscriberUpkeep
{
    public const EVENT = 'onda_newsletter_upkeep';
    public const UNCONFIRMED_DAYS = SignUps::MAIL_DAYS;

    public function __construct(
        private SubscriberRepository $subscribers,
        private PeopleLogRepository $log = new PeopleLogRepository(),
    ) {
    }

    public function init(): void
    {
        wp_schedule_event(time() + HOUR_IN_SECONDS, 'daily', self::EVENT);
    }

    public function tidy(?int $now = null): void
    {
        $now ??= time();
        $this->subscribers->forget_unconfirmed($now - self::UNCONFIRMED_DAYS * DAY_IN_SECONDS);
        $this->log->forget_old($now);
    }
}
