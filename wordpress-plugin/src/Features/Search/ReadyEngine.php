<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Features\Search\Engines\SearchEngine;

defined('ABSPATH') || exit;

/** An engine that may not be there yet: the index while it is built, or another machine that nobody configured. */
interface ReadyEngine extends SearchEngine
{
    public function is_ready(): bool;
}
