<?php

declare(strict_types=1);

namespace Onda\Owner\Transfer;

use Onda\Core\Forms\Section;

defined('ABSPATH') || exit;

/** `wp onda settings export` and `import`: the file of the screen Onda → Tools. */
final class FileCommand
{
    /**
     * @param \Closure(): list<Section> $sections
     * @param string $plugin_file The main file of the plugin.
     */
    public function __construct(private \Closure $sections, private string $plugin_file)
    {
    }

    public function hook(): void
    {
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('onda settings export', [$this, 'export']);
            \WP_CLI::add_command('onda settings import', [$this, 'import']);
        }
    }

    /** Prints all settings as JSON, without keys and passwords. */
    public function export(): void
    {
        \WP_CLI::log($this->text());
    }

    /**
     * Takes over a file of settings, or shows what it would change.
     *
     * ## OPTIONS
     *
     * <file>
     * : The file that `export` prints; - reads what is piped in.
     *
     * [--dry-run]
     * : Changes nothing.
     *
     * [--sections=<sections>]
     * : Ids with commas between, such as stations,favorites; all without it.
     *
     * @param list<string> $arguments
     * @param array<string, string> $options
     */
    public function import(array $arguments, array $options): void
    {
        $path = $arguments[0] === '-' ? 'php://stdin' : $arguments[0];
        $chosen = isset($options['sections']) ? explode(',', $options['sections']) : null;
        $text = (string) file_get_contents($path, false, null, 0, SettingsFile::MAX_BYTES + 1);
        $outcome = $this->take($text, $chosen, isset($options['dry-run']));
        array_map('WP_CLI::log', $outcome['lines']);
        $outcome['errors'] === []
            ? \WP_CLI::success(isset($options['dry-run']) ? 'Nothing was changed.' : 'Done.')
            : \WP_CLI::error(implode("\n", $outcome['errors']));
    }

    public function text(): string
    {
        return SettingsFile::text(($this->sections)(), $this->plugin_file, time());
    }

    /**
     * @param list<string>|null $chosen Ids of sections; null for all.
     * @return array{lines: list<string>, errors: list<string>} What changes and what is left out; with an error nothing
     *     was changed.
     */
    public function take(string $text, ?array $chosen, bool $is_dry): array
    {
        try {
            $file = strlen($text) > SettingsFile::MAX_BYTES ? throw new Unreadable('The file is too large.')
                : SettingsFile::read($text);
        } catch (Unreadable $reason) {
            return ['lines' => [], 'errors' => [$reason->getMessage()]];
        }
        $proposal = new Proposal(($this->sections)(), $file);
        $lines = $proposal->left_out;
        $differences = $proposal->differences();
        $differences = $chosen === null ? $differences : array_intersect_key($differences, array_flip($chosen));
        foreach ($differences as $id => ['lines' => $changes]) {
            foreach ($changes as $change) {
                $lines[] = "$id: $change->label: $change->now → $change->then";
            }
        }
        $errors = $is_dry ? $proposal->errors : $proposal->take(array_keys($differences));
        $named = static fn(string $field): string => "$field: $errors[$field]";
        return ['lines' => $lines, 'errors' => array_map($named, array_keys($errors))];
    }
}
