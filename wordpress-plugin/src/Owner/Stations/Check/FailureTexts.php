<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

defined('ABSPATH') || exit;

/** The sentences of what does not work. */
final class FailureTexts
{
    /** @return array{string, string}|null Sentence and remedy. */
    public static function of(string $code): ?array
    {
        return self::of_connection($code) ?? self::of_answer($code);
    }

    /** @return array{string, string}|null */
    private static function of_connection(string $code): ?array
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return [
            'no_address' => [__('This is not an address that a browser can play.', 'onda'), __('It looks like https://radio.example/live.mp3', 'onda')],
            /* translators: %s: a host. */
            'no_server' => [__('There is no server with the name %s.', 'onda'), __('Look at the spelling, or ask your provider for the address.', 'onda')],
            /* translators: %s: a host. */
            'private_address' => [__('%s is a private address: only your own network reaches it, and this site does not ask it.', 'onda'), __('Use the public address, or name host and port in ONDA_TRUSTED_HOSTS in wp-config.php.', 'onda')],
            /* translators: %s: a host. */
            'no_connection' => [__('Nobody answers at %s.', 'onda'), __('The server is off, or the port is another one. Ask your provider.', 'onda')],
            /* translators: %s: a host. */
            'too_slow' => [__('%s has not answered in time.', 'onda'), __('Check again in a minute. If it stays so, ask your provider.', 'onda')],
            /* translators: %s: a host. */
            'no_https' => [__('%s does not speak https.', 'onda'), __('Write http:// in place of https://, or ask your provider for the port with https.', 'onda')],
            /* translators: %s: a host. */
            'certificate' => [__('The certificate of %s is not valid: it has ended, is made for another name, or nobody vouches for it.', 'onda'), __('Ask your provider to renew it. Until then no browser plays this address.', 'onda')],
            /* translators: %s: a host. */
            'no_answer' => [__('%s answers with something that is neither a page nor a stream.', 'onda'), __('Look at the port, or ask your provider for the address.', 'onda')],
            /* translators: %s: a host. */
            'site_blocks' => [__('This site may not ask %s: WP_HTTP_BLOCK_EXTERNAL is set in wp-config.php.', 'onda'), __('Name the host in WP_ACCESSIBLE_HOSTS in wp-config.php. Listeners may hear it all the same.', 'onda')],
        ][$code] ?? null;
        // phpcs:enable
    }

    /** @return array{string, string}|null */
    private static function of_answer(string $code): ?array
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return [
            /* translators: %s: a number, such as 404. */
            'not_found' => [__('There is nothing at this address (%s).', 'onda'), __('Look whether your studio is sending, and whether the end of the address is spelled right.', 'onda')],
            /* translators: %s: a number, such as 403. */
            'refused' => [__('The server keeps this address to itself (%s).', 'onda'), __('Ask your provider for the address that listeners may use.', 'onda')],
            /* translators: %s: a number, such as 500. */
            'server_error' => [__('The server answers with an error (%s).', 'onda'), __('Check again in a minute. If it stays so, ask your provider.', 'onda')],
            'endless' => [__('The answer never ends, and it is not sound.', 'onda'), __('Ask your provider for the address of the stream.', 'onda')],
            'redirect_loop' => [__('The address leads in a circle.', 'onda'), __('Ask your provider for the address at its end.', 'onda')],
            'redirect_lost' => [__('The address leads to something that is no address.', 'onda'), __('Ask your provider for the address at its end.', 'onda')],
            'web_page' => [__('This is a web page, not a stream.', 'onda'), __('Ask your provider for the address of the stream itself.', 'onda')],
            'player_code' => [
                __('This is the code of a player, not a stream.', 'onda'),
                __('Ask your provider for the address of the stream itself.', 'onda'),
            ],
            'player_code_known' => [
                __('This is the code of a player, not a stream. It names the streams below.', 'onda'),
                __('Use yours.', 'onda'),
            ],
            'web_page_known' => [__('This is a web page, not a stream. It names the streams below.', 'onda'), __('Use yours.', 'onda')],
            /* translators: %s: a content type. */
            'no_sound' => [__('This is not sound but %s.', 'onda'), __('Ask your provider for the address of the stream.', 'onda')],
            'feed_as_stream' => [__('This is the feed, not the stream.', 'onda'), __('Use it as the feed, and write the address of the sound here.', 'onda')],
            'playlist_empty' => [__('This playlist names no stream.', 'onda'), __('Ask your provider for the address of the stream.', 'onda')],
            'mixed_content' => [__('This site has https, so browsers may not play a stream without it.', 'onda'), __('Ask your provider for an address with https, or let your own web server pass the sound on: each listener then counts in its traffic, too.', 'onda')],
            /* translators: %s: an address. */
            'mixed_content_twin' => [__('This site has https, so browsers may not play a stream without it. With https it plays too: %s', 'onda'), __('Use this address.', 'onda')],
        ][$code] ?? null;
        // phpcs:enable
    }
}
