<?php

declare(strict_types=1);

namespace Onda\Features\Inspector;

defined('ABSPATH') || exit;

/** The hidden elements of one page, and for whom they are hidden. */
final class HiddenElements
{
    public const MOST = 200;
    /** The name of visitors without an account, among the names of roles. */
    public const VISITOR = 'visitor';

    /**
     * @param list<string> $audience Names of roles; empty for everybody.
     * @param list<Rule> $rules
     */
    private function __construct(public readonly array $audience, public readonly array $rules)
    {
    }

    public static function none(): self
    {
        return new self([], []);
    }

    /** From a request: null when one rule is not to be trusted, one role is unknown, or there are too many. */
    public static function read(string $json): ?self
    {
        $written = json_decode($json, true);
        $rows = is_array($written['rules'] ?? null) ? array_values($written['rules']) : null;
        $audience = is_array($written['audience'] ?? null) ? array_values($written['audience']) : null;
        if ($rows === null || $audience === null || count($rows) > self::MOST) {
            return null;
        }
        $rules = array_map(Rule::read(...), $rows);
        $roles = self::roles();
        $known = array_filter($audience, static fn(mixed $role): bool => is_string($role) && isset($roles[$role]));
        return in_array(null, $rules, true) || $known !== $audience ? null : new self($audience, $rules);
    }

    /** From storage, where an import or another plugin may have written: what is not to be trusted is left out. */
    public static function stored(string $json): self
    {
        $stored = json_decode($json, true);
        $rows = is_array($stored['rules'] ?? null) ? array_values($stored['rules']) : [];
        $rules = array_filter(array_map(Rule::read(...), array_slice($rows, 0, self::MOST)));
        return new self(self::audience_of($json), array_values($rules));
    }

    /** Whether they are hidden for who asks; a page asks this alone, so nothing else is read for it. */
    public static function are_for(string $json, \WP_User $user): bool
    {
        $audience = self::audience_of($json);
        $roles = $user->exists() ? array_values($user->roles) : [self::VISITOR];
        return $audience === [] || array_intersect($audience, $roles) !== [];
    }

    /** Changes with whatever is hidden; empty where nothing is. */
    public static function version(string $json): string
    {
        return $json === '' ? '' : substr(hash('sha256', $json), 0, 12);
    }

    /** @return array<string, string> Name → title of everybody for whom elements may be hidden. */
    public static function roles(): array
    {
        return [self::VISITOR => __('Visitors', 'onda')] + array_map(translate_user_role(...), wp_roles()->role_names);
    }

    /** Empty when nothing is hidden. */
    public function json(): string
    {
        // Not every database holds every character.
        return $this->rules === [] ? '' : (string) wp_json_encode($this->data(), JSON_UNESCAPED_SLASHES);
    }

    /** @return array{audience: list<string>, rules: list<array<string, mixed>>} */
    public function data(): array
    {
        $rows = array_map(static fn(Rule $rule): array => $rule->row(), $this->rules);
        return ['audience' => $this->audience, 'rules' => $rows];
    }

    /** The whole style sheet. `:is` forgives a selector that an old browser cannot read. */
    public function css(): string
    {
        $selectors = array_map(static fn(Rule $rule): string => $rule->selector->css, $this->rules);
        return $selectors === []
            ? ''
            : ':is(' . implode(',', $selectors) . ')' . ProtectedSelectors::guard() . '{display:none!important}';
    }

    /** @return list<string> */
    private static function audience_of(string $json): array
    {
        $audience = json_decode($json, true)['audience'] ?? null;
        return is_array($audience) ? array_values(array_filter($audience, is_string(...))) : [];
    }
}
