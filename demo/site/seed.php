<?php

/**
 * Fills a WordPress with the demo: a radio and magazine site in Spanish. Run it with WordPress loaded, as often as you
 * like: what is there is kept, what has changed here is brought up to date. ONDA_STATION_URL (constant or environment)
 * says where the stream server is. The last line printed is {"pages":{name: path}}.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

require_once __DIR__ . '/autoload.php';

(new OndaDemo\Seed(__DIR__))->run();
