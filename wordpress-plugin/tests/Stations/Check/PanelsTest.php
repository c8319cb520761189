<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Check;

use Onda\Owner\Stations\Check\Panels;
use PHPUnit\Framework\TestCase;

/** Addresses that owners paste, and the stream and the feed behind each. */
final class PanelsTest extends TestCase
{
    /** @dataProvider addresses */
    public function test_the_stream_and_the_feed_are_known_by_the_address(string $address, string $stream, string $feed): void
    {
        $offers = Panels::offers($address);
        $this->assertSame([$stream, $feed], [$offers[0]->fields['stream'], $offers[0]->fields['feed']]);
    }

    public function addresses(): array
    {
        $sonic = ['https://panel.example/8042/stream', 'https://panel.example/cp/get_info.php?p=8042'];
        $centova = ['https://panel.example/proxy/ejemplo/stream', 'https://panel.example/rpc/ejemplo/streaminfo.get'];
        $media = ['https://panel.example:2020/stream/ejemplo', 'https://panel.example:2020/json/stream/ejemplo'];
        $zeno = ['https://stream.zeno.fm/abc123def45uv', 'https://api.zeno.fm/mounts/metadata/subscribe/abc123def45uv'];
        $jar = ['https://stream.radiojar.com/abc123def45uv', 'https://www.radiojar.com/api/stations/abc123def45uv/now_playing/'];
        $triton = [
            'https://playerservices.streamtheworld.com/api/livestream-redirect/EJEMPLOAAC.mp3',
            'https://np.tritondigital.com/public/nowplaying?mountName=EJEMPLOAAC&numberToFetch=10&eventType=track',
        ];
        return [
            'SonicPanel, a widget' => ['https://panel.example/cp/widgets/player/single/?p=8042', ...$sonic],
            'SonicPanel, a widget in a page' => ['<iframe src="https://panel.example/cp/widgets/player/single/?p=8042"></iframe>', ...$sonic],
            'SonicPanel, its feed' => ['https://panel.example/cp/get_info.php?p=8042', ...$sonic],
            'SonicPanel, more in the query' => ['https://panel.example/cp/widgets/player/?theme=dark&p=8042', ...$sonic],
            'Centova, a list' => ['http://panel.example:2199/tunein/ejemplo.pls', ...$centova],
            'Centova, another list' => ['http://panel.example:2199/tunein/ejemplo-stream.asx', ...$centova],
            'Centova, its start page' => ['https://panel.example:2199/start/ejemplo/', ...$centova],
            'Centova, its feed' => ['https://panel.example/rpc/ejemplo/streaminfo.get', ...$centova],
            'MediaCP, its feed' => ['https://panel.example:2020/json/stream/ejemplo', ...$media],
            'MediaCP, a page' => ['https://panel.example:2020/public/ejemplo', ...$media],
            'Zeno, with a token' => ['https://stream-28.zeno.fm/abc123def45uv?zs=TOKEN', ...$zeno],
            'Zeno, its feed' => ['https://api.zeno.fm/mounts/metadata/subscribe/abc123def45uv', ...$zeno],
            'Radiojar' => ['<audio src="http://stream.radiojar.com/abc123def45uv?rj-ttl=5">', ...$jar],
            'Radiojar, its feed' => ['https://www.radiojar.com/api/stations/abc123def45uv/now_playing/', ...$jar],
            'Live365' => [
                'https://live365.com/station/Radio-Ejemplo-a00000', 'https://streaming.live365.com/a00000', 'https://api.live365.com/station/a00000',
            ],
            'RadioKing' => [
                '"https://listen.radioking.com/radio/12345/stream/67890"', 'https://listen.radioking.com/radio/12345/stream/67890',
                'https://www.radioking.com/api/radio/12345/track/current',
            ],
            'Triton' => ['https://playerservices.streamtheworld.com/api/livestream-redirect/EJEMPLOAAC.aac', ...$triton],
            'Triton, its feed' => ['https://np.tritondigital.com/public/nowplaying?mountName=EJEMPLOAAC', ...$triton],
        ];
    }

    public function test_an_address_of_nobody_offers_nothing(): void
    {
        foreach (['', 'https://radio.example/', 'https://radio.example/?p=8042', 'https://zeno.example/abc123def45uv'] as $address) {
            $this->assertSame([], Panels::offers($address), $address);
        }
    }
}
