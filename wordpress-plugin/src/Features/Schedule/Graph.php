<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Text\Html;
use Onda\Features\Schedule\Episodes\Episode;
use Onda\Features\Schedule\Week\Airing;
use Onda\Features\Schedule\Week\WallClock;

defined('ABSPATH') || exit;

/**
 * Airings as schema.org describes broadcasts, for search engines. The broadcaster is the organization of the site,
 * under the name that SEO plugins give it, too: what they print of it counts.
 */
final class Graph
{
    /** About 3 kB compressed. */
    private const MOST_EVENTS = 60;
    private const MOST_EPISODES = 10;

    public function __construct(private Schedule $schedule)
    {
    }

    /**
     * @param list<Airing> $airings Of one station.
     * @param list<Episode> $episodes
     * @return string A script of JSON; empty where nothing airs and nothing is heard.
     */
    public function of(string $station, array $airings, array $episodes = []): string
    {
        $graph = [
            ...($airings === [] ? [] : $this->broadcasts($station, $airings)),
            ...array_map(self::episode(...), array_slice($episodes, 0, self::MOST_EPISODES)),
        ];
        $document = ['@context' => 'https://schema.org', '@graph' => $graph];
        $json = (string) wp_json_encode($document, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES);
        return $graph === [] ? '' : wp_get_inline_script_tag($json, ['type' => 'application/ld+json']);
    }

    /**
     * @param list<Airing> $airings Of one station.
     * @return list<array<string, mixed>>
     */
    private function broadcasts(string $station, array $airings): array
    {
        $shows = new Shows($airings);
        $clock = $this->schedule->clock();
        $service = home_url('/#station-' . $this->schedule->station($station));
        $owner = home_url('/#organization');
        $site = Html::plain(get_bloginfo('name'));
        $events = array_slice($airings, 0, self::MOST_EVENTS);
        return [
            ['@type' => 'Organization', '@id' => $owner, 'name' => $site, 'url' => home_url('/')],
            [
                '@type' => 'RadioBroadcastService',
                '@id' => $service,
                'name' => $this->schedule->name($station),
                'broadcastDisplayName' => $this->schedule->name($station),
                'broadcaster' => ['@id' => $owner],
                'broadcastTimezone' => wp_timezone_string(),
                'inLanguage' => get_bloginfo('language'),
            ],
            ...array_map(static fn(Airing $airing): array => self::event($airing, $shows, $clock, $service), $events),
        ];
    }

    /** @return array<string, mixed> */
    private static function episode(Episode $episode): array
    {
        $address = (string) get_permalink($episode->show);
        $name = Shows::name($episode->show);
        return array_filter([
            '@type' => 'RadioEpisode',
            '@id' => "$address#" . $episode->id(),
            'name' => $episode->title ?: $name,
            'description' => $episode->text,
            'datePublished' => $episode->published === 0 ? '' : (string) wp_date('c', $episode->published),
            'duration' => $episode->seconds === 0 ? '' : "PT{$episode->seconds}S",
            'partOfSeries' => ['@type' => 'RadioSeries', '@id' => "$address#show", 'name' => $name, 'url' => $address],
            'audio' => ['@type' => 'AudioObject', 'contentUrl' => $episode->file],
        ]);
    }

    /** @return array<string, mixed> */
    private static function event(Airing $airing, Shows $shows, WallClock $clock, string $service): array
    {
        $address = $shows->address($airing);
        $series = ['@type' => 'RadioSeries', 'name' => $shows->title($airing)]
            + ($address === '' ? [] : ['@id' => "$address#show", 'url' => $address]);
        $hosts = [];
        foreach ($shows->hosts($airing) as $host => $name) {
            $hosts[] = ['@type' => 'Person', 'name' => $name, 'url' => (string) get_permalink($host)];
        }
        $episode = ['@type' => 'RadioEpisode', 'name' => $shows->title($airing), 'partOfSeries' => $series];
        return [
            '@type' => 'BroadcastEvent',
            // A cut airing has two parts.
            '@id' => home_url("/#airing-$airing->id-$airing->starts"),
            'name' => $shows->title($airing),
            'startDate' => $clock->format($airing->starts, 'c'),
            'endDate' => $clock->format($airing->ends, 'c'),
            'isLiveBroadcast' => $airing->kind === 'live',
            'eventStatus' => 'https://schema.org/' . ($airing->is_cancelled ? 'EventCancelled' : 'EventScheduled'),
            'publishedOn' => ['@id' => $service],
            'workPerformed' => $episode + ($hosts === [] ? [] : ['actor' => $hosts]),
        ];
    }
}
