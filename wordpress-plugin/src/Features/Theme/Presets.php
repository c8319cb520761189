<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

defined('ABSPATH') || exit;

/** Known themes: the behaviors that suit their markup, and the scripts by which they do such things themselves. */
final class Presets
{
    /** The preset follows the active theme. */
    public const AUTOMATIC = 'auto';
    /** For a theme of which nothing is known: the owner's own selectors alone. */
    public const OWN = 'own';
    public const TITLES = [
        'classic' => 'Astra, ColorMag, GeneratePress, Hello, OceanWP',
        'magazette' => 'Magazette',
        'newspack' => 'Newspack',
        'twenty-twenty-five' => 'Twenty Twenty-Five',
        'twenty-twenty-four' => 'Twenty Twenty-Four',
    ];
    /** How the folder of a theme begins. */
    private const FOLDERS = [
        'astra' => 'classic',
        'colormag' => 'classic',
        'generatepress' => 'classic',
        'hello-elementor' => 'classic',
        'oceanwp' => 'classic',
        'magazette' => 'magazette',
        'newspack' => 'newspack',
        'twentytwentyfive' => 'twenty-twenty-five',
        'twentytwentyfour' => 'twenty-twenty-four',
    ];
    /**
     * A theme's own scripts: handle, as a shell writes patterns → the behaviors that it brings; none stands for all.
     */
    private const SCRIPTS = [
        'magazette' => ['thim-*' => []],
        'newspack' => [
            'newspack-amp-fallback' => ['mobile-menu', 'comments-panel'],
            'newspack-menu-accessibility' => ['sub-menus'],
            'newspack-blocks-carousel*' => ['content-carousel'],
        ],
    ];

    /**
     * The behaviors that a preset starts with. Each answers something the visitor does, moves nothing of the page and
     * asks no other server; every preset has them.
     */
    public const CAREFUL = ['comments-panel', 'contact-form-state', 'form-rules', 'image-lightbox', 'share-links'];

    /** How such a theme's own counter wants the view of an article: by this action, after five seconds of reading. */
    private const VIEW_ACTIONS = ['magazette' => 'thim_ajax_countviews'];

    /** The preset for the active theme or the theme it descends from, or an empty string. */
    public static function detected(): string
    {
        foreach ([get_stylesheet(), get_template()] as $folder) {
            foreach (self::FOLDERS as $beginning => $preset) {
                if (str_starts_with(strtolower($folder), $beginning)) {
                    return $preset;
                }
            }
        }
        return '';
    }

    /** @return array<string, list<array<string, string>>> Tag → sets of attributes. */
    public static function behaviors(string $preset): array
    {
        return isset(self::TITLES[$preset]) ? require __DIR__ . "/presets/$preset.php" : [];
    }

    /** @return list<string> Every tag of which some preset knows. */
    public static function tags(): array
    {
        $tags = array_keys(array_merge(...array_map(self::behaviors(...), array_keys(self::TITLES))));
        sort($tags);
        return $tags;
    }

    /** @return list<string> Patterns of the handles by which a theme of that kind brings the behavior itself. */
    public static function scripts(string $preset, string $tag): array
    {
        $brings = static fn(array $tags): bool => $tags === [] || in_array($tag, $tags, true);
        return array_keys(array_filter(self::SCRIPTS[$preset] ?? [], $brings));
    }

    /** The action by which the view of an article is sent, or the one that is sent otherwise. */
    public static function view_action(string $preset, string $otherwise): string
    {
        return self::VIEW_ACTIONS[$preset] ?? $otherwise;
    }
}
