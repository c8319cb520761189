<?php

/** Loads the classes of the demo. */

declare(strict_types=1);

defined('ABSPATH') || exit;

spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, 'OndaDemo\\')) {
        require_once __DIR__ . '/src/' . substr($class, strlen('OndaDemo\\')) . '.php';
    }
});
