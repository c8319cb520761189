<?php

declare(strict_types=1);

defined('ABSPATH') || exit;

/**
 * Loads the classes of `src`, each with its file. Where PHP keeps compiled files it loads them all at once, from the
 * file into which the build joined them, which takes a tenth of the time. `WP_DEBUG` reads the source files.
 */
spl_autoload_register((static function (string $folder): Closure {
    // Servers of which all requests share the compiled files.
    $servers = ['fpm-fcgi', 'apache2handler', 'litespeed', 'frankenphp', 'cli-server'];
    $is_compiled = in_array(PHP_SAPI, $servers, true) && filter_var(ini_get('opcache.enable'), FILTER_VALIDATE_BOOL);
    $joined = $is_compiled && !(defined('WP_DEBUG') && WP_DEBUG) ? "$folder/classes.php" : '';
    // Names that the documentation gives to the code of other plugins.
    $former = [
        'Onda\\Newsletter\\MailingService' => Onda\Features\Newsletter\MailingService::class,
        'Onda\\Newsletter\\Subscriber' => Onda\Features\Newsletter\Subscriber::class,
    ];
    return static function (string $class) use ($folder, $former, &$joined): void {
        if (!str_starts_with($class, 'Onda\\')) {
            return;
        }
        if (isset($former[$class])) {
            class_alias($former[$class], $class);
            return;
        }
        if ($joined !== '') {
            [$file, $joined] = [$joined, ''];
            is_file($file) && require_once $file;
            if (class_exists($class, false) || interface_exists($class, false) || trait_exists($class, false)) {
                return;
            }
        }
        $file = "$folder/src/" . strtr(substr($class, 5), '\\', '/') . '.php';
        if (is_file($file)) {
            require $file;
        }
    };
})(__DIR__));
