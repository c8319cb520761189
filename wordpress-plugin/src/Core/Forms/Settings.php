<?php

declare(strict_types=1);

namespace Onda\Core\Forms;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The settings record as WordPress's Settings API and REST see it. */
final class Settings
{
    private const GROUP = 'onda';

    /** @param \Closure(): void $changed Called when a setting has changed: the site may be open to others now. */
    public function __construct(
        private SettingsStore $store,
        private SettingsRules $rules,
        private \Closure $changed,
    ) {
    }

    public function hook(): void
    {
        add_action('admin_init', [$this, 'admin_init'], 10, 0);
        add_action('rest_api_init', [$this, 'register'], 10, 0);
        add_action('update_option_' . SettingsStore::OPTION, $this->changed, 10, 0);
        add_action('add_option_' . SettingsStore::OPTION, $this->changed, 10, 0);
    }

    /** An action of admin-ajax shows no settings: it only checks them, should one write them. */
    public function admin_init(): void
    {
        if (!wp_doing_ajax()) {
            $this->register();
            return;
        }
        add_filter('sanitize_option_' . SettingsStore::OPTION, [$this, 'sanitize'], 10, 1);
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
     * The record, or the former one when something is wrong.
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
