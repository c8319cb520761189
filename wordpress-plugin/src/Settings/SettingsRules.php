<?php

declare(strict_types=1);

namespace Onda\Settings;

defined('ABSPATH') || exit;

/**
 * Reads the settings form: each section returns its part of the record, and a sentence for each field that is wrong.
 */
final class SettingsRules
{
    /** @var array<string, string> */
    private array $errors = [];

    /** @param \Closure(): list<Section> $sections */
    public function __construct(private \Closure $sections)
    {
    }

    /** @return array<string, mixed> As SettingsStore::DEFAULTS. */
    public function read(mixed $input): array
    {
        $this->errors = [];
        $missing = array_fill_keys(array_keys(SettingsStore::DEFAULTS), null);
        $input = (is_array($input) ? $input : []) + $missing;
        $settings = [];
        foreach (($this->sections)() as $section) {
            ['errors' => $errors] = $read = ($section->read)($input);
            $this->errors += $errors;
            $settings += array_diff_key($read, ['errors' => []]);
        }
        return array_replace(array_intersect_key(SettingsStore::DEFAULTS, $settings), $settings);
    }

    /** @return array<string, string> Field (`stations.0.stream`) → sentence. */
    public function errors(): array
    {
        return $this->errors;
    }

    /** @return array<string, array<string, mixed>> Name in the record → JSON schema. */
    public function schema(): array
    {
        return array_merge(...array_map(static fn(Section $section): array => $section->schema, ($this->sections)()));
    }
}
