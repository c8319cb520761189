<?php

/** The scores listen to nothing: they are elements alone. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Scores;

defined('ABSPATH') || exit;

return ['elements' => ['theme']];
