<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\Http\EarlyPolicy;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Texts about early answers, which the owner decides about: what they are, and what they skip. */
final class EarlyFields
{
    public static function help(): string
    {
        return __('What is on air is answered before the other plugins are loaded, which saves most of the time.', 'onda')
            . ' ' . __('Automatic: only where no code of others would look at the request first.', 'onda');
    }

    /** Names those who look at requests first, where there are any. */
    public static function note(): string
    {
        $watchers = PluginNames::list((new EarlyPolicy(new SettingsStore()))->watchers());
        return $watchers === '' ? '' : Fields::hint(self::waiting($watchers));
    }

    /** @param string $watchers Their names. */
    public static function waiting(string $watchers): string
    {
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $choice = __('If none of them has to turn visitors away (a cache or an optimizer has not), choose "On" for early answers in the settings of Onda: then they are not asked.', 'onda');
        return self::sentence($watchers) . ' ' . $choice;
    }

    /** @param string $watchers Their names. */
    public static function skipped(string $watchers): string
    {
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $choice = __('Early answers are on, so none of them is asked before Onda answers: whom they ban still searches and votes.', 'onda');
        return self::sentence($watchers) . ' ' . $choice;
    }

    private static function sentence(string $watchers): string
    {
        /* translators: %s: names of plugins. */
        return sprintf(__('This code looks at requests and can refuse them: %s.', 'onda'), $watchers);
    }
}
