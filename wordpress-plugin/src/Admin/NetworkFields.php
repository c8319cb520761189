<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\Settings\NetworkRules;
use Onda\Settings\Section;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen about how much one network counts. */
final class NetworkFields
{
    public static function section(): Section
    {
        $read = static fn(array $input): array => NetworkRules::read($input['network']);
        return new Section(100, [], ['network' => NetworkRules::schema()], $read, self::of(...));
    }

    /**
     * @param array<string, mixed> $settings
     * @param array<string, string> $errors
     */
    private static function of(array $settings, array $errors): string
    {
        $labels = [
            'votes' => __('Votes on one comment', 'onda'),
            'favorites' => __('Visitors who keep one post', 'onda'),
            'views' => __('Views of one post', 'onda'),
        ];
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $hint = __('The visitors of a school, an office or a home share one address. What they do without an account counts so often in a day; accounts always count.', 'onda');
        $inner = Fields::hint($hint);
        $stored = $settings['network'] + NetworkRules::DEFAULTS;
        foreach ($labels as $field => $label) {
            $state = Fields::state($errors, "network.$field");
            $number = ['type' => 'number', 'min' => 1, 'max' => NetworkRules::MOST];
            $name = SettingsStore::OPTION . "[network][$field]";
            $inner .= Fields::text($name, $label, (string) $stored[$field], $state + $number)
                . Fields::error($errors, "network.$field");
        }
        return Fields::card('onda-network', __('How much one network counts in a day', 'onda'), $inner);
    }
}
