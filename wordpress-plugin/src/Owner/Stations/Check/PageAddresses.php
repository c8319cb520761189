<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\Endpoint;

defined('ABSPATH') || exit;

/** The addresses in a page, or in the code of a player, that may be a stream: the likeliest first. */
final class PageAddresses
{
    private const OF_SOUND = '~<(?:audio|source)\b[^<>]*?\ssrc\s*=\s*(["\']?)(?<address>[^"\'\s<>]{1,500})\1~i';
    private const OF_FRAME = '~<iframe\b[^<>]*?\ssrc\s*=\s*(["\']?)(?<address>[^"\'\s<>]{4,500})\1~i';
    private const LINK = '~(?:src|href|content)\s*=\s*["\'](?<address>[^"\'\s<>]{4,500})["\']~i';
    private const WHOLE = '~(?<address>https?://[^"\'`\s<>\\\\(){}|,]{4,500})~i';
    private const SOUND = '~\.(?:mp3|aac|ogg|opus|m3u8?|pls|xspf)(?:\?|$)|/;(?:stream)?|/listen(?:\.pls)?(?:\?|$)~i';
    /** Names that stream servers give their mounts. */
    private const MOUNT = '~/(?:stream|live|radio|listen|mount|envivo|directo|onair|autodj|;)[\w-]*/?(?:\?|$)~i';
    private const FILE = '~\.(?:js|css|json|xml|html?|php|png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf|txt)(?:\?|$)~i';

    /** @return list<Endpoint> */
    public static function streams(string $html, Endpoint $page): array
    {
        $sounds = static fn(Endpoint $address): bool => preg_match(self::SOUND, $address->path) === 1;
        return self::once([
            ...self::found(self::OF_SOUND, $html, $page),
            ...array_filter(self::found(self::LINK, $html, $page), $sounds),
            ...array_filter($whole = self::found(self::WHOLE, $html, $page), $sounds),
            ...array_filter($whole, self::is_likely(...)),
        ]);
    }

    /** @return list<Endpoint> The pages that stand in this one. */
    public static function frames(string $html, Endpoint $page): array
    {
        return self::once(self::found(self::OF_FRAME, $html, $page));
    }

    /** Whether this is the code of a player, which owners copy from their panel. */
    public static function is_code(string $typed): bool
    {
        return preg_match('~<\s*(?:audio|source|iframe|script|embed|object|div|a|p|video)\b~i', $typed) === 1;
    }

    /** Scripts write an address in JSON, and attributes in entities. */
    public static function readable(string $html): string
    {
        return html_entity_decode(str_replace(['\\/', '\\u002F', '\\u002f'], '/', $html), ENT_QUOTES | ENT_HTML5);
    }

    private static function is_likely(Endpoint $address): bool
    {
        $has_own_port = !in_array($address->port, [80, 443], true);
        return ($has_own_port || preg_match(self::MOUNT, $address->path) === 1)
            && preg_match(self::FILE, $address->path) !== 1;
    }

    /** @return list<Endpoint> */
    private static function found(string $pattern, string $html, Endpoint $page): array
    {
        preg_match_all($pattern, $html, $found);
        $follow = static fn(string $address): ?Endpoint => $page->follow(strtok($address, '#') ?: '');
        return array_values(array_filter(array_map($follow, $found['address'])));
    }

    /**
     * @param list<Endpoint> $addresses
     * @return list<Endpoint>
     */
    private static function once(array $addresses): array
    {
        $written = array_map(static fn(Endpoint $address): string => $address->written(), $addresses);
        return array_values(array_intersect_key($addresses, array_unique($written)));
    }
}
