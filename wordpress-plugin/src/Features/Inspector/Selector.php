<?php

declare(strict_types=1);

namespace Onda\Features\Inspector;

defined('ABSPATH') || exit;

/**
 * The selectors that the inspector writes, and no other. From an anchor (`body`, `main` or an id) child by child to the
 * target; every step is held by a mark of its own (id, class or attribute), by its only link, or by its place among the
 * children that look like it, counted from both ends: `:nth-child(1 of div.card):nth-last-child(1 of div.card)`.
 */
final class Selector
{
    private const MAX_BYTES = 2000;
    private const TAG = '[a-z][a-z0-9-]{0,59}';
    private const NAME = '[A-Za-z_][\w-]{0,99}';
    private const ADDRESS = '[\w.\/:?&=%#~+,-]{1,300}';

    /** @param list<string> $classes Of the target. */
    private function __construct(public readonly string $css, public readonly string $tag, public readonly array $classes)
    {
    }

    /** Null for anything that the inspector would not have written, and for what may not be hidden. */
    public static function read(string $css): ?self
    {
        $steps = strlen($css) <= self::MAX_BYTES ? explode(' > ', $css) : [];
        $is_target = preg_match('/^(?::nth-child\(\d+ of )?(' . self::TAG . ')/', (string) end($steps), $tag) === 1;
        if (!$is_target || !self::are_anchored($steps)) {
            return null;
        }
        $bare = (string) preg_replace('/="[^"]*"/', '', $css);
        preg_match_all('/[#.]' . self::NAME . '/', $bare, $names);
        preg_match_all('/\.(' . self::NAME . ')/', (string) strrchr(">$bare", '>'), $classes);
        $is_untouchable = ProtectedSelectors::is_named($tag[1], $names[0]);
        return $is_untouchable ? null : new self($css, $tag[1], array_values(array_unique($classes[1])));
    }

    /** @param list<string> $steps */
    private static function are_anchored(array $steps): bool
    {
        $anchor = array_shift($steps) ?? '';
        $is_root = $steps !== [] && in_array($anchor, ['body', 'main'], true);
        if (!$is_root && preg_match('/^' . self::TAG . '#' . self::NAME . '$/D', $anchor) !== 1) {
            return false;
        }
        $pattern = self::step();
        return array_filter($steps, static fn(string $step): bool => preg_match($pattern, $step) !== 1) === [];
    }

    private static function step(): string
    {
        [$tag, $name, $address] = [self::TAG, self::NAME, self::ADDRESS];
        $mark = "(?:[#.]$name|\\[(?:href|src|post-id|comment-id|data-[a-z-]{1,40})=\"$address\"\\])";
        $plain = "$tag(?:$mark){0,4}(?::not\\(\\[id\\]\\))?";
        $pinned = ":nth-child\\(\\d{1,3} of $plain\\):nth-last-child\\(\\d{1,3} of $plain\\)";
        $linked = "$tag(?:$mark){0,4}:has\\(a\\[href=\"$address\"\\]\\)";
        return "!^(?:$pinned|$linked|$tag(?:$mark){1,4})$!D";
    }
}
