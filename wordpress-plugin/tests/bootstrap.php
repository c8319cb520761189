<?php

/** Loads the WordPress named by ONDA_WP_ROOT, with the plugin active, into PHPUnit. */

declare(strict_types=1);

$root = (string) getenv('ONDA_WP_ROOT');
if (!is_file("$root/wp-load.php")) {
    fwrite(STDERR, "ONDA_WP_ROOT names no WordPress. Run: pnpm test:php\n");
    exit(1);
}

$address = parse_url((string) getenv('ONDA_WP_URL') ?: 'http://127.0.0.1');
$_SERVER['HTTP_HOST'] = $address['host'] . (isset($address['port']) ? ":{$address['port']}" : '');
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['REQUEST_METHOD'] = 'GET';

spl_autoload_register(static function (string $class): void {
    $file = __DIR__ . '/' . strtr(substr($class, strlen('Onda\\Tests\\')), '\\', '/') . '.php';
    if (str_starts_with($class, 'Onda\\Tests\\') && is_file($file)) {
        require $file;
    }
});
// The constant of wp-config.php names the private addresses to which the plugin may connect.
define('ONDA_TRUSTED_HOSTS', implode(',', Onda\Tests\Search\SphinxServers::reserved()));

// PHPUnit copies the variables of this file over the globals afterwards, and WordPress's files leave many.
(static function (string $root): void {
    require_once "$root/wp-load.php";
    require_once ABSPATH . 'wp-admin/includes/admin.php';
})($root);
// A user a test: a password of theirs costs as long as a hundred requests of the database.
add_filter('wp_hash_password_options', static fn(): array => ['cost' => 4]);
// WordPress hides them; a fatal error is the last word of a run.
ini_set('display_errors', 'stderr');
