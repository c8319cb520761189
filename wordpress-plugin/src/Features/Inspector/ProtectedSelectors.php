<?php

declare(strict_types=1);

namespace Onda\Features\Inspector;

defined('ABSPATH') || exit;

/** Selectors that may not be hidden: whole page, WordPress's bar, skip links, consent banners, inspector. */
final class ProtectedSelectors
{
    /** Nor may what holds one of them. */
    public const WHOLE = ['html', 'body', 'main', '[role="main"]'];
    /** Nor may what holds one of them or stands in one. Consent banners by the names that they have on many sites. */
    public const PARTS = [
        '#wpadminbar', '.skip-link', 'element-inspector', 'script', 'style', 'link', 'template', 'noscript',
        '#cookie-notice', '#cookie-law-info-bar', '.cky-consent-container', '.cmplz-cookiebanner',
        '#cmplz-cookiebanner-container', '#CybotCookiebotDialog', '#onetrust-consent-sdk', '#onetrust-banner-sdk',
        '#moove_gdpr_cookie_info_bar', '#BorlabsCookieBox', '#usercentrics-root', '#didomi-host', '#iubenda-cs-banner',
        '.osano-cm-window', '#qc-cmp2-container', '[class*="cookie-banner" i]', '[id*="cookie-banner" i]',
        '[class*="cookie-consent" i]', '[id*="cookie-consent" i]', '[class*="cookieconsent" i]', '[id*="cookieconsent" i]',
    ];
    /** Holding one of these is nothing: nearly everything does. */
    private const HARMLESS_INSIDE = ['script', 'style', 'link', 'template', 'noscript'];
    private const TAGS = [
        'html', 'head', 'body', 'main', 'title', 'meta', 'base', 'script', 'style', 'link', 'template', 'noscript',
        'element-inspector',
    ];
    private const CONSENT = '/cookie-?(?:banner|consent)/i';

    /** @return array{whole: string, parts: string, inside: string} `inside`: what nothing that is hidden may hold. */
    public static function selectors(): array
    {
        return [
            'whole' => implode(',', self::WHOLE),
            'parts' => implode(',', self::PARTS),
            'inside' => implode(',', array_diff(self::PARTS, self::HARMLESS_INSIDE)),
        ];
    }

    /** The end of each hiding selector: it leaves protected elements out, and what contains them. */
    public static function guard(): string
    {
        ['whole' => $whole, 'parts' => $parts, 'inside' => $inside] = self::selectors();
        return ":not(:is($whole,$parts),:is($parts) *,:has($whole,$inside))";
    }

    /** @param list<string> $names Ids and classes of a selector, with their `#` or `.`; `$tag` is its target's. */
    public static function is_named(string $tag, array $names): bool
    {
        $marks = implode(' ', self::PARTS) . ' ';
        foreach ($names as $name) {
            if (str_contains($marks, "$name ") || preg_match(self::CONSENT, $name) === 1) {
                return true;
            }
        }
        return in_array($tag, self::TAGS, true);
    }
}
