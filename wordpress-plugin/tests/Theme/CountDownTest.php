<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Tests\TestCase;

/** The printed content of `<count-down>`. */
final class CountDownTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Europe/Madrid');
        update_option('date_format', 'Y-m-d');
        update_option('time_format', 'H:i');
    }

    /** @dataProvider dates */
    public function test_the_moment_is_in_the_sites_time_zone(string $date, string $datetime, string $words): void
    {
        $this->assertSame(
            "<count-down date=\"$date\"><time datetime=\"$datetime\">$words</time></count-down>",
            do_shortcode("[count_down date=\"$date\"]")
        );
    }

    public function dates(): array
    {
        return [
            'winter' => ['2097-01-10 20:00', '2097-01-10T20:00:00+01:00', '2097-01-10 20:00'],
            'summer' => ['2097-07-10 20:00', '2097-07-10T20:00:00+02:00', '2097-07-10 20:00'],
            'a day' => ['2097/7/1', '2097-07-01T00:00:00+02:00', '2097-07-01 00:00'],
            'a zone of its own' => ['2097-07-10T20:00:00Z', '2097-07-10T20:00:00+00:00', '2097-07-10 22:00'],
        ];
    }

    /** @dataProvider wrong */
    public function test_the_date_is_required(string $shortcode): void
    {
        $this->assertStringContainsString('<span>¡Hace falta la fecha de vencimiento!</span></count-down>', do_shortcode($shortcode));
    }

    public function wrong(): array
    {
        return [['[count_down]'], ['[count_down date="mañana"]'], ['[count_down date="+1 day"]'], ['[count_down date="2097-45-45"]']];
    }

    public function test_afterwards_it_says_so_and_leads_on(): void
    {
        $markup = do_shortcode('[count_down date="2001-01-01" end_text="Ya <b>está</b>" redirect="https://radio.example/"]');
        $this->assertStringEndsWith(
            '</time><span class="onda-count-end"><a href="https://radio.example/">Ya &lt;b&gt;está&lt;/b&gt;</a></span></count-down>',
            $markup
        );
        $this->assertStringEndsWith('<span class="onda-count-end">Ya está aquí.</span></count-down>', do_shortcode('[count_down date="2001-01-01"]'));
        $this->assertStringNotContainsString('<a', do_shortcode('[count_down date="2001-01-01" redirect="javascript:alert(1)"]'));
    }
}
