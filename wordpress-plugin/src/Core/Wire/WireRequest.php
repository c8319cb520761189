<?php

declare(strict_types=1);

namespace Onda\Core\Wire;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Action;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\WriteGuard;

defined('ABSPATH') || exit;

/** A request as the `wire.ts` of a feature declares it: its action, its fields and its refusals. */
final class WireRequest
{
    private const FOLDER = __DIR__ . '/../../../generated/wires';

    /** @param array<string, mixed> $row Of a file in `generated/wires`. */
    public function __construct(public readonly array $row)
    {
    }

    public static function of(string $feature, string $request): self
    {
        return new self(self::all($feature)[$request]);
    }

    /** @return array<string, array<string, mixed>> The rows of a feature, by request. */
    public static function all(string $feature): array
    {
        return require self::FOLDER . "/$feature.php";
    }

    /** @param \Closure(): callable $handler As `Action` takes it. */
    public function action(\Closure $handler): Action
    {
        return new Action(...['handler' => $handler] + $this->row['action']);
    }

    /** @return array<string, string> As `Feature::nonces()`. */
    public function nonces(): array
    {
        return array_column([$this->row['nonce']], 'action', 'name');
    }

    public function guard(): WriteGuard
    {
        $limit = new RateLimit(new RateLimitRepository(), ...$this->row['limit']);
        return new WriteGuard($this->row['nonce']['action'], $limit);
    }

    /**
     * @return array<string, int|string> Each field by its name.
     * @throws Refusal
     */
    public function fields(Request $request): array
    {
        $values = [];
        foreach ($this->row['fields'] as $name => $field) {
            $values[$name] = match ($field['type']) {
                'id' => $request->id($name),
                'word' => $field['words'][$request->text($name)] ?? throw $this->refusal($field['refusal']),
            };
        }
        return $values;
    }

    public function refusal(string $code): Refusal
    {
        [$status, $message] = $this->row['refusals'][$code];
        return new Refusal($status, $code, $message);
    }
}
