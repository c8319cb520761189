<?php

declare(strict_types=1);

namespace Onda\Rest;

defined('ABSPATH') || exit;

/** A route as an ability of WordPress 6.9 and later. */
final class Ability
{
    /**
     * @param string $name Below `onda/`: small letters and hyphens.
     * @param string $capability What a user needs; `read` for every account.
     * @param (\Closure(Call): RestAnswer)|null $answer In place of the route's own, for what an account may do without the
     *     checks of a visitor.
     */
    public function __construct(
        public readonly string $name,
        public readonly string $label,
        public readonly string $capability = 'read',
        public readonly ?\Closure $answer = null,
    ) {
    }
}
