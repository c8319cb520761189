<?php

declare(strict_types=1);

namespace Onda\Core\Forms;

use Onda\Core\Settings\Record;

defined('ABSPATH') || exit;

/** The records behind sections: several sections share one, and some are stored in options of their own. */
final class AllRecords
{
    /**
     * @param list<Section> $sections
     * @return array<string, list<Record>> Option → its records, each once.
     */
    public static function of(array $sections): array
    {
        $records = [];
        foreach ($sections as $section) {
            if (!$section->is_one_of_several()) {
                $records[$section->option][self::key($section->record)] = $section->record;
            }
        }
        return array_map(array_values(...), $records);
    }

    /** The names tell records without a part apart. */
    public static function key(Record $record): string
    {
        return "$record->part " . implode(',', array_column($record->settings, 'name'));
    }
}
