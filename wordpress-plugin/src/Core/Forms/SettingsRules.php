<?php

declare(strict_types=1);

namespace Onda\Core\Forms;

use Onda\Core\Settings\Record;
use Onda\Core\Settings\RecordReader;
use Onda\Core\Settings\RecordSchema;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Reads the settings of REST, the command line or an import, with a sentence for each wrong field. */
final class SettingsRules
{
    /** @var array<string, string> */
    private array $errors = [];

    /** @param \Closure(): list<Section> $sections */
    public function __construct(private \Closure $sections)
    {
    }

    /**
     * A missing setting keeps its value, and an unchanged part is not checked again.
     *
     * @param array<string, mixed> $stored The whole option.
     * @return array<string, mixed> The whole option.
     */
    public function read(mixed $input, array $stored = []): array
    {
        $this->errors = [];
        $input = is_array($input) ? $input : [];
        $settings = [];
        foreach ($this->records() as $record) {
            $names = array_flip($record->part === '' ? array_column($record->settings, 'name') : [$record->part]);
            [$sent, $kept] = [array_intersect_key($input, $names), array_intersect_key($stored, $names)];
            $settings += $sent === [] || $sent === $kept ? $kept : $this->changed($record, $sent, $kept);
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
        return array_merge(...array_map(RecordSchema::of(...), $this->records()));
    }

    /** @return array<string, mixed> The whole option before anything is chosen. */
    public function defaults(): array
    {
        $of = static fn(Record $record): array => $record->placed($record->defaults());
        return array_merge(...array_map($of, $this->records()));
    }

    /**
     * @param array<string, mixed> $sent
     * @param array<string, mixed> $stored
     * @return array<string, mixed>
     */
    private function changed(Record $record, array $sent, array $stored): array
    {
        $part = $record->part;
        $values = $part === '' ? $sent : (is_array($sent[$part]) ? $sent[$part] : []);
        $whole = $record->placed($values + $record->of($stored));
        ['values' => $values, 'errors' => $errors] = RecordReader::read($record, $whole);
        $this->errors += $errors;
        return $record->placed($values);
    }

    /** @return list<Record> Those of the settings option, each once. */
    private function records(): array
    {
        return AllRecords::of(($this->sections)())[SettingsStore::OPTION] ?? [];
    }
}
