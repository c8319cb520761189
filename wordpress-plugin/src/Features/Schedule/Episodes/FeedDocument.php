<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

use Onda\Core\Text\Utf8;

defined('ABSPATH') || exit;

/**
 * A feed as text: RSS 0.9 to 2.0 or Atom. WordPress's SimplePie reads it item by item, so that a broken or a cut item
 * costs no other one, and no feed costs more memory than an item. SimplePie refuses the whole document for a prefix
 * that is not declared, a bare `&` or a control character: these are mended first.
 */
final class FeedDocument
{
    private const OPENING = '~<((?:\w+:)?(?:rss|feed|RDF))\b[^<>]*>?~';
    private const CHANNEL = '~<(channel)\b[^<>]*>?~';
    private const ATTRIBUTE = '~(?<![\w:.-])(version|xml[\w:.-]*+)\s*=\s*("[^"<]*"|\'[^\'<]*\')~i';
    private const ITEM_BEGINS = '~<(?:\w+:)?(?:item|entry)[\s>]~';
    private const ITEM_ENDS = '~</(?:\w+:)?(?:item|entry)\s*>~';
    /** XML 1.0 has no others. */
    private const CONTROLS = '/[\x00-\x08\x0B\x0C\x0E-\x1F]/';
    /** Or one of an entity that XML does not know: a text keeps those of HTML. */
    private const BARE_SIGN = '/&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos);)/i';
    private const PREFIX = '~(?<=[<\s])([a-z_]\w*):[\w-]+(?=[\s=>/])~i';
    private const DECLARED = '~xmlns:(\w+)\s*=~';
    private const MOST_ITEMS = 1000;
    private const SECONDS = 5;
    /** A longer item is left out, and one without an address, which has no file. */
    private const ITEM_BYTES = 65_536;
    private const ADDRESS = '/\b(?:url|href)\s*=/i';
    private const OPENING_BYTES = 8192;
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
        // Items stand within the channel only if the root is `rss`.
        $is_within = $root[1][0] === 'rss';
        $channel = preg_match(self::CHANNEL, $head, $found) === 1 ? self::opening(...$found) : '<channel>';
        $open = self::opening($root[0][0], $root[1][0]) . ($is_within ? $channel : '');
        $close = ($is_within ? '</channel>' : '') . "</{$root[1][0]}>";
        return self::each($open, $text, $begins, $close);
    }

    /** A tag stands before each item: it is written anew, with the names and the base of its XML, each once. */
    private static function opening(string $tag, string $name): string
    {
        preg_match_all(self::ATTRIBUTE, substr($tag, 0, self::OPENING_BYTES), $found);
        $written = '';
        foreach (array_combine($found[1], $found[2]) as $attribute => $value) {
            $written .= " $attribute=" . preg_replace(self::BARE_SIGN, '&amp;', $value);
        }
        return "<$name$written>";
    }

    /**
     * Behind the last end stands the foot, or an item that was cut.
     *
     * @return \Generator<int, \SimplePie_Item>
     */
    private static function each(string $open, string $text, int $at, string $close): \Generator
    {
        require_once ABSPATH . WPINC . '/class-simplepie.php';
        // A single object serves all items: each holds itself, so that PHP would keep many for a while.
        $feed = new \SimplePie();
        $feed->set_stupidly_fast(true);
        $feed->enable_cache(false);
        $end = microtime(true) + self::SECONDS;
        for ($count = 0; $count < self::MOST_ITEMS && microtime(true) < $end; $count++) {
            if (preg_match(self::ITEM_ENDS, $text, $ends, PREG_OFFSET_CAPTURE, $at) !== 1) {
                return;
            }
            $next = $ends[0][1] + strlen($ends[0][0]);
            $piece = substr($text, $at, $next - $at);
            $has_file = strlen($piece) <= self::ITEM_BYTES && preg_match(self::ADDRESS, $piece) === 1;
            $item = $has_file ? self::item($feed, $open, $piece, $close) : null;
            $at = $next;
            if ($item !== null) {
                yield $item;
            }
        }
    }

    private static function item(\SimplePie $feed, string $open, string $piece, string $close): ?\SimplePie_Item
    {
        preg_match_all(self::PREFIX, $piece, $used);
        preg_match_all(self::DECLARED, $open . $piece, $declared);
        $spaces = '';
        foreach (preg_grep('/^xml/', array_diff(array_unique($used[1]), $declared[1]), PREG_GREP_INVERT) as $prefix) {
            $spaces .= " xmlns:$prefix=\"" . (self::NAMESPACES[$prefix] ?? "urn:$prefix") . '"';
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
