<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

defined('ABSPATH') || exit;

/**
 * The time since we last followed the Favorites plugin, by its number, and whether that plugin answers now. The option
 * `onda_favorites_era` keeps both. The user meta of the same name holds the era in which a user's record was read in.
 */
final class MirrorEra
{
    public const OPTION = 'onda_favorites_era';

    private function __construct(public readonly int $number, public readonly bool $is_yielded)
    {
    }

    public static function stored(): self
    {
        $stored = (array) get_option(self::OPTION);
        return new self((int) ($stored['number'] ?? 1), ($stored['yielded'] ?? false) === true);
    }

    /** The other plugin answers until `take_back`. */
    public function hand_over(): void
    {
        $this->is_yielded || $this->store($this->number, true);
    }

    /** Whether the other plugin answered until now, so that a new era begins. */
    public function take_back(): bool
    {
        if ($this->is_yielded) {
            $this->store($this->number + 1, false);
        } elseif (get_option(self::OPTION) === false) {
            // An option that is missing costs every request a query.
            $this->store($this->number, false);
        }
        return $this->is_yielded;
    }

    /** The user's record is read in. */
    public function mark(int $user): void
    {
        update_user_meta($user, self::meta(), (string) $this->number);
    }

    public function is_of(int $user): bool
    {
        return get_user_meta($user, self::meta(), true) === (string) $this->number;
    }

    public static function unmark(int $user): void
    {
        delete_user_meta($user, self::meta());
    }

    private function store(int $number, bool $is_yielded): void
    {
        update_option(self::OPTION, ['number' => $number, 'yielded' => $is_yielded], true);
    }

    /** User meta is one for all sites of a network. */
    private static function meta(): string
    {
        return self::OPTION . '_' . get_current_blog_id();
    }
}
