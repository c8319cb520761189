<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/** The hint of the settings screen below an address that this site will not request. */
final class PrivateAddress
{
    /** @param list<string> $trusted Exact `host:port` that may be private. */
    public function __construct(private array $trusted)
    {
    }

    /** Returns a sentence, or an empty string. It is no error: listeners of the same network may hear the server. */
    public function warning(string $address): string
    {
        $endpoint = Endpoint::parse($address);
        $is_private = $endpoint !== null
            && ($endpoint->host === 'localhost' || filter_var($endpoint->host, FILTER_VALIDATE_IP) !== false)
            && !AddressGuard::is_public($endpoint->host)
            && !in_array($endpoint->authority(), $this->trusted, true);
        return $is_private
            ? __('This address is private: name its host and port in ONDA_TRUSTED_HOSTS in wp-config.php.', 'onda')
            : '';
    }
}
