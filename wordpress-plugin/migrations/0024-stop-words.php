<?php

declare(strict_types=1);

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The first default of the words that nobody looks for was saved with the form: the default of today counts. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $settings = (new SettingsStore())->settings();
    $words = $settings['searchIndex']['stopWords'] ?? '';
    if (is_string($words) && md5($words) === '9ccad0c11a63e7ce9cc48e963efeff4f') {
        unset($settings['searchIndex']['stopWords']);
        update_option(SettingsStore::OPTION, $settings);
    }
};
