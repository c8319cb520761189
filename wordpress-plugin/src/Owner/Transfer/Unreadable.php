<?php

declare(strict_types=1);

namespace Onda\Owner\Transfer;

defined('ABSPATH') || exit;

/** A file that is not taken; the message is a sentence for the owner. */
final class Unreadable extends \RuntimeException
{
}
