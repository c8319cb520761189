<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

interface Resolver
{
    /** @return list<string> Every IPv4 and IPv6 address of the host, IPv4 first; empty when there is none. */
    public function resolve(string $host): array;
}
