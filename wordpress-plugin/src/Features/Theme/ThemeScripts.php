<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

defined('ABSPATH') || exit;

/** The behaviors left to the theme's own scripts, for the owner's screens. Written when something new is seen. */
final class ThemeScripts
{
    public const OPTION = 'onda_theme_scripts';

    /** @return array<string, list<string>> Tag → handles. */
    public function seen(): array
    {
        $seen = get_option(self::OPTION);
        return is_array($seen) ? $seen : [];
    }

    /** @param array<string, list<string>> $handles By tag. */
    public function record(array $handles): void
    {
        $seen = $handles === [] ? [] : $this->seen();
        if (array_diff_key($handles, $seen) !== []) {
            update_option(self::OPTION, $seen + $handles, true);
        }
    }

    public function forget(): void
    {
        delete_option(self::OPTION);
    }
}
