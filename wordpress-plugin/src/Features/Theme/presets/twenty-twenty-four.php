<?php

/** Behaviors of Twenty Twenty-Four, whose markup is that of Twenty Twenty-Five. */

declare(strict_types=1);

defined('ABSPATH') || exit;

return require __DIR__ . '/twenty-twenty-five.php';
