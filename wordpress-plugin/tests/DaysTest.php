<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Text\Days;

/** The months of these days have the same short names in Spanish and in English: WordPress may have either here. */
final class DaysTest extends TestCase
{
    /**
     * @testWith ["es_ES", "2026-11-26", "j M", "26 nov"]
     *           ["es_MX", "2026-03-03", "j M Y", "3 mar 2026"]
     *           ["es", "2026-07-01", "M j, Y", "jul 1, 2026"]
     *           ["en_US", "2026-11-26", "j M", "26 Nov"]
     *           ["pt_BR", "2026-11-26", "M j", "Nov 26"]
     */
    public function test_a_short_month_is_lower_case_in_spanish(string $locale, string $day, string $format, string $words): void
    {
        add_filter('locale', static fn(): string => $locale);
        $this->assertSame($words, Days::formatted($day, $format));
    }

    public function test_the_short_name_of_a_weekday_is_left_alone(): void
    {
        add_filter('locale', static fn(): string => 'es_ES');
        $names = $GLOBALS['wp_locale'];
        $GLOBALS['wp_locale'] = clone $names;
        $GLOBALS['wp_locale']->weekday[2] = 'Martes';
        $GLOBALS['wp_locale']->weekday_abbrev['Martes'] = 'Mar';
        $words = Days::formatted('2026-03-03', 'D');
        $GLOBALS['wp_locale'] = $names;
        $this->assertSame('Mar', $words);
    }

    /** Martes begins as the short name of its month does. */
    public function test_the_name_of_a_weekday_is_left_alone(): void
    {
        add_filter('locale', static fn(): string => 'es_ES');
        $names = $GLOBALS['wp_locale'];
        $GLOBALS['wp_locale'] = clone $names;
        $GLOBALS['wp_locale']->weekday[2] = 'Martes';
        $words = Days::formatted('2026-03-03', 'l j M');
        $GLOBALS['wp_locale'] = $names;
        $this->assertSame('Martes 3 mar', $words);
    }
}
