<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** Thrown by an early answer that needs the whole of WordPress: the same request goes the normal path. */
final class NotEarly extends \RuntimeException
{
}
