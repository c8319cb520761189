<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Printing\Texts;
use Onda\Features\Schedule\Graph;
use Onda\Features\Schedule\Printing\WeekPrinting;
use Onda\Tests\TestCase;

final class GraphTest extends TestCase
{
    use ScheduleSite;

    private const DAY = 1792792800;

    public function test_an_airing_is_a_broadcast_of_its_station_with_show_and_hosts(): void
    {
        $this->begin();
        $show = $this->show('Tarde', [$this->host('Ana')]);
        $this->slot($show, self::EVERY_DAY, 600, 60);
        [$organization, $service, $event] = $this->graph();
        $this->assertSame(home_url('/#organization'), $organization['@id']);
        $this->assertSame(['@id' => home_url('/#organization')], $service['broadcaster']);
        $this->assertSame('Europe/Madrid', $service['broadcastTimezone']);
        $this->assertSame(['@id' => $service['@id']], $event['publishedOn']);
        $this->assertSame('2026-10-24T10:00:00+02:00', $event['startDate']);
        $this->assertSame('2026-10-24T11:00:00+02:00', $event['endDate']);
        $this->assertTrue($event['isLiveBroadcast']);
        $series = $event['workPerformed']['partOfSeries'];
        $this->assertSame([get_permalink($show), 'Tarde'], [$series['url'], $series['name']]);
        $this->assertSame(['Ana'], array_column($event['workPerformed']['actor'], 'name'));
    }

    public function test_each_name_is_unique_and_the_list_is_short(): void
    {
        $this->begin();
        $show = $this->show('Hora');
        for ($hour = 0; $hour < 24; $hour++) {
            $this->slot($show, self::EVERY_DAY, $hour * 60, 60);
        }
        $graph = $this->graph(5);
        $names = array_column($graph, '@id');
        $this->assertSame($names, array_unique($names));
        $this->assertCount(2 + 60, $graph);
    }

    public function test_a_hostile_title_ends_no_script(): void
    {
        $this->begin();
        kses_remove_filters();
        $this->slot($this->show('A</script><img src=x onerror=alert(1)>'), self::EVERY_DAY, 600, 60);
        $script = $this->script(1);
        $this->assertSame(1, substr_count($script, '</script>'));
        $this->assertStringNotContainsString('<img', $script);
    }

    public function test_the_page_of_the_week_describes_what_airs_until_tomorrow_once(): void
    {
        $this->begin();
        $this->slot($this->show('Tarde'), self::EVERY_DAY, 600, 60);
        remove_all_actions('wp_footer');
        $texts = new Texts(dirname(__DIR__, 2) . '/generated');
        $week = new WeekPrinting($this->schedule(), $texts, self::DAY);
        $this->assertStringNotContainsString('ld+json', $week->inside([]) . $week->inside([]));
        $footer = $this->printed(static fn() => do_action('wp_footer'));
        $this->assertSame(1, substr_count($footer, 'ld+json'));
        $this->assertSame(2, substr_count($footer, 'BroadcastEvent'));
    }

    public function test_a_station_without_airings_is_not_described(): void
    {
        $this->begin();
        $this->assertSame('', $this->script(1));
    }

    private function script(int $days): string
    {
        $airings = $this->schedule()->airings('uno', self::DAY, self::DAY + $days * DAY_IN_SECONDS);
        return (new Graph($this->schedule()))->of('uno', $airings);
    }

    /** @return list<array<string, mixed>> */
    private function graph(int $days = 1): array
    {
        preg_match('~<script[^>]*>(.*)</script>~s', $this->script($days), $found);
        $document = json_decode($found[1], true, 32, JSON_THROW_ON_ERROR);
        $this->assertSame('https://schema.org', $document['@context']);
        return $document['@graph'];
    }
}
