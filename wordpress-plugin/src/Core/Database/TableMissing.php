<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** A table that could not be created: the database is full, or its user has no right to. */
final class TableMissing extends \RuntimeException
{
}
