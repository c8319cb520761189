<?php

declare(strict_types=1);

namespace Onda\Core\Forms;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The settings record as WordPress's Settings API and REST see it. */
final class Settings
{
    private const GROUP = 'onda';

    public function __construct(private SettingsStore $store, private SettingsRules $rules)
    {
    }

    public function register(): void
    {
        register_setting(self::GROUP, SettingsStore::OPTION, [
            'type' => 'object',
            'label' => 'Onda',
            'default' => $this->rules->defaults(),
            'sanitize_callback' => [$this, 'sanitize'],
            'show_in_rest' => ['schema' => [
                'type' => 'object',
                'additionalProperties' => false,
                'properties' => $this->rules->schema(),
            ]],
        ]);
    }

    /**
     * The record, or the former one after an error.
     *
     * @return array<string, mixed>
     */
    public function sanitize(mixed $input): array
    {
        $stored = $this->store->settings();
        $settings = $this->rules->read($input, $stored);
        return $this->rules->errors() === [] ? $settings : $stored;
    }
}
