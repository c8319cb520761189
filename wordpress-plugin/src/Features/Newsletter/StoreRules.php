<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Settings\RecordReader;

defined('ABSPATH') || exit;

/** Checks the newsletter's option for every writer: the screens, an import, the command line. */
final class StoreRules
{
    public function __construct(private NewsletterStore $store)
    {
    }

    public function hook(): void
    {
        add_filter('sanitize_option_' . NewsletterStore::OPTION, [$this, 'sanitize'], 10, 1);
    }

    /** @return array<string, mixed> The record, or the former one when something is wrong. */
    public function sanitize(mixed $input): array
    {
        $stored = $this->store->read();
        $input = is_array($input) ? $input + $stored : $stored;
        ['values' => $values, 'errors' => $errors] = RecordReader::read(NewsletterOptions::record(), $input);
        return $errors === [] ? $values : $stored;
    }
}
