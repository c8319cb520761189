<?php

declare(strict_types=1);

namespace Onda\Core\Forms;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The settings record as WordPress's Settings API and REST see it. */
final class Settings
{
    private const GROUP = 'onda';
    /** Those that save or show settings; a screen that asks REST for them registers them by `rest_api_init`. */
    private const SCREENS = ['admin.php', 'options.php'];
    /** Requests of REST that read or write settings. */
    private const ROUTES = '~settings|batch~';

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
        add_action('rest_api_init', [$this, 'rest_api_init'], 10, 0);
        add_action('update_option_' . SettingsStore::OPTION, $this->changed, 10, 0);
        add_action('add_option_' . SettingsStore::OPTION, $this->changed, 10, 0);
    }

    /** To register them takes their names and rules; elsewhere they are only checked, should somebody write them. */
    public function admin_init(): void
    {
        global $pagenow;
        in_array($pagenow, self::SCREENS, true) ? $this->register() : $this->check();
    }

    public function rest_api_init(): void
    {
        global $wp;
        $route = (string) ($wp->query_vars['rest_route'] ?? '');
        $route === '' || preg_match(self::ROUTES, $route) === 1 ? $this->register() : $this->check();
    }

    private function check(): void
    {
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
