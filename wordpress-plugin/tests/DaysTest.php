<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Days;

final class DaysTest extends TestCase
{
    /**
     * The names are Spanish, as the site of the tests is; the locale decides on their letters.
     *
     * @testWith ["es_ES", "2026-11-26", "j M", "26 nov"]
     *           ["es_MX", "2026-03-03", "l, j M Y", "Martes, 3 mar 2026"]
     *           ["es", "2026-05-01", "F Y", "mayo 2026"]
     *           ["es_AR", "2026-12-24", "l", "Jueves"]
     *           ["en_US", "2026-11-26", "j M", "26 Nov"]
     *           ["pt_BR", "2026-11-26", "M j", "Nov 26"]
     */
    public function test_a_short_month_is_lower_case_in_spanish(string $locale, string $day, string $format, string $words): void
    {
        add_filter('locale', static fn(): string => $locale);
        $this->assertSame($words, Days::formatted($day, $format));
    }
}
