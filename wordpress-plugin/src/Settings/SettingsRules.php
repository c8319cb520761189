<?php

declare(strict_types=1);

namespace Onda\Settings;

defined('ABSPATH') || exit;

/**
 * Reads the settings form: the option, and a sentence for each field that is wrong.
 */
final class SettingsRules
{
    /** @var array<string, string> */
    private array $errors = [];

    /** @param \Closure(): list<Section> $sections */
    public function __construct(private \Closure $sections)
    {
    }

    /** @return array<string, mixed> The whole option. */
    public function read(mixed $input): array
    {
        $this->errors = [];
        $settings = [];
        foreach (($this->sections)() as $section) {
            ['values' => $values, 'errors' => $errors] = RecordReader::read($section->record, $input);
            $this->errors += $errors;
            $settings += $section->record->placed($values);
        }
        return $settings;
    }

    /** @return array<string, string> Field (`stations.0.stream`) → sentence. */
    public function errors(): array
    {
        return $this->errors;
    }

    /** @return array<string, array<string, mixed>> Name in the option → JSON schema. */
    public function schema(): array
    {
        $of = static fn(Section $section): array => RecordSchema::of($section->record);
        return array_merge(...array_map($of, ($this->sections)()));
    }

    /** @return array<string, mixed> The whole option before anything is chosen. */
    public function defaults(): array
    {
        $of = static fn(Section $section): array => $section->record->placed($section->record->defaults());
        return array_merge(...array_map($of, ($this->sections)()));
    }
}
