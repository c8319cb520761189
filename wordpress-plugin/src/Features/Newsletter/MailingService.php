<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

defined('ABSPATH') || exit;

/** A service that sends the newsletter. Add one with the filter `onda_mailing_services`. */
interface MailingService
{
    /** The name on the settings screen. */
    public function name(): string;

    public function is_there(): bool;

    /**
     * Takes who has confirmed, and later changes of name and lists.
     *
     * @param list<string> $lists As the service names them.
     * @throws \Throwable When it does not; the subscriber stays ours in any case.
     */
    public function take(Subscriber $subscriber, array $lists): void;

    /**
     * Sends nothing more to this address.
     *
     * @throws \Throwable When it cannot.
     */
    public function drop(Subscriber $subscriber): void;
}
