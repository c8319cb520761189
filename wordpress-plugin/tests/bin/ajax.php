<?php

/**
 * A request in a process of its own, early answers included: of admin-ajax, or of the file that `SCRIPT_NAME` names.
 * Arguments: the folder of WordPress, host:port of the site, host:port that is trusted and stands for all providers,
 * the fields as a query string, and further headers and the like as JSON.
 */

declare(strict_types=1);

[, $root, $host, $trusted, $fields, $server] = $argv;

define('ONDA_TRUSTED_HOSTS', $trusted);
define('ONDA_MUSIC_SERVER', "http://$trusted");
getenv('ONDA_USER_COOKIE') === false || define('LOGGED_IN_COOKIE', getenv('ONDA_USER_COOKIE'));
$server = json_decode($server, true);
parse_str($fields, $fields);
[$_GET, $_POST] = ($server['REQUEST_METHOD'] ?? 'POST') === 'GET' ? [$fields, []] : [[], $fields];
parse_str(strtr((string) ($server['HTTP_COOKIE'] ?? ''), [';' => '&']), $_COOKIE);
$_REQUEST = $fields;
$script = $server['SCRIPT_NAME'] ?? '/wp-admin/admin-ajax.php';
$_SERVER['HTTP_HOST'] = $host;
// The address is of nobody in the tests that run in one process: what these requests count stays in the tables.
$_SERVER['REMOTE_ADDR'] = '192.0.2.70';
$_SERVER['REQUEST_METHOD'] = 'POST';
$_SERVER['REQUEST_URI'] = $script;
$_SERVER['SCRIPT_FILENAME'] = $root . $script;
$_SERVER['PHP_SELF'] = $script;
$_SERVER = $server + $_SERVER;

register_shutdown_function(static function (): void {
    // Last line: the status, and whether the other plugins were loaded for it.
    echo "\n", http_response_code() ?: 200, ' ', did_action('plugins_loaded') ? 'late' : 'early';
});

require $root . $script;
