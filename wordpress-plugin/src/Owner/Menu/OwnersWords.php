<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

defined('ABSPATH') || exit;

/** Words that owners use for a setting and that its label does not have. */
final class OwnersWords
{
    /**
     * @param string $text A label and its section, folded by `$folded`.
     * @param \Closure(string): string $folded
     * @return string All the words for what the text names.
     */
    public static function of(string $text, \Closure $folded): string
    {
        $words = '';
        foreach (self::lines() as $line) {
            [$named, $others] = explode(':', $folded($line), 2) + [1 => ''];
            $words .= str_contains($text, trim($named)) ? $others : '';
        }
        return $words;
    }

    /** @return list<string> A word of labels or titles, a colon, other words for it. */
    private static function lines(): array
    {
        return [
            /* translators: before the colon a label in your language, after it what owners type in its place. */
            __('favorites: heart, like, bookmark, read later, save', 'onda'),
            __('ranked lists: most viewed, most read, popular, ranking, top, trending, charts', 'onda'),
            __('counting: views, visits, audience, analytics, counter', 'onda'),
            __('stations: radio, streaming, channel, Icecast, Shoutcast, AzuraCast, SonicPanel', 'onda'),
            __('player: bar, sticky, footer, header, listen', 'onda'),
            __('cover: logo, picture, image, artwork', 'onda'),
            __('live search: magnifier, header, autocomplete, Ajax', 'onda'),
            __('confirmed subscribers: newsletter, Mailchimp, Brevo, send, export, mailing, CSV', 'onda'),
            __('forms: newsletter, subscribe, sign up, mail', 'onda'),
            __('how it is shown: newsletter, pop-up, popup, modal, window', 'onda'),
            __('votes: like, thumb, star, rating', 'onda'),
            __('theme behaviors: related, pop-up, popup, share, social, comments, lightbox, gallery, menu', 'onda'),
            __('coming soon: maintenance, under construction, closed', 'onda'),
            __('delete all data: uninstall, remove, deactivate', 'onda'),
        ];
    }
}
