<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Access\SiteLock;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** Registers the routes that say so as abilities of WordPress 6.9 and later; before, nobody asks for them. */
final class Abilities
{
    private const CATEGORY = 'onda';

    /** @param \Closure(): list<Route> $routes */
    public function __construct(private \Closure $routes, private SiteLock $lock = new SiteLock())
    {
    }

    public function wp_abilities_api_categories_init(): void
    {
        wp_register_ability_category(self::CATEGORY, [
            'label' => 'Onda',
            'description' => 'Stations, schedules, rankings, search and newsletter of this site.',
        ]);
    }

    public function wp_abilities_api_init(): void
    {
        foreach (($this->routes)() as $route) {
            $route->ability === null || $this->register($route, $route->ability);
        }
    }

    private function register(Route $route, Ability $ability): void
    {
        $required = array_keys(array_filter($route->args, static fn(array $schema): bool => $schema['required'] ?? false));
        $properties = array_map(static fn(array $schema): array => array_diff_key($schema, ['required' => 1]), $route->args);
        wp_register_ability(self::CATEGORY . "/$ability->name", [
            'label' => $route->summary,
            'description' => $ability->label,
            'category' => self::CATEGORY,
            'input_schema' => ['type' => 'object', 'properties' => $properties, 'required' => $required,
                'additionalProperties' => false],
            'output_schema' => $route->reply,
            'execute_callback' => fn(mixed $input = []): array|\WP_Error => $this->run($route, $ability, (array) $input),
            'permission_callback' => static fn(): bool => current_user_can($ability->capability),
            'meta' => [
                'show_in_rest' => true,
                'annotations' => [
                    'readonly' => !$route->is_write(),
                    'destructive' => false,
                    'idempotent' => !$route->is_write(),
                ],
            ],
        ]);
    }

    /**
     * @param array<string, mixed> $input Checked by WordPress, whose values of a GET may still be texts.
     * @return array<mixed>|\WP_Error
     */
    private function run(Route $route, Ability $ability, array $input): array|\WP_Error
    {
        $defaults = array_map(static fn(array $schema): mixed => $schema['default'] ?? null, $route->args);
        $args = $input + array_filter($defaults, static fn(mixed $value): bool => $value !== null);
        foreach (array_intersect_key($args, $route->args) as $name => $value) {
            $args[$name] = rest_sanitize_value_from_schema($value, $route->args[$name]);
        }
        $call = new Call($args, Request::from_globals(true), $route->is_write());
        try {
            $this->lock->demand($route->opens_to);
            return ($ability->answer ?? $route->answer)($call)->data;
        } catch (Refusal $refusal) {
            return new \WP_Error($refusal->reason, $refusal->getMessage(), ['status' => $refusal->status] + $refusal->data);
        }
    }
}
