<?php

declare(strict_types=1);

namespace Onda\Stations;

use Onda\Admin\Screen;
use Onda\Printing\Amp;
use Onda\Printing\Assets;

defined('ABSPATH') || exit;

/** Leads an owner whose player fails for want of https to the check of the station. Visitors get nothing of it. */
final class SecureNote
{
    private const TAGS = ['radio-player', 'live-radio-button'];
    /** Once beside each player; a sticky one stands before everything, so its note does, too. */
    private const SCRIPT = '(({ text, link, url }) => { const told = new WeakSet();'
        . ' document.addEventListener("onda-error", ({ target, detail }) => {'
        . ' if (detail?.reason !== "insecure" || told.has(target)) return; told.add(target);'
        . ' const note = document.createElement("p"); note.setAttribute("role", "note");'
        . ' if (target.matches("[sticky]")) note.style = "position: fixed; inset: auto 1rem 7rem; z-index: 99999;'
        . ' margin: 0; padding: .5rem 1rem; background: #fff; color: #000";'
        . ' const check = document.createElement("a"); Object.assign(check, { href: url, textContent: link });'
        . ' note.append(text, " ", check); target.before(note); }); })';

    /** In the footer of a page. */
    public static function write(Assets $assets): void
    {
        if (Amp::is_page() || array_intersect(self::TAGS, $assets->used()) === []) {
            return;
        }
        $given = [
            'text' => __('Onda: this station does not play here because its address has no https.', 'onda'),
            // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
            'link' => __('Check it: there you find an address with https, or the lines for nginx and Apache.', 'onda'),
            'url' => Screen::Stations->url(),
        ];
        wp_print_inline_script_tag(self::SCRIPT . '(' . wp_json_encode($given, JSON_HEX_TAG) . ');');
    }
}
