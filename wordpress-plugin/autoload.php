<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Loads the classes of `src`, each with its file. */
spl_autoload_register((static function (string $folder): Closure {
    // Names that the documentation gives to the code of other plugins.
    $former = [
        'Onda\\Newsletter\\MailingService' => Onda\Features\Newsletter\MailingService::class,
        'Onda\\Newsletter\\Subscriber' => Onda\Features\Newsletter\Subscriber::class,
    ];
    return static function (string $class) use ($folder, $former): void {
        if (!str_starts_with($class, 'Onda\\')) {
            return;
        }
        if (isset($former[$class])) {
            class_alias($former[$class], $class);
            return;
        }
        $file = "$folder/src/" . strtr(substr($class, 5), '\\', '/') . '.php';
        if (is_file($file)) {
            require $file;
        }
    };
})(__DIR__));
