<?php

declare(strict_types=1);

namespace Onda\Owner\Transfer;

use Onda\Core\Forms\AllRecords;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\RecordReader;
use Onda\Core\Settings\Setting;

defined('ABSPATH') || exit;

/** The changes that a file would make on this site, section by section; nothing is changed before `take()`. */
final class Proposal
{
    /** @var array<string, array<string, array<string, mixed>>> Option → key of the record → values then. */
    private array $then = [];
    /** @var array<string, string> Field → sentence; with one of them nothing is taken. */
    public array $errors = [];
    /** @var list<string> Sentences about what the file names and this site does not have. */
    public array $left_out = [];

    /** @param list<Section> $sections */
    public function __construct(private array $sections, SettingsFile $file)
    {
        $arrival = new Arrival($file->posts, $file->site === untrailingslashit(home_url()));
        $records = AllRecords::of($sections);
        foreach ($records as $option => $of_option) {
            $written = $file->settings[$option] ?? [];
            foreach ($of_option as $record) {
                $this->then[$option][AllRecords::key($record)] = $this->read($record, $option, $written, $arrival);
            }
            $this->name_unknown($of_option, $written);
        }
        $this->errors += $arrival->errors;
        array_push($this->left_out, ...$arrival->left_out);
        foreach (array_keys(array_diff_key($file->settings, $records)) as $option) {
            $this->left_out[] = Arrival::unknown($option);
        }
    }

    /** @return array<string, array{title: string, lines: list<Difference>}> Section → its title and what would change. */
    public function differences(): array
    {
        $differences = [];
        foreach (FilePart::all($this->sections) as $id => $part) {
            $now = $part->record->of(get_option($part->section->option));
            $lines = Difference::between($part->settings, $now, $this->values($part));
            $differences += $lines === [] ? [] : [$id => ['title' => $part->title(), 'lines' => $lines]];
        }
        return $differences;
    }

    /**
     * @param list<string> $chosen Sections.
     * @return array<string, string> Field → sentence; with one of them nothing was changed.
     */
    public function take(array $chosen): array
    {
        $options = [];
        foreach (array_intersect_key(FilePart::all($this->sections), array_flip($chosen)) as $part) {
            $option = $part->section->option;
            $stored = $options[$option] ?? (array) (get_option($option) ?: []);
            $options[$option] = $part->put($this->values($part), $stored);
        }
        $errors = $this->errors + $this->wrong($options);
        if ($errors === []) {
            array_map('update_option', array_keys($options), $options);
        }
        return $errors;
    }

    /** Tells whether somebody has changed a setting in the meantime. */
    public function fingerprint(): string
    {
        $stored = array_map('get_option', array_keys($this->then));
        return substr(hash('sha256', (string) wp_json_encode($stored)), 0, 16);
    }

    /**
     * @param array<mixed> $written The option in the file.
     * @return array<string, mixed> Values of the record.
     */
    private function read(Record $record, string $option, array $written, Arrival $arrival): array
    {
        $part = $record->part;
        $own = $part === '' ? array_intersect_key($written, $record->defaults()) : ($written[$part] ?? []);
        $stored = $record->of(get_option($option));
        $path = $part === '' ? '' : "$part.";
        $values = $arrival->values($record->settings, is_array($own) ? $own : [], $stored, $path);
        if ($values === $stored) {
            return $stored;
        }
        ['values' => $read, 'errors' => $errors] = RecordReader::read($record, $record->placed($values));
        foreach (SettingsFile::secrets(...$record->settings) as $secret) {
            if (isset($errors["$path$secret->name"])) {
                unset($errors["$path$secret->name"]);
                $read = $this->without_secret($record, $secret, $read, $stored);
            }
        }
        $this->errors += $errors;
        return $read;
    }

    /**
     * The file has no key: what needs one that is not stored here keeps its value.
     *
     * @param array<string, mixed> $values
     * @param array<string, mixed> $stored
     * @return array<string, mixed>
     */
    private function without_secret(Record $record, Setting $secret, array $values, array $stored): array
    {
        foreach ($record->settings as $setting) {
            $kept = array_replace($values, [$setting->name => $stored[$setting->name]]);
            $errors = RecordReader::read($record, $record->placed($kept))['errors'];
            if (!isset($errors[($record->part === '' ? '' : "$record->part.") . $secret->name])) {
                /* translators: 1: name of a setting, 2: name of a key. */
                $text = __('%1$s: it needs “%2$s”, which no file holds. Write it on this site first.', 'onda');
                $this->left_out[] = sprintf($text, $setting->label(), $secret->label());
                return $kept;
            }
        }
        return $stored;
    }

    /**
     * @param list<Record> $records Of the option.
     * @param array<mixed> $written
     */
    private function name_unknown(array $records, array $written): void
    {
        $names = array_map(static fn(Record $one): array => array_keys($one->placed($one->defaults())), $records);
        foreach (array_diff(array_keys($written), ...$names) as $unknown) {
            $this->left_out[] = Arrival::unknown($unknown);
        }
    }

    /**
     * @param array<string, array<mixed>> $options As they would be stored.
     * @return array<string, string>
     */
    private function wrong(array $options): array
    {
        $errors = [];
        foreach (array_intersect_key(AllRecords::of($this->sections), $options) as $option => $records) {
            foreach ($records as $record) {
                $is_same = $record->of($options[$option]) === $record->of(get_option($option));
                $errors += $is_same ? [] : RecordReader::read($record, $options[$option])['errors'];
            }
        }
        return $errors;
    }

    /** @return array<string, mixed> Of the part's record. */
    private function values(FilePart $part): array
    {
        return $this->then[$part->section->option][AllRecords::key($part->record)];
    }
}
