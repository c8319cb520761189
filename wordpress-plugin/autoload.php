<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Onda\\')) {
        return;
    }
    $file = __DIR__ . '/src/' . strtr(substr($class, 5), '\\', '/') . '.php';
    if (is_file($file)) {
        require $file;
    }
});
