<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

interface HttpClient
{
    /**
     * A GET request to the given network address and no other; redirects are not followed.
     *
     * @param float $deadline On the clock of `microtime(true)`.
     * @throws FetchFailed
     */
    public function get(Endpoint $endpoint, string $address, float $deadline): HttpAnswer;
}
