<?php

declare(strict_types=1);

namespace Onda\Core\Printing\Written;

use Onda\Core\Printing\Amp;

defined('ABSPATH') || exit;

/** A note beside elements of a page for those who may mend it. Visitors get nothing of it. */
final class OwnerNote
{
    /**
     * Once beside each element: all of those tags, or with a `reason` those that fail for it. A sticky element stands
     * before everything, so its note does, too.
     */
    private const SCRIPT = '(({ tags, reason, text, link, url }) => { const told = new WeakSet();'
        . ' const tell = (element) => { if (told.has(element)) return; told.add(element);'
        . ' const note = document.createElement("p"); note.setAttribute("role", "note");'
        . ' if (element.matches("[sticky]")) note.style = "position: fixed; inset: auto 16px 112px; z-index: 99999;'
        . ' margin: 0; padding: 8px 16px; background: #fff; color: #000";'
        . ' note.append(text.replaceAll("%s", element.localName)); if (url) {'
        . ' const more = document.createElement("a"); Object.assign(more, { href: url, textContent: link });'
        . ' note.append(" ", more); } element.before(note); };'
        . ' if (!reason) document.querySelectorAll(tags).forEach(tell);'
        . ' else document.addEventListener("onda-error", ({ target, detail }) => {'
        . ' if (detail?.reason === reason && target.matches(tags)) tell(target); }); })';

    /**
     * Puts the script in the footer of a page.
     *
     * @param array<string> $tags
     * @param array{reason?: string, text: string, link?: string, url?: string} $given In the text, `%s` is the tag.
     */
    public static function put(array $tags, array $given): void
    {
        if ($tags === [] || Amp::is_page()) {
            return;
        }
        $given = wp_json_encode(['tags' => implode(',', $tags)] + $given, JSON_HEX_TAG);
        wp_print_inline_script_tag(self::SCRIPT . "($given);");
    }
}
