<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Mail;

use Onda\Features\Newsletter\MailingService;

defined('ABSPATH') || exit;

/** The available mailing services. */
final class MailingServices
{
    /** @return array<string, MailingService> By the key that the owner's choice is stored under. */
    public static function all(): array
    {
        /**
         * Filters the mailing services that the owner may choose from.
         *
         * @param array<string, MailingService> $services By the key that the owner's choice is stored under.
         */
        $services = (array) apply_filters('onda_mailing_services', ['mailpoet' => new MailPoetService()]);
        return array_filter($services, static fn(mixed $service): bool => $service instanceof MailingService);
    }
}
