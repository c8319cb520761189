<?php

declare(strict_types=1);

namespace Onda\Features\Music;

defined('ABSPATH') || exit;

/** Others were asked so often within the hour that nobody asks them now. */
final class TooManyLookups extends \RuntimeException
{
}
