<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;
use Onda\Features\Schedule\Contact;
use Onda\Features\Schedule\Printing\StudioPrinting;
use Onda\Tests\TestCase;

final class StudioPrintingTest extends TestCase
{
    use ScheduleSite;

    /** Friday, 16:00 in Madrid. */
    private const NOW = 1_795_791_600;
    private const HOUR = 3600;
    private const OWN = ['whatsapp' => '+34 600 000 001', 'phone' => '955 100 100', 'mail' => ''];

    public function test_it_is_nothing_for_visitors_until_an_owner_wrote_a_contact(): void
    {
        $this->week([], []);
        $this->assertNull($this->inside());
        $this->sign_in('editor');
        $this->assertNull($this->inside(), 'they may not open the screen');
        $this->sign_in('administrator');
        $this->assertStringContainsString('page=onda-stations', (string) $this->inside());
    }

    public function test_the_links_are_those_of_the_station_and_those_of_shows_are_for_the_script(): void
    {
        $this->week(self::OWN, ['whatsapp' => '+34 600 000 002', 'mail' => 'tarde@radio.example']);
        [$ways, $airings] = $this->plan($html = (string) $this->inside());
        $own = 'https://wa.me/34600000001?text=Hola%2C%20escucho%20Radio%20Uno%3A%20';
        $this->assertStringContainsString(sprintf('href="%s"', $own), $html);
        $this->assertStringContainsString('href="tel:955100100"', $html);
        $this->assertDoesNotMatchRegularExpression('/^<div[^>]* hidden/', $html);
        // A show is named for the script alone: it may be over.
        $this->assertStringNotContainsString('Tarde', (string) preg_replace('/ data-\w+="[^"]*"/', '', $html));
        $this->assertSame(['Radio Uno', $own, 'tel:955100100', '', '955 100 100'], $ways[0]);
        $text = 'Hola%2C%20escucho%20Tarde%20%26%20m%C3%A1s%20en%20Radio%20Uno%3A%20';
        $of_show = ["https://wa.me/34600000002?text=$text", 'tel:955100100', "mailto:tarde@radio.example?subject=$text"];
        $this->assertSame(['Tarde & más', ...$of_show, '955 100 100'], $ways[1]);
        // Each airing by the same ways; a show without a contact has those of the station, and its name.
        $this->assertSame(['Noche', 'Tarde & más'], [$ways[2][0], $ways[1][0]]);
        $this->assertStringContainsString('wa.me/34600000001', $ways[2][1]);
        $this->assertSame([self::NOW, self::NOW + 2 * self::HOUR, 1], $airings[0]);
        $this->assertSame([1, 2, 1, 2], array_column($airings, 2));
        $this->assertCount(3, $ways);
    }

    public function test_a_studio_that_only_a_show_has_is_hidden_without_a_script(): void
    {
        $this->week([], ['phone' => '955 200 200']);
        $html = (string) $this->inside();
        $this->assertMatchesRegularExpression('/^<div part="studio"[^>]* hidden/', $html);
        $this->assertSame('955 200 200', $this->plan($html)[0][1][4]);
    }

    public function test_hostile_names_stay_texts(): void
    {
        $this->week(self::OWN, []);
        $this->slot(0, self::EVERY_DAY, 23 * 60, 30);
        $show = $this->show('"><script>alert(1)</script>&quot;');
        $this->slot($show, self::EVERY_DAY, 22 * 60, 30);
        $html = (string) $this->inside();
        $this->assertStringNotContainsString('<script', $html);
        $this->assertContains('Stored title', array_column($this->plan($html)[0], 0));
    }

    public function test_a_message_keeps_marks_and_pictures_of_a_name(): void
    {
        $this->week(self::OWN, []);
        $this->slot($this->show('¿Qué? 1+1 #2 📻'), self::EVERY_DAY, 22 * 60, 30);
        $query = (string) wp_parse_url($this->plan((string) $this->inside())[0][3][1], PHP_URL_QUERY);
        $this->assertSame('Hola, escucho ¿Qué? 1+1 #2 📻 en Radio Uno: ', rawurldecode(substr($query, strlen('text='))));
    }

    public function test_another_station_has_a_contact_of_its_own(): void
    {
        $this->week(self::OWN, []);
        $all = get_option(SettingsStore::OPTION);
        $all['stations'][] = ['id' => 'dos', 'name' => 'Dos', 'phone' => '955 300 300'] + $all['stations'][0];
        update_option(SettingsStore::OPTION, $all);
        $this->assertStringContainsString('tel:955300300', (string) $this->inside('dos'));
        $this->assertStringContainsString('tel:955100100', (string) $this->inside('uno'));
        $this->assertNull($this->inside('tres'), 'there is none');
    }

    /**
     * Two shows a day: one from 16:00 to 18:00 with this contact, and one at 20:00 without.
     *
     * @param array<string, string> $own Of the station.
     * @param array<string, string> $contact Of the show.
     */
    private function week(array $own, array $contact): void
    {
        $this->begin();
        $this->configure(['id' => 'uno', 'name' => 'Radio Uno'] + $own);
        $show = $this->show('Tarde & más');
        update_post_meta($show, Contact::META, $contact);
        $this->slot($show, self::EVERY_DAY, 16 * 60, 120);
        $this->slot($this->show('Noche'), self::EVERY_DAY, 20 * 60, 60);
    }

    private function inside(string $station = ''): ?string
    {
        $printing = new StudioPrinting($this->schedule(), new Texts(dirname(__DIR__, 2) . '/generated'), self::NOW);
        return $printing->inside(['station' => $station]);
    }

    /** @return array{list<list<string>>, list<list<int>>} */
    private function plan(string $html): array
    {
        $read = static function (string $name) use ($html): array {
            preg_match(sprintf('/data-%s="([^"]*)"/', $name), $html, $found);
            return json_decode(html_entity_decode($found[1], ENT_QUOTES), true);
        };
        return [$read('ways'), $read('airings')];
    }
}
