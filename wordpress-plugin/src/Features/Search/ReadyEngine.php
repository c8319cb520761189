<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Features\Search\Engines\SearchEngine;

defined('ABSPATH') || exit;

/** An engine that may not be there yet: the index while it is built, or another machine that nobody configured. */
interface ReadyEngine extends SearchEngine
{
    /** @throws \Onda\Core\Http\NotEarly When it has to be asked, and only with the whole of WordPress. */
    public function is_ready(): bool;
}
