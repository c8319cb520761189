<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Templates;
use Onda\Core\Printing\ThemeTemplates\Overrides;

defined('ABSPATH') || exit;

/** `wp onda template list` and `show`: the templates that a theme may put its own in place of. */
final class TemplateCommand
{
    public function __construct(private Elements $elements, private Templates $templates, private Overrides $overrides)
    {
    }

    public function hook(): void
    {
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('onda template', $this);
        }
    }

    /**
     * Lists the elements: tag, version of the plugin's template, the theme's file and its version.
     *
     * ## OPTIONS
     *
     * [--format=<format>]
     * : table, csv, json or yaml.
     *
     * @subcommand list
     *
     * @param list<string> $arguments
     * @param array<string, string> $options
     */
    public function all(array $arguments, array $options): void
    {
        \WP_CLI\Utils\format_items($options['format'] ?? 'table', $this->rows(), ['tag', 'version', 'file', 'of']);
    }

    /**
     * Prints a file for the theme, onda/TAG.php, with the plugin's own template.
     *
     * ## OPTIONS
     *
     * <tag>
     * : Such as now-playing.
     *
     * @param list<string> $arguments
     */
    public function show(array $arguments): void
    {
        $tag = $arguments[0];
        in_array($tag, $this->elements->tags(), true)
            ? \WP_CLI::log($this->start($tag))
            : \WP_CLI::error("There is no element $tag.");
    }

    /** @return list<array{tag: string, version: string, file: string, of: string}> `of` is the version of the file. */
    public function rows(): array
    {
        return array_map(function (string $tag): array {
            $file = $this->overrides->file($tag);
            $of = $file === '' ? '' : Overrides::version_of($file);
            return ['tag' => $tag, 'version' => $this->overrides->version($tag), 'file' => $file, 'of' => $of];
        }, $this->elements->tags());
    }

    /** The file that a theme starts from. */
    public function start(string $tag): string
    {
        return "<?php\n/**\n * Onda template: $tag\n * Onda template version: {$this->overrides->version($tag)}\n *\n"
            . " * @var string \$markup The plugin's own markup, filled in.\n"
            . " * @var array<string, scalar> \$attributes By camelCase name; escape them.\n */\n\n"
            . "defined('ABSPATH') || exit;\n\n// The template: " . $this->templates->template($tag) . "\necho \$markup;\n";
    }
}
