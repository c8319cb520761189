<?php

/** Takes the place of a theme's template; the class that chose it prints the whole page. */

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Fires where a page of Onda's own is printed. */
do_action('onda_page');
