<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\Endpoint;

defined('ABSPATH') || exit;

/** The addresses with https under which panels and services offer a stream that has none. Each is tried before use. */
final class Twins
{
    public const MOST = 4;
    /** Services that have https under every address. */
    private const SERVICES = '~(?:^|\.)(?:radiojar\.com|radio\.co|radioking\.com|live365\.com|airtime\.pro)$~';
    /** Pattern of host, port and path → the twin; the likeliest first. */
    private const RULES = [
        // A numbered host of these services is gone tomorrow, and so is the token in its query.
        '~^[\w-]+\.zeno\.fm:\d+/([\w-]+?)(?:\.\w+)?(?:\?.*)?$~' => 'https://stream.zeno.fm/$1',
        '~^\d+\.live\.streamtheworld\.com:\d+/(\w+?)(?:_SC)?(?:\.\w+)?(?:\?.*)?$~' =>
            'https://playerservices.streamtheworld.com/api/livestream-redirect/$1.mp3',
        '~^(\w+\.radioboss\.fm):(\d{4})(/.*)~' => 'https://$1:1$2$3',
        '~^([\w.-]+\.listen2myradio\.\w+):(\d+)/.*~' => 'https://$1/live.mp3?typeportmount=s1_$2_stream',
        '~^([\w.-]+\.myradiostream\.\w+):(\d+)/.*~' => 'https://$1/:$2/listen.mp3',
        '~^([\w.-]+):\d+/tunein/([\w-]+?)(?:-stream)?\.pls$~' => 'https://$1/proxy/$2/stream',
        '~^([\w.-]+):(80\d0)(/radio\.\w+)$~' => 'https://$1/radio/$2$3',
        '~^([\w.-]+):(\d{4,5})(/.*)~' => 'https://$1/$2$3',
        '~^([\w.-]+):(\d{4,5})/.*~' => 'https://$1/$2/stream',
    ];
    private const MEDIACP = '~^([\w.-]+):(\d{4,5})/stream$~';

    /** @return list<Endpoint> Of an address without https, the likeliest first. */
    public static function of(Endpoint $stream): array
    {
        if (filter_var($stream->host, FILTER_VALIDATE_IP) !== false) {
            // No certificate is for a number.
            return [];
        }
        $here = $stream->authority() . $stream->path;
        $same = 'https' . strstr($stream->written(), ':');
        $twins = preg_match(self::SERVICES, $stream->host) === 1 && $stream->port === 80 ? [$same] : [];
        foreach (self::RULES as $pattern => $twin) {
            if (preg_match($pattern, $here) === 1) {
                $twins[] = preg_replace($pattern, $twin, $here);
            }
        }
        $twins[] = $same;
        if (preg_match(self::MEDIACP, $here) === 1) {
            $twins[] = preg_replace(self::MEDIACP, 'https://$1:2020/$2/stream', $here);
        }
        $endpoints = array_filter(array_map(Endpoint::parse(...), array_values(array_unique($twins))));
        return array_slice(array_values($endpoints), 0, self::MOST);
    }
}
