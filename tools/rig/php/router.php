<?php

/**
 * Router of PHP's built-in server: files as they are, everything else to WordPress.
 */

declare(strict_types=1);

// A file of its own scope: WordPress must find no variable of ours among its globals.
$onda_rig_target = (static function (): ?string {
    $rules = json_decode('{{RULES}}', true, 2, JSON_THROW_ON_ERROR);
    $root  = rtrim((string) $_SERVER['DOCUMENT_ROOT'], '/');
    $path  = rawurldecode((string) parse_url((string) $_SERVER['REQUEST_URI'], PHP_URL_PATH));
    if (str_contains($path, '..') || preg_match('~' . $rules['denied'] . '~', $path)) {
        http_response_code(404);
        exit;
    }
    $inner = {{NETWORK}} ? (string) preg_replace('~' . $rules['subsite'] . '~', '$1', $path) : $path;
    if (is_dir($root . $inner) && is_file($root . rtrim($inner, '/') . '/index.php')) {
        if (! str_ends_with($inner, '/')) {
            header('Location: ' . $path . '/', true, 301);
            exit;
        }
        $inner .= 'index.php';
    }
    if (is_file($root . $inner)) {
        // Null leaves the file to the server itself, which knows the media types.
        return $inner === $path && ! str_ends_with($inner, '.php') ? null : $inner;
    }
    return '/index.php';
})();

// WordPress's own scripts and styles never change: a browser keeps them, as from any web server.
$onda_rig_path = (string) parse_url((string) $_SERVER['REQUEST_URI'], PHP_URL_PATH);
$onda_rig_keeps = preg_match('~^/wp-(?:admin|includes)/.+\.(?:css|js)$~', $onda_rig_path) === 1;
if ($onda_rig_target === null && ! $onda_rig_keeps) {
    return false;
}
$onda_rig_target ??= $onda_rig_path;
if (! str_ends_with($onda_rig_target, '.php')) {
    $onda_rig_file = $_SERVER['DOCUMENT_ROOT'] . $onda_rig_target;
    $onda_rig_types = ['css' => 'text/css', 'js' => 'text/javascript'];
    $onda_rig_keeps && header('Cache-Control: max-age=3600');
    $onda_rig_type = $onda_rig_types[pathinfo($onda_rig_file, PATHINFO_EXTENSION)] ?? null;
    header('Content-Type: ' . ($onda_rig_type ?? mime_content_type($onda_rig_file)));
    readfile($onda_rig_file);
    return true;
}
$_SERVER['SCRIPT_NAME']     = $onda_rig_target;
$_SERVER['PHP_SELF']        = $onda_rig_target;
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . $onda_rig_target;
unset($_SERVER['PATH_INFO']);
chdir(dirname($_SERVER['SCRIPT_FILENAME']));
require $_SERVER['SCRIPT_FILENAME'];
