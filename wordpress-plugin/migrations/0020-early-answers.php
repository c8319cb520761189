<?php

declare(strict_types=1);

use Onda\Core\Access\OpenFrontPage;
use Onda\Core\Http\Lock;
use Onda\Core\Settings\SettingsStore;
use Onda\Early\EarlySwitch;

defined('ABSPATH') || exit;

/** Early answers are on only where their owner said "on"; what was found by looking at other plugins' code goes. */
return static function (\Onda\Core\Install\Schema $schema): void {
    $settings = (new SettingsStore())->settings();
    if (is_string($settings['earlyAnswers'] ?? null)) {
        update_option(SettingsStore::OPTION, ['earlyAnswers' => $settings['earlyAnswers'] === 'on'] + $settings);
    }
    delete_option('onda_watchers');
    // WordPress asks the database for a missing option, with each request.
    add_option(OpenFrontPage::OPTION, Lock::Open->value);
    EarlySwitch::of(dirname(__DIR__) . '/onda.php')->sync();
};
