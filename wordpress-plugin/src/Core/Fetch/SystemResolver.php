<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

use Onda\Core\Site\HostFunctions;

defined('ABSPATH') || exit;

/** Asks the system for IPv4 (hosts file included) and the name servers for IPv6. */
final class SystemResolver implements Resolver
{
    public function resolve(string $host): array
    {
        $ipv4 = HostFunctions::call('gethostbynamel', $host);
        // A host that is refused for one address must not pass because the other family was not resolved.
        $ipv6 = function_exists('dns_get_record') ? @dns_get_record($host, DNS_AAAA) : [];
        return array_merge($ipv4 ?: [], array_column($ipv6 ?: [], 'ipv6'));
    }
}
