<?php

declare(strict_types=1);

namespace Onda\Votes;

use Onda\Input;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The owner's choices for comment votes: the part `votes` of the settings record. */
final class Options
{
    public const WHO = ['everybody', 'users'];
    public const DEFAULTS = ['who' => 'everybody', 'underComments' => false];

    private function __construct(public readonly bool $may_guests_vote, public readonly bool $are_under_comments)
    {
    }

    public static function stored(SettingsStore $settings): self
    {
        $stored = array_merge(self::DEFAULTS, $settings->settings()['votes']);
        return new self($stored['who'] !== 'users', $stored['underComments'] === true);
    }

    /** @return array{who: string, underComments: bool} What a form or REST may have sent. */
    public static function read(mixed $input): array
    {
        $input = array_merge(self::DEFAULTS, is_array($input) ? $input : []);
        return [
            'who' => Input::choice($input['who'], self::WHO),
            'underComments' => Input::flag($input['underComments']),
        ];
    }

    /** @return array<string, mixed> For REST. */
    public static function schema(): array
    {
        return ['type' => 'object', 'additionalProperties' => false, 'properties' => [
            'who' => ['type' => 'string', 'enum' => self::WHO],
            'underComments' => ['type' => 'boolean'],
        ]];
    }
}
