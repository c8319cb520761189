<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

defined('ABSPATH') || exit;

/** A section of the text that WordPress suggests for the site's privacy policy. */
final class PrivacyText
{
    /** @param list<string> $sentences Not escaped. */
    public function __construct(public readonly string $title, public readonly array $sentences)
    {
    }
}
