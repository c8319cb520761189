<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

use Onda\Core\Text\Utf8;

defined('ABSPATH') || exit;

/**
 * A feed as text: RSS 0.9 to 2.0 or Atom. WordPress's SimplePie reads it item by item, so that a broken or a cut item
 * costs no other one, and no feed costs more memory than an item. Of itself SimplePie refuses the whole document for a
 * prefix that is not declared, a bare `&` or a control character: these are mended first.
 */
final class FeedDocument
{
    private const OPENING = '~<((?:\w+:)?(?:rss|feed|RDF))\b[^>]*>~';
    private const CHANNEL = '~<channel\b[^>]*>~';
    private const ITEM_BEGINS = '~<(?:\w+:)?(?:item|entry)[\s>]~';
    private const ITEM_ENDS = '~</(?:\w+:)?(?:item|entry)\s*>~';
    /** XML 1.0 has no others. */
    private const CONTROLS = '/[\x00-\x08\x0B\x0C\x0E-\x1F]/';
    /** Or one of an entity that XML does not know: a text keeps those of HTML. */
    private const BARE_SIGN = '/&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos);)/i';
    private const PREFIX = '~(?<=[<\s])([a-z_]\w*):[\w-]+(?=[\s=>/])~i';
    private const NAMESPACES = [
        'itunes' => FeedItem::ITUNES,
        'media' => FeedItem::MEDIA,
        'content' => FeedItem::CONTENT,
        'podcast' => FeedItem::PODCAST,
        'psc' => FeedItem::CHAPTERS,
    ];

    /**
     * @param string $bytes Whole, or the beginning of a longer feed.
     * @param string $type Content type of the answer.
     * @return \Generator<int, \SimplePie_Item>|null One after the other; null for what is no feed.
     */
    public static function items(string $bytes, string $type = ''): ?\Generator
    {
        $text = (string) preg_replace(self::CONTROLS, '', Utf8::from_bytes($bytes, $type));
        if (preg_match(self::OPENING, $text, $root, PREG_OFFSET_CAPTURE) !== 1) {
            return null;
        }
        $begins = preg_match(self::ITEM_BEGINS, $text, $first, PREG_OFFSET_CAPTURE) === 1 ? $first[0][1] : strlen($text);
        $head = substr($text, 0, $begins);
        // Of RSS 2.0 alone the items stand within the channel.
        $is_within = $root[1][0] === 'rss';
        $channel = preg_match(self::CHANNEL, $head, $found) === 1 ? $found[0] : '<channel>';
        $open = $root[0][0] . ($is_within ? $channel : '');
        $close = ($is_within ? '</channel>' : '') . "</{$root[1][0]}>";
        return self::each($open, $text, $begins, $close);
    }

    /**
     * Behind the last end stands the foot, or an item that was cut.
     *
     * @return \Generator<int, \SimplePie_Item>
     */
    private static function each(string $open, string $text, int $at, string $close): \Generator
    {
        require_once ABSPATH . WPINC . '/class-simplepie.php';
        // One for all: each holds itself, so that PHP would keep many for a while.
        $feed = new \SimplePie();
        $feed->set_stupidly_fast(true);
        $feed->enable_cache(false);
        while (preg_match(self::ITEM_ENDS, $text, $end, PREG_OFFSET_CAPTURE, $at) === 1) {
            $next = $end[0][1] + strlen($end[0][0]);
            $item = self::item($feed, $open, substr($text, $at, $next - $at), $close);
            $at = $next;
            if ($item !== null) {
                yield $item;
            }
        }
    }

    private static function item(\SimplePie $feed, string $open, string $piece, string $close): ?\SimplePie_Item
    {
        preg_match_all(self::PREFIX, $piece, $used);
        $spaces = '';
        foreach (array_unique($used[1]) as $prefix) {
            $is_known = str_starts_with($prefix, 'xml') || preg_match("/xmlns:$prefix\s*=/", $open . $piece) === 1;
            $spaces .= $is_known ? '' : " xmlns:$prefix=\"" . (self::NAMESPACES[$prefix] ?? "urn:$prefix") . '"';
        }
        $open = (string) preg_replace('~(?=[\s>])~', $spaces, $open, 1);
        return self::read($feed, $open . $piece . $close)
            ?? self::read($feed, $open . preg_replace(self::BARE_SIGN, '&amp;', $piece) . $close);
    }

    private static function read(\SimplePie $feed, string $document): ?\SimplePie_Item
    {
        $feed->set_raw_data("<?xml version=\"1.0\" encoding=\"UTF-8\"?>$document");
        // It tells of broken XML by a notice.
        return @$feed->init() ? $feed->get_item(0) : null;
    }
}
