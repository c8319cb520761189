<?php

declare(strict_types=1);

namespace Onda\Owner\Preview;

use Onda\Core\Forms\Section;
use Onda\Core\Http\Request;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\RecordReader;

defined('ABSPATH') || exit;

/** Takes the values that are typed into a section, and not saved, as the settings of this request alone. */
final class TypedSettings
{
    /** The row that is shown, of settings in rows. */
    public const ROW = 'onda_preview_row';

    public static function use(Section $section, Request $request): void
    {
        $sent = $request->sent($section->option);
        if ($sent === []) {
            return;
        }
        $stored = $section->stored();
        self::put($section->option, $section->record, $section->read($sent, $stored)['values'], $stored);
    }

    /**
     * The row of the setting that is shown becomes its only one, also where it is not right yet.
     *
     * @return array<string, mixed>|null The row; null where there is none.
     */
    public static function use_row(Section $section, string $name, Request $request): ?array
    {
        [$record, $stored] = [$section->record, $section->stored()];
        $sent = $request->sent($section->option);
        $sent = $record->part === '' ? $sent : (array) ($sent[$record->part] ?? []);
        $place = $request->id(self::ROW);
        $row = $sent === [] ? ($record->of($stored)[$name][$place] ?? null) : ($sent[$name][$place] ?? null);
        if (is_array($row)) {
            $read = RecordReader::read($record, $record->placed([$name => [$row]] + $record->of($stored)));
            self::put($section->option, $record, $read['values'], $stored);
            return $read['values'][$name][0] ?? null;
        }
        return null;
    }

    /**
     * @param array<string, mixed> $values Of the record.
     * @param array<string, mixed> $stored The whole option.
     */
    private static function put(string $option, Record $record, array $values, array $stored): void
    {
        $part = $record->part;
        $values = $part === '' ? $values : [$part => $values + (array) ($stored[$part] ?? [])];
        $typed = array_replace($stored, $values);
        add_filter("pre_option_$option", static fn(): array => $typed);
    }
}
