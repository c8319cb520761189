<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** `onda_session`: fresh nonces for a page that may come from a cache. */
final class Session
{
    /** @param array<string, string> $nonces Name in the script → action of the nonce. */
    public function __construct(private array $nonces)
    {
    }

    /** @return array{nonces: array<string, string>, userId: int} */
    public function __invoke(): array
    {
        return ['nonces' => array_map(wp_create_nonce(...), $this->nonces), 'userId' => get_current_user_id()];
    }
}
