<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\Visit;

defined('ABSPATH') || exit;

/** The services and programs whose pages say where the stream is. */
final class Services
{
    private const AZURACAST = '~(https?://[a-z0-9.:-]{1,200})?/public/([\w.-]{1,100})~i';
    private const RADIO_CO = '~radio\.co/(?:stations/|player/)?(s[0-9a-f]{8,12})\b~i';

    /**
     * @param \Closure(Endpoint): ?Visit $ask Null for what is no 200.
     * @return list<Offer> Of the first service that answers; not heard yet.
     */
    public static function offers(Endpoint $page, string $html, \Closure $ask): array
    {
        $services = [self::azuracast(...), self::radio_co(...), self::panel(...), self::icecast(...), self::shoutcast(...)];
        foreach ($services as $of) {
            $offers = $of($page, $page->written() . "\n" . $html, $ask);
            if ($offers !== []) {
                return $offers;
            }
        }
        return [];
    }

    /** @return list<Offer> */
    private static function azuracast(Endpoint $page, string $html, \Closure $ask): array
    {
        $is_named = preg_match(self::AZURACAST, $html, $found) === 1;
        if (!$is_named && stripos($html, 'azuracast') === false) {
            return [];
        }
        $host = Endpoint::parse($found[1] ?? '') ?? $page;
        $api = $host->at('/api/nowplaying' . ($is_named ? "/$found[2]" : ''));
        $read = self::json($api === null ? null : $ask($api));
        $of = static fn(mixed $station): ?Offer => self::azuracast_station($host, $station['station'] ?? null);
        return array_values(array_filter(array_map($of, isset($read['station']) ? [$read] : array_values($read))));
    }

    private static function azuracast_station(Endpoint $host, mixed $station): ?Offer
    {
        [$stream, $code] = [$station['listen_url'] ?? null, $station['shortcode'] ?? null];
        $feed = is_string($code) ? $host->at("/api/nowplaying/$code") : null;
        if (!is_string($stream) || $feed === null || Endpoint::parse($stream) === null) {
            return null;
        }
        $fields = ['stream' => $stream, 'feed' => $feed->written(), 'kind' => 'azuracast'];
        return new Offer('AzuraCast', $fields, self::text($station['name'] ?? ''));
    }

    /** @return list<Offer> */
    private static function radio_co(Endpoint $page, string $html, \Closure $ask): array
    {
        if (preg_match(self::RADIO_CO, $html, $found) !== 1) {
            return [];
        }
        $feed = "https://public.radio.co/stations/$found[1]/status";
        $status = self::json($ask(Endpoint::parse($feed)));
        return isset($status['current_track'])
            ? [new Offer('Radio.co', [
                'stream' => "https://streaming.radio.co/$found[1]/listen",
                'feed' => $feed,
                'kind' => 'radioco',
            ], self::text($status['name'] ?? ''))]
            : [];
    }

    /** @return list<Offer> */
    private static function panel(Endpoint $page, string $html): array
    {
        return Panels::offers($html);
    }

    /** @return list<Offer> One for each mount. */
    private static function icecast(Endpoint $page, string $html, \Closure $ask): array
    {
        $status = stripos($html, 'icecast') === false ? null : $page->at('/status-json.xsl');
        $source = self::json($status === null ? null : $ask($status))['icestats']['source'] ?? [];
        $offers = [];
        foreach (is_array($source) && array_is_list($source) ? $source : [$source] as $mount) {
            // The server behind a proxy calls itself localhost.
            $path = (string) parse_url((string) ($mount['listenurl'] ?? ''), PHP_URL_PATH);
            $stream = $path === '' ? null : $page->at($path);
            $offers += $stream === null
                ? []
                : [$path => new Offer('Icecast', ['stream' => $stream->written()], self::text($mount['server_name'] ?? ''))];
        }
        return array_values($offers);
    }

    /** @return list<Offer> */
    private static function shoutcast(Endpoint $page, string $html, \Closure $ask): array
    {
        $stats = stripos($html, 'shoutcast') === false ? null : $page->at('/stats?sid=1');
        if ($stats === null) {
            return [];
        }
        $document = $ask($stats)?->answer->body ?? '';
        $is_named = preg_match('~<STREAMPATH>([^<\s]{1,100})</STREAMPATH>~i', $document, $found) === 1;
        // The older program has one stream, which its page hides behind a semicolon.
        $stream = $page->at($is_named ? '/' . ltrim(html_entity_decode($found[1]), '/') : '/;');
        preg_match('~<SERVERTITLE>([^<]{1,200})</SERVERTITLE>~i', $document, $title);
        return $stream === null
            ? []
            : [new Offer('Shoutcast', ['stream' => $stream->written()], self::text(html_entity_decode($title[1] ?? '')))];
    }

    /** @return array<mixed> */
    private static function json(?Visit $visit): array
    {
        $read = $visit === null ? null : json_decode($visit->answer->body, true, 32);
        return is_array($read) ? $read : [];
    }

    private static function text(mixed $text): string
    {
        return is_string($text) ? trim((string) preg_replace('/[\p{Cc}\p{Cf}\s]+/u', ' ', $text)) : '';
    }
}
