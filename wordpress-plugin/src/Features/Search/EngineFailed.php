<?php

declare(strict_types=1);

namespace Onda\Features\Search;

defined('ABSPATH') || exit;

/** The engine cannot answer this question now: it is down, not built, or does not hold what was asked for. */
final class EngineFailed extends \RuntimeException
{
}
