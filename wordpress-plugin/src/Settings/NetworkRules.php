<?php

declare(strict_types=1);

namespace Onda\Settings;

use Onda\Input;

defined('ABSPATH') || exit;

/** The part `network` of the settings: how much the visitors of one network count for one object in a day. */
final class NetworkRules
{
    /**
     * A school or an office is one address. A class of 20 keeps a post, and 50 browsers read it. Of votes one counts: a
     * vote decides which comment leads, and an account votes from anywhere.
     */
    public const DEFAULTS = ['votes' => 1, 'favorites' => 20, 'views' => 50];
    public const MOST = 10_000;

    /** @return array{votes: int, favorites: int, views: int} */
    public static function stored(SettingsStore $settings): array
    {
        return array_map('intval', $settings->settings()['network']) + self::DEFAULTS;
    }

    /** @return array{network: array<string, int>, errors: array<string, string>} Errors by field (`network.votes`). */
    public static function read(mixed $input): array
    {
        $input = array_intersect_key(is_array($input) ? $input : [], self::DEFAULTS) + self::DEFAULTS;
        $network = array_map(static fn(mixed $value): int => (int) Input::line($value), $input);
        /* translators: %d: the highest number. */
        $sentence = sprintf(__('A number from 1 to %d.', 'onda'), self::MOST);
        $errors = [];
        foreach ($network as $field => $number) {
            if ($number < 1 || $number > self::MOST) {
                $errors["network.$field"] = $sentence;
            }
        }
        return ['network' => $network, 'errors' => $errors];
    }

    /** @return array<string, mixed> For REST. */
    public static function schema(): array
    {
        $number = ['type' => 'integer', 'minimum' => 1, 'maximum' => self::MOST];
        $properties = array_map(static fn(): array => $number, self::DEFAULTS);
        return ['type' => 'object', 'additionalProperties' => false, 'properties' => $properties];
    }
}
