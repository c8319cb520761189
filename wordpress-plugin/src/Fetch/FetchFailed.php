<?php

declare(strict_types=1);

namespace Onda\Fetch;

defined('ABSPATH') || exit;

/** The document of a station could not be read. The message is for logs and Site Health, never for visitors. */
final class FetchFailed extends \RuntimeException
{
}
