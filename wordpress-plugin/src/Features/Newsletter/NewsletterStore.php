<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

defined('ABSPATH') || exit;

/** Option `onda_newsletter`: forms, lists and mail texts as the owner wrote them. Read through `Newsletter\Options`. */
final class NewsletterStore
{
    public const OPTION = 'onda_newsletter';

    /** @return array<string, mixed> Empty until the owner has saved something. */
    public function read(): array
    {
        $stored = get_option(self::OPTION);
        return is_array($stored) ? $stored : [];
    }
}
