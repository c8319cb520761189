<?php

declare(strict_types=1);

namespace Onda\Owner\Transfer;

use Onda\Core\Forms\AllRecords;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;

defined('ABSPATH') || exit;

/** Settings that are taken together: those that a section shows, of the whole record behind it. */
final class FilePart
{
    /** @param list<Setting> $settings */
    private function __construct(
        public readonly Section $section,
        public readonly Record $record,
        public readonly array $settings,
    ) {
    }

    /**
     * Settings that no section shows belong to the one that edits their rows one at a time.
     *
     * @param list<Section> $sections
     * @return array<string, self> By the section's id.
     */
    public static function all(array $sections): array
    {
        $parts = $shown = [];
        foreach ($sections as $section) {
            if (!$section->is_one_of_several()) {
                $parts[$section->id] = new self($section, $section->record, $section->settings());
                $names = array_column($section->settings(), 'name');
                $shown[$section->option] = [...$shown[$section->option] ?? [], ...$names];
            }
        }
        $records = AllRecords::of($sections);
        foreach ($sections as $section) {
            foreach ($section->is_one_of_several() ? $records[$section->option] ?? [] : [] as $record) {
                $is_left = static fn(Setting $one): bool => !in_array($one->name, $shown[$section->option], true);
                $left = array_values(array_filter($record->settings, $is_left));
                $parts[$section->id] = new self($section, $record, $left);
            }
        }
        return $parts;
    }

    public function title(): string
    {
        $screen = $this->section->screen->title();
        return $screen === $this->section->title ? $screen : "$screen → {$this->section->title}";
    }

    /**
     * @param array<string, mixed> $values Of the record.
     * @param array<string, mixed> $option As stored.
     * @return array<string, mixed> The option with the values of this part.
     */
    public function put(array $values, array $option): array
    {
        $own = array_intersect_key($values, array_flip(array_column($this->settings, 'name')));
        $part = $this->record->part;
        return array_replace($option, $part === '' ? $own : [$part => $own + (array) ($option[$part] ?? [])]);
    }
}
