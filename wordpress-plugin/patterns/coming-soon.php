<?php

declare(strict_types=1);

use Onda\Core\Text\Html;
use Onda\Features\Theme\Pages\PagePatterns;

defined('ABSPATH') || exit;

// WordPress uses the output of this file as the content of the pattern.
Html::write(PagePatterns::coming_soon());
