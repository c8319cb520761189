<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

defined('ABSPATH') || exit;

/** The stream behind an address that a panel prints for its owners: a widget, a page of the player, a list, a feed. */
final class Panels
{
    private const HOST = '//(?<host>[\w.-]+)(?::\d+)?';
    /** Service, kind of its feed, patterns of addresses, streams in the order of trying, feed. */
    private const ALL = [
        [
            'SonicPanel', 'sonicpanel',
            [self::HOST . '/cp/[\w/.-]*\?(?:[\w=&;]*[&;])?p(?:ort)?=(?<id>\d{4,5})'],
            ['https://{host}/{id}/stream', 'https://{host}/{id}/;', 'http://{host}:{id}/stream', 'http://{host}:{id}/;'],
            'https://{host}/cp/get_info.php?p={id}',
        ],
        [
            'Centova Cast', 'centova',
            [
                self::HOST . '/(?:start|rpc|recentfeed)/(?<id>[\w-]+)/',
                self::HOST . '/tunein/(?<id>[\w-]+?)(?:-stream)?\.\w+',
            ],
            [
                'https://{host}/proxy/{id}/stream',
                'https://{host}:2199/tunein/{id}.pls',
                'http://{host}:2199/tunein/{id}.pls',
            ],
            'https://{host}/rpc/{id}/streaminfo.get',
        ],
        [
            'MediaCP', 'mediacp',
            [self::HOST . ':2020/(?:json/stream|stream|public)/(?<id>[\w-]+)'],
            ['https://{host}:2020/stream/{id}', 'https://{host}:2020/{id}/stream'],
            'https://{host}:2020/json/stream/{id}',
        ],
        [
            'RadioKing', 'radioking',
            ['//listen\.radioking\.com/radio/(?<id>\d+)/stream/(?<stream>\d+)'],
            ['https://listen.radioking.com/radio/{id}/stream/{stream}'],
            'https://www.radioking.com/api/radio/{id}/track/current',
        ],
        [
            'Radiojar', 'radiojar',
            ['stream\.radiojar\.com/(?<id>[\w-]+)', 'radiojar\.com/api/stations/(?<id>[\w-]+)'],
            ['https://stream.radiojar.com/{id}'],
            'https://www.radiojar.com/api/stations/{id}/now_playing/',
        ],
        [
            'Live365', 'live365',
            ['live365\.com/(?:station/)?(?:[\w-]+-)?(?<id>a\d{4,6})\b'],
            ['https://streaming.live365.com/{id}'],
            'https://api.live365.com/station/{id}',
        ],
        [
            'Triton', 'triton',
            ['streamtheworld\.com/api/livestream-redirect/(?<id>\w+)', 'mountName=(?<id>\w+)'],
            ['https://playerservices.streamtheworld.com/api/livestream-redirect/{id}.mp3'],
            'https://np.tritondigital.com/public/nowplaying?mountName={id}&numberToFetch=10&eventType=track',
        ],
        [
            'Zeno', 'zeno',
            [
                'stream(?:-\d+)?\.zeno\.fm/(?<id>[a-z0-9]{8,30})\b',
                'zeno\.fm/mounts/metadata/subscribe/(?<id>[a-z0-9]{8,30})\b',
            ],
            ['https://stream.zeno.fm/{id}'],
            'https://api.zeno.fm/mounts/metadata/subscribe/{id}',
        ],
    ];

    /**
     * @param string $text An address, or the page that is there with its own address before it.
     * @return list<Offer> Offers of the first panel that it names; not heard yet. A stream may have several addresses.
     */
    public static function offers(string $text): array
    {
        foreach (self::ALL as [$service, $kind, $patterns, $streams, $feed]) {
            foreach ($patterns as $pattern) {
                if (preg_match("~$pattern~i", $text, $parts) === 1) {
                    return array_map(static fn(string $stream): Offer => new Offer($service, [
                        'stream' => self::filled($stream, $parts),
                        'feed' => self::filled($feed, $parts),
                        'kind' => $kind,
                    ]), $streams);
                }
            }
        }
        return [];
    }

    /** @param array<string> $parts */
    private static function filled(string $template, array $parts): string
    {
        $part = static fn(array $found): string => $parts[$found[1]] ?? '';
        return (string) preg_replace_callback('~\{(\w+)\}~', $part, $template);
    }
}
