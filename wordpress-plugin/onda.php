<?php

/**
 * Plugin Name:       Onda
 * Description:       A radio bar that plays on from page to page; favorites, rankings, live search, sign-up forms.
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      8.1
 * Author:            Onda contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       onda
 * Domain Path:       /languages
 * Update URI:        false
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

// WordPress runs without this extension of PHP, and Onda does not.
if (!extension_loaded('mbstring')) {
    require_once __DIR__ . '/without-mbstring.php';
    return;
}

// A hot action is answered here at the earliest without the must-use file, where the owner chose early answers.
require_once __DIR__ . '/early.php';
require_once __DIR__ . '/src/functions.php';

(new Onda\Plugin(__FILE__))->hook();
