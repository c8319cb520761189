<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

defined('ABSPATH') || exit;

/** Option `onda_newsletter`: forms, lists and mail texts as the owner wrote them. Read through `NewsletterOptions`. */
final class NewsletterStore
{
    public const OPTION = 'onda_newsletter';
    /** The most forms, and the most lists. */
    public const MAX_ROWS = 50;
    /** The most characters of a text that the owner writes. */
    public const MAX_CHARACTERS = 2000;

    /** @return array<string, mixed> Empty until the owner has saved something. */
    public function read(): array
    {
        $stored = get_option(self::OPTION);
        return is_array($stored) ? $stored : [];
    }
}
