<?php

/**
 * Makes the demo one that has been on the air for a month. Run after the seed, while the stream server answers; the
 * rigs of the tests leave it out, because they count.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

require_once __DIR__ . '/autoload.php';

(new OndaDemo\BackOffice())->open();
