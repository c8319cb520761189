<?php

/**
 * Runs one PHP file inside the WordPress of $onda_rig['root'], from the command line or behind Playground's door.
 * $onda_rig: root, host, target, boot (false: WordPress is not loaded).
 */

declare(strict_types=1);

$onda_rig ??= json_decode((string) $argv[1], true, 4, JSON_THROW_ON_ERROR);
set_time_limit(0);
$_SERVER['HTTP_HOST']       = $onda_rig['host'];
$_SERVER['SERVER_NAME']     = strtok($onda_rig['host'], ':');
$_SERVER['SERVER_PORT']     = substr(strrchr($onda_rig['host'], ':') ?: ':80', 1);
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

// An error is to be seen by whoever runs this, not by a visitor.
define('WP_DISABLE_FATAL_ERROR_HANDLER', true);
if ($onda_rig['boot']) {
    require_once $onda_rig['root'] . '/wp-load.php';
}
ini_set('display_errors', PHP_SAPI === 'cli' ? 'stderr' : '1');
require $onda_rig['target'];
