<?php

declare(strict_types=1);

namespace Onda\Settings;

use Onda\Http\ActionOwners;

defined('ABSPATH') || exit;

/** The settings record as WordPress's Settings API and REST see it. */
final class Settings
{
    public const PAGE = 'onda';

    public function __construct(
        private SettingsStore $store,
        private SettingsRules $rules,
        private Drafts $drafts,
        private ActionOwners $owners,
    ) {
    }

    public function hook(): void
    {
        add_action('admin_init', [$this, 'admin_init'], 10, 0);
        add_action('rest_api_init', [$this, 'register'], 10, 0);
        add_action('update_option_' . SettingsStore::OPTION, [$this, 'forget'], 10, 0);
        add_action('add_option_' . SettingsStore::OPTION, [$this, 'forget'], 10, 0);
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
        register_setting(self::PAGE, SettingsStore::OPTION, [
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
     * The record, or the former one when something is wrong; what was typed is then shown again beside its error.
     *
     * @return array<string, mixed>
     */
    public function sanitize(mixed $input): array
    {
        $settings = $this->rules->read($input);
        $errors = $this->rules->errors();
        if ($errors === []) {
            return $settings;
        }
        $this->drafts->keep($settings, $errors);
        $shown = function_exists('get_settings_errors') ? get_settings_errors(SettingsStore::OPTION) : null;
        if ($shown === []) {
            $message = __('Nothing was saved yet: see the marked fields.', 'onda');
            add_settings_error(SettingsStore::OPTION, 'onda_invalid', $message);
        }
        return $this->store->settings();
    }

    /** The site may be open to others now. */
    public function forget(): void
    {
        $this->owners->forget();
    }

    public static function url(): string
    {
        return admin_url('options-general.php?page=' . self::PAGE);
    }
}
