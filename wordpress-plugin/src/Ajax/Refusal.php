<?php

declare(strict_types=1);

namespace Onda\Ajax;

defined('ABSPATH') || exit;

/** A handler's no: a status and a code for the script. The message is for developers; what visitors read is the script's. */
final class Refusal extends \RuntimeException
{
    public function __construct(public readonly int $status, public readonly string $reason, string $message)
    {
        parent::__construct($message);
    }
}
