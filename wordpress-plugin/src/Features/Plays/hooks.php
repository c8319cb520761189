<?php

/** The plays listen to nothing: a poll counts them. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Plays;

defined('ABSPATH') || exit;

return [];
