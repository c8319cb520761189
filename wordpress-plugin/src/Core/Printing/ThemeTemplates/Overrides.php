<?php

declare(strict_types=1);

namespace Onda\Core\Printing\ThemeTemplates;

use Onda\Core\Printing\Templates;

defined('ABSPATH') || exit;

/**
 * Templates of a theme: `onda/TAG.php` in the theme or its parent prints what stands inside an element in place of the
 * plugin's own markup. docs/developers/php.md says what such a file gets.
 */
final class Overrides
{
    private const FOLDER = 'onda';
    private const VERSION_LENGTH = 8;
    private const HEADER = ['version' => 'Onda template version'];

    private ?bool $has_folder = null;

    public function __construct(private Templates $templates)
    {
    }

    /**
     * @param array<string, scalar> $values By camelCase name.
     * @param string $markup The plugin's own.
     */
    public function inside(string $tag, array $values, string $markup): string
    {
        $file = $this->file($tag);
        return $file === '' ? $markup : self::included($file, $tag, $values, $markup);
    }

    /** The path of a theme's template; empty for none. */
    public function file(string $tag): string
    {
        $this->has_folder ??= self::has_folder();
        $is_tag = preg_match('/^[a-z][a-z0-9-]*$/D', $tag) === 1;
        return $this->has_folder && $is_tag ? (string) locate_template([self::FOLDER . "/$tag.php"]) : '';
    }

    /** Changes with the plugin's own template of a tag. A tag without one is at version 1. */
    public function version(string $tag): string
    {
        $template = $this->templates->template($tag);
        return $template === '' ? '1' : substr(md5($template), 0, self::VERSION_LENGTH);
    }

    /** @return string As the theme's file names it; empty where it names none. */
    public static function version_of(string $file): string
    {
        return get_file_data($file, self::HEADER)['version'];
    }

    /**
     * @param list<string> $tags
     * @return list<string> Those whose template in the theme was made for another version.
     */
    public function outdated(array $tags): array
    {
        return array_values(array_filter($tags, function (string $tag): bool {
            $file = $this->file($tag);
            return $file !== '' && self::version_of($file) !== $this->version($tag);
        }));
    }

    private static function has_folder(): bool
    {
        $folders = array_unique([get_stylesheet_directory(), get_template_directory()]);
        return array_filter($folders, static fn(string $folder): bool => is_dir("$folder/" . self::FOLDER)) !== [];
    }

    /**
     * The names of the arguments are those that the file sees.
     *
     * @param array<string, scalar> $attributes
     */
    private static function included(string $file, string $tag, array $attributes, string $markup): string
    {
        ob_start();
        try {
            include $file;
        } finally {
            $printed = (string) ob_get_clean();
        }
        return $printed;
    }
}
