<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Core\Text\Moment;
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
    public function test_the_date_is_required(string $shortcode, string $text): void
    {
        $this->sign_in('author');
        $this->assertStringContainsString("<span>$text</span></count-down>", do_shortcode($shortcode));
    }

    public function test_a_visitor_reads_nothing_of_a_date_that_nobody_wrote(): void
    {
        $this->assertSame('<count-down></count-down>', do_shortcode('[count_down]'));
    }

    public function wrong(): array
    {
        $unreadable = static fn(string $date): array =>
            ["[count_down date=\"$date\"]", "«{$date}» no es una fecha. Escríbela así: 2027-03-21 20:00."];
        return [
            ['[count_down]', '¡Hace falta la fecha de vencimiento!'],
            ...array_map($unreadable, ['mañana', '+1 day', '2097-45-45', '2097-02-30']),
        ];
    }

    /** @dataProvider moments */
    public function test_reads_what_the_script_reads(string $written, string $moment): void
    {
        $expected = $moment === '-' ? null : date_create_immutable($moment, wp_timezone())->getTimestamp();
        $this->assertSame($expected, Moment::of($written)?->getTimestamp());
    }

    /** @return iterable<string, list<string>> */
    public function moments(): iterable
    {
        $table = __DIR__ . '/../../../packages/theme/src/count-down/moments.tsv';
        foreach (file($table, FILE_IGNORE_NEW_LINES) as $line) {
            if (!str_starts_with($line, '#')) {
                yield $line => explode("\t", $line);
            }
        }
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
