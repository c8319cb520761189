<?php

/** Prints the OpenAPI document of all routes, without WordPress. `pnpm check` compares it with the stored one. */

declare(strict_types=1);

define('ABSPATH', __DIR__);
define('MINUTE_IN_SECONDS', 60);
define('HOUR_IN_SECONDS', 3600);
define('DAY_IN_SECONDS', 86_400);
define('YEAR_IN_SECONDS', 31_536_000);

/** @return mixed Options are read where a feature is built; routes do not depend on them. */
function get_option(string $name, mixed $default = false): mixed
{
    return $default;
}

require dirname(__DIR__, 2) . '/autoload.php';

$plugin = new Onda\Plugin(dirname(__DIR__, 2) . '/onda.php');
$routes = Onda\Rest\RestHooks::routes($plugin->features());
$routes[] = Onda\Rest\OpenApi::route([]);
$document = Onda\Rest\OpenApi::document($routes, 'https://example.org/wp-json/onda/v1');
echo json_encode($document, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR), "\n";
