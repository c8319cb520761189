<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/** The document of a station could not be read. The message is for logs and Site Health, never for visitors. */
final class FetchFailed extends \RuntimeException
{
    /**
     * @param int $code The status, where there was one.
     * @param string $reason One word: `name`, `private`, `connect`, `tls`, `certificate`, `time`, `size`, `protocol`,
     *     `redirect`, `loop`, `status`, `blocked`; empty for what no owner can change.
     */
    public function __construct(string $message, int $code = 0, public readonly string $reason = '')
    {
        parent::__construct($message, $code);
    }
}
