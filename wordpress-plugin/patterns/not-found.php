<?php

declare(strict_types=1);

use Onda\Printing\Html;
use Onda\Theme\Pages\Patterns;

defined('ABSPATH') || exit;

// WordPress uses the output of this file as the content of the pattern.
Html::write(Patterns::not_found());
