<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** A table could not be made: the database is full, or its user may not. */
final class TableMissing extends \RuntimeException
{
}
