<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/** The code of features that the printer of elements calls. */
final class ElementParts
{
    /**
     * @param array<string, callable(array<string, mixed>, array<string, scalar>): array<string, scalar>> $resolvers
     *     Functions by feature that fill in attributes that nobody wrote.
     * @param array<string, callable(array<string, scalar>): ?string> $renderers By tag: what no template can say;
     *     null for what is not there.
     * @param array<string, callable(): string> $fallbacks By tag: what its feature offers where no script runs.
     */
    public function __construct(
        public readonly array $resolvers = [],
        public readonly array $renderers = [],
        public readonly array $fallbacks = [],
    ) {
    }

    /**
     * A renderer whose object is made for the first element of a page, and serves all of them.
     *
     * @param \Closure(): object $make
     * @return \Closure(array<string, scalar>): ?string
     */
    public static function inside(\Closure $make): \Closure
    {
        $made = null;
        return static function (array $values) use ($make, &$made): ?string {
            return ($made ??= $make())->inside($values);
        };
    }

    /** @param list<self> $parts */
    public static function of(array $parts): self
    {
        return new self(
            array_merge(...array_column($parts, 'resolvers')),
            array_merge(...array_column($parts, 'renderers')),
            array_merge(...array_column($parts, 'fallbacks')),
        );
    }
}
