<?php

declare(strict_types=1);

namespace Onda;

defined('ABSPATH') || exit;

/**
 * The text of a post as a stranger reads it. A build and an answer before the plugins are loaded read the same. What
 * stands inside a shortcode or another plugin's block may be for members: it is left out, but for those that only lay
 * out.
 */
final class PlainText
{
    /** Changes with what is left out, so that an index is built anew. */
    public const RULES = 2;
    private const LAYOUT = '(?:vc_|et_pb_|fusion_|av_|cs_|x_)[\w-]*|su_(?:row|column|tabs?|accordion|spoiler|box|note'
        . '|heading|quote|pullquote|highlight|label|list|dropcap|button|service|expand|frame|table|animate|tooltip)\b'
        . '|(?:row|column|columns|section|one_half|one_third|two_third|one_fourth|three_fourth|accordion|tabs?|toggle'
        . '|dropcap|highlight|center|button)\b';
    /** A page builder's part that is shown to some only. */
    private const CONDITIONAL = [
        '#\[(%s)\b(?=[^\]]*(?:render_logics|condition|visib|restrict|member|role|logged)[\w-]*\s*=)[^\]]*+(?<!/)\]#i',
        '#\[/(%s)\]#i',
        self::LAYOUT,
    ];
    private const SHORTCODES = ['#\[(%s)\b[^\]]*+(?<!/)\]#i', '#\[/(%s)\]#i', '[a-z][\w-]*'];
    private const UNSEEN = ['#<(%s)\b[^>]*+>#i', '#</(%s)\s*>#i', 'script|style|template|noscript|iframe|svg'];
    private const COMMENTS = ['#<!--(%s)#', '#(%s)-->#', ''];
    private const BLOCKS = '#</?(?:p|div|br|li|[uo]l|d[ltd]|h[1-6]|t[dhr]|table|section|article|blockquote|fig\w+|pre|hr)\b'
        . '[^>]*>#i';

    public static function of(string $markup): string
    {
        $text = self::without_shortcodes(ClosedBlocks::without(mb_scrub($markup, 'UTF-8')));
        $text = Enclosed::without(Enclosed::without($text, self::UNSEEN), self::COMMENTS);
        $text = preg_replace(self::BLOCKS, ' ', $text) ?? $text;
        $text = html_entity_decode(strip_tags($text), ENT_QUOTES | ENT_HTML5, 'UTF-8');
        return trim((string) preg_replace('/[\s\x{A0}\x{AD}\x{200B}]+/u', ' ', $text));
    }

    private static function without_shortcodes(string $text): string
    {
        if (!str_contains($text, '[')) {
            return $text;
        }
        $text = Enclosed::without($text, self::CONDITIONAL);
        $text = preg_replace('#\[/?(?:' . self::LAYOUT . ')[^\]]*\]#i', ' ', $text) ?? $text;
        $text = Enclosed::without($text, self::SHORTCODES);
        return preg_replace('#\[/?[a-z][\w-]*(?:\s[^\]]*)?/?\]#i', ' ', $text) ?? $text;
    }
}
