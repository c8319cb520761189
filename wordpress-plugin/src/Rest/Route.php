<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Http\Lock;

defined('ABSPATH') || exit;

/** A method of an address below `onda/v1`, as its feature declares it. */
final class Route
{
    public const SPACE = 'onda/v1';

    /**
     * @param string $method GET, POST, PUT or DELETE.
     * @param string $path Such as `/stations/{station}/now-playing`; each name in braces is one of `$args`.
     * @param string $id Unique among all routes: `operationId` of the OpenAPI document.
     * @param array<string, array<string, mixed>> $args Name → JSON schema, with `required` and `default` where they hold.
     * @param array<string, mixed> $reply JSON schema of the answer.
     * @param \Closure(Call): RestAnswer $answer Throws `Refusal`.
     * @param string $owner The name in `RestHooks::actions()`: where another plugin answers it, the route is not there.
     * @param int $seconds For how long public caches may keep the answer; 0 for not at all.
     * @param array<string, int> $refusals Code → status, beside those that every route has.
     * @param bool $shows_posts Not kept by public caches where a plugin keeps posts for members.
     * @param Ability|null $ability The same for WordPress's Abilities API.
     */
    public function __construct(
        public readonly string $method,
        public readonly string $path,
        public readonly string $id,
        public readonly string $summary,
        public readonly array $args,
        public readonly array $reply,
        public readonly \Closure $answer,
        public readonly string $owner = '',
        public readonly Audience $audience = Audience::Visitor,
        public readonly int $seconds = 0,
        public readonly array $refusals = [],
        public readonly Lock $opens_to = Lock::Open,
        public readonly bool $shows_posts = false,
        public readonly ?Ability $ability = null,
    ) {
    }

    public function is_write(): bool
    {
        return $this->method !== 'GET';
    }

    /** @return list<string> The arguments that stand in the path. */
    public function path_args(): array
    {
        preg_match_all('/\{(\w+)\}/', $this->path, $found);
        return $found[1];
    }

    /** The path as WordPress's server matches it. */
    public function pattern(): string
    {
        return (string) preg_replace_callback('/\{(\w+)\}/', function (array $found): string {
            $schema = $this->args[$found[1]];
            $own = trim((string) ($schema['pattern'] ?? ''), '^$');
            return "(?P<$found[1]>" . ($schema['type'] === 'integer' ? '\d{1,15}' : $own) . ')';
        }, $this->path);
    }
}
