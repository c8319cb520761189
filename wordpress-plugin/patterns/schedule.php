<?php

declare(strict_types=1);

use Onda\Core\Blocks\Patterns;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

// WordPress uses the output of this file as the content of the pattern.
Html::write(Patterns::filled('schedule', ['heading' => __('Schedule', 'onda')]));
