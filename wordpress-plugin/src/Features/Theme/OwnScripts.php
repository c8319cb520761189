<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

defined('ABSPATH') || exit;

/** The scripts of the active theme that are on the page and do what a behavior of ours would do. */
final class OwnScripts
{
    /** @return list<string> Handles, also of those that another script needs. */
    public static function on_page(string $preset, string $tag): array
    {
        $patterns = Presets::scripts($preset, $tag);
        $fits = static fn(string $handle): bool =>
            array_filter($patterns, static fn(string $pattern): bool => fnmatch($pattern, $handle)) !== [];
        return $patterns === [] ? [] : array_values(array_filter(self::handles(), $fits));
    }

    public static function take_off(string $preset, string $tag): void
    {
        foreach (self::on_page($preset, $tag) as $handle) {
            wp_dequeue_script($handle);
        }
    }

    /** @return list<string> All that this page loads. */
    private static function handles(): array
    {
        $scripts = wp_scripts();
        $handles = array_values($scripts->queue);
        // It grows while it is walked.
        for ($place = 0; $place < count($handles); $place++) {
            $needed = ($scripts->registered[$handles[$place]] ?? null)?->deps ?? [];
            $handles = [...$handles, ...array_diff($needed, $handles)];
        }
        return $handles;
    }
}
