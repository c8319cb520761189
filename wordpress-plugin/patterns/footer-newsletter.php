<?php

declare(strict_types=1);

use Onda\Blocks\Patterns;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

// WordPress uses the output of this file as the content of the pattern.
Html::write(Patterns::filled('footer-newsletter', [
    'heading' => __('Do not miss a program', 'onda'),
    'text' => __('One mail a week. You can leave whenever you like.', 'onda'),
]));
