<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Settings\Kind;
use Onda\Core\Settings\Setting;
use Onda\Tests\TestCase;

/** Stored texts in every form of the settings, as an import or another plugin may have written them. */
final class HostileSettingsTest extends TestCase
{
    private const TEXT = '\'"></textarea></select><script>alert(1)</script>';

    /** @dataProvider ids */
    public function test_no_stored_text_is_markup_on_the_screen(string $id): void
    {
        $this->sign_in('administrator');
        $section = self::section($id);
        $form = $section->form(self::hostile($section->record->settings) + $section->record->defaults(), []);
        $this->assertStringNotContainsString('<script>alert', $form);
    }

    /** @return array<string, array{string}> */
    public function ids(): array
    {
        $ids = array_column(self::sections(), 'id');
        return array_combine($ids, array_map(static fn(string $id): array => [$id], $ids));
    }

    public function test_the_texts_reach_the_forms(): void
    {
        $this->sign_in('administrator');
        $shown = array_filter(self::sections(), static fn($section): bool => str_contains(
            $section->form(self::hostile($section->record->settings) + $section->record->defaults(), []),
            'alert(1)'
        ));
        $this->assertGreaterThan(5, count($shown));
    }

    /**
     * @param list<Setting> $settings
     * @return array<string, mixed>
     */
    private static function hostile(array $settings): array
    {
        $values = [];
        foreach ($settings as $setting) {
            $values[$setting->name] = match (true) {
                $setting->kind === Kind::Group => self::hostile($setting->settings),
                $setting->kind === Kind::Rows => [self::hostile($setting->rows->settings) + $setting->rows->defaults()],
                $setting->kind === Kind::Words => [self::TEXT],
                is_string($setting->default) => self::TEXT,
                default => $setting->default,
            };
        }
        return $values;
    }
}
