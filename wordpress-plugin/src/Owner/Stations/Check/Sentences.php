<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Owner\Stations\FeedLabels;

defined('ABSPATH') || exit;

/** The sentence of each finding, and what the owner can do. */
final class Sentences
{
    /** @return array<string, mixed> A finding as the screen's script reads it. */
    public static function shown(Finding $finding): array
    {
        return [
            'code' => $finding->code,
            'state' => $finding->state,
            'about' => $finding->about,
            'offer' => (object) $finding->offer,
            'recipe' => Recipe::of($finding),
        ] + self::of($finding);
    }

    /** @return array{sentence: string, remedy: string} Plain text; the remedy of what is good is often empty. */
    public static function of(Finding $finding): array
    {
        $facts = self::facts($finding);
        [$sentence, $remedy] = FailureTexts::of($finding->code) ?? self::texts($finding->code, $facts[0]);
        return ['sentence' => vsprintf($sentence, $facts), 'remedy' => vsprintf($remedy ?? '', $facts)];
    }

    /** @return list<string> Two at least, for what an older version stored. */
    private static function facts(Finding $finding): array
    {
        $facts = array_pad($finding->facts, 2, '');
        $is_date = in_array($finding->code, ['https', 'certificate_soon'], true);
        $is_kind = in_array($finding->code, ['feed', 'feed_found', 'feed_kind'], true);
        $facts[0] = match (true) {
            $is_date => (string) wp_date((string) get_option('date_format'), (int) $facts[0]),
            $is_kind => FeedLabels::all()[$facts[0]] ?? $facts[0],
            default => $facts[0],
        };
        return $facts;
    }

    /** @return array{string, string} */
    private static function texts(string $code, string $fact): array
    {
        $count = (int) $fact;
        $texts = match ($code) {
            /* translators: %s: number of listeners. */
            'listeners' => [_n('%s listener now.', '%s listeners now.', $count, 'onda')],
            'redirected' => [
                /* translators: 1: number of redirects, 2: an address. */
                _n('It leads by %1$s redirect to %2$s.', 'It leads by %1$s redirects to %2$s.', $count, 'onda'),
            ],
            default => self::stream($code) ?? self::feed($code),
        };
        return $texts + [1 => ''];
    }

    /** @return list<string>|null */
    private static function stream(string $code): ?array
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return [
            /* translators: %s: a codec, such as MP3. */
            'sound' => [__('The stream plays: %s.', 'onda')],
            /* translators: 1: a codec, such as MP3, 2: a number. */
            'sound_rate' => [__('The stream plays: %1$s, %2$s kbit/s.', 'onda')],
            'hls' => [__('The stream plays: HLS.', 'onda')],
            'silent' => [__('The server answers, but no sound has come yet.', 'onda'), __('Listen to it here. If it stays silent, look whether your studio is sending.', 'onda')],
            /* translators: %s: a codec, such as Ogg Opus. */
            'codec_rare' => [__('Older phones do not play %s.', 'onda'), __('Offer MP3 or AAC as well, as the stream or as a mirror.', 'onda')],
            /* translators: %s: an address. */
            'https_added' => [__('https:// was missing: the address is %s', 'onda')],
            /* translators: %s: an address. */
            'http_added' => [__('The server has no https. Without it the address is %s', 'onda'), __('Use this address, or ask your provider for one with https.', 'onda')],
            /* translators: %s: an address. */
            'http_sounds' => [__('Without https it plays: %s', 'onda'), __('Use this address, or ask your provider for one with https.', 'onda')],
            /* translators: %s: an address. */
            'playlist' => [__('This is a playlist. The stream in it is %s', 'onda'), __('Both work. With the address of the stream it starts a little sooner.', 'onda')],
            /* translators: %s: a date. */
            'https' => [__('https works. The certificate is valid until %s.', 'onda')],
            /* translators: %s: a date. */
            'certificate_soon' => [__('The certificate ends on %s.', 'onda'), __('Ask your provider whether it is renewed by then. After it no browser plays the stream.', 'onda')],
            'cors' => [__('Fast start is possible: the server lets pages read the stream (CORS).', 'onda')],
            'no_cors' => [__('The stream starts at the pace of the browser.', 'onda'), __('With the header “Access-Control-Allow-Origin: *” on the stream’s server it starts sooner.', 'onda')],
            /* translators: 1: a service, such as AzuraCast, 2: an address. */
            'found_stream' => [__('%1$s has a stream at %2$s', 'onda'), __('Use it if it is yours.', 'onda')],
            'mirror' => ['%1$s'],
            'unchecked' => [__('Not checked: the others took all the time.', 'onda'), __('Check again.', 'onda')],
        ][$code] ?? null;
        // phpcs:enable
    }

    /** @return list<string> */
    private static function feed(string $code): array
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return [
            /* translators: %s: a kind of feed. */
            'feed' => [__('The feed is read: %s.', 'onda')],
            /* translators: 1: a kind of feed, 2: an address. */
            'feed_found' => [__('The song comes from %2$s (%1$s).', 'onda')],
            'feed_stream' => [__('The song comes from the stream itself.', 'onda'), __('A page of your provider would also tell the cover and the songs before. Ask for the address of “now playing” and write it into the feed.', 'onda')],
            /* translators: %s: a kind of feed. */
            'feed_kind' => [__('The feed is of another kind than the one chosen: %s.', 'onda'), __('Use this kind, or choose “Found out automatically”.', 'onda')],
            /* translators: %s: an address. */
            'feed_moved' => [__('The feed has moved to another server: %s', 'onda'), __('Use the new address. This site follows a feed within its own server only.', 'onda')],
            'feed_page' => [__('The feed address is a web page, not a document that tells the song.', 'onda'), __('Ask your provider for the address of “now playing” as JSON or XML, or leave the field empty.', 'onda')],
            'feed_unknown' => [__('This document is of no kind that Onda reads.', 'onda'), __('Leave the field empty: then the stream’s server is asked. Or ask your provider for the address of “now playing”.', 'onda')],
            'stream_as_feed' => [__('The feed address is a stream.', 'onda'), __('Put it into the field of the stream, and leave that of the feed empty.', 'onda')],
            /* translators: %s: an artist and a title. */
            'song' => [__('On the air now: %s', 'onda')],
            'no_song' => [__('No song is named at the moment.', 'onda'), __('If it stays so, look whether your studio sends titles.', 'onda')],
            'letters' => [__('The letters of the title look wrong.', 'onda'), __('Choose the right ones in “Letters of titles”.', 'onda')],
            'off_air' => [__('The feed says that nobody is sending to this stream.', 'onda'), __('Look whether your studio is sending, and to which mount.', 'onda')],
            'feed_other' => [__('The feed does not know this stream, which sounds.', 'onda'), __('Look whether its address names the mount that is heard.', 'onda')],
            'no_feed' => [__('Nothing tells the song.', 'onda'), __('Ask your provider for the address of “now playing” and write it into the feed. The player works without it.', 'onda')],
        ][$code] ?? [''];
        // phpcs:enable
    }
}
