<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/**
 * A handler's refusal: a status and a code for the script. The message is for developers; visitors read the script's.
 */
final class Refusal extends \RuntimeException
{
    public const UNAVAILABLE = 503;

    /**
     * @param int $retry_after Seconds until it is worth another try; 0 says nothing.
     * @param array<string, mixed> $data What REST says beside it.
     */
    public function __construct(
        public readonly int $status,
        public readonly string $reason,
        string $message,
        public readonly int $retry_after = 0,
        public readonly array $data = [],
    ) {
        parent::__construct($message);
    }

    /** For what has to wait until the whole of WordPress is loaded. */
    public static function unavailable(): self
    {
        return new self(self::UNAVAILABLE, 'unavailable', 'Not ready yet.', 1);
    }
}
