<?php

declare(strict_types=1);

namespace Onda\Admin;

use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** The text that WordPress suggests for the site's privacy policy. */
final class Privacy
{
    public function hook(): void
    {
        add_action('admin_init', [$this, 'admin_init'], 10, 0);
    }

    public function admin_init(): void
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $sentences = [
            __('When a visitor presses play, the browser connects to the stream server of the station.', 'onda'),
            __('That server then learns the visitor’s address, as every web server does.', 'onda'),
            __('What is on air is asked from this site or from the station; for it nothing is stored.', 'onda'),
            __('Where the site owner chose so, this site asks a provider for artists and for the art of songs, in its own name.', 'onda'),
            __('So that nobody asks too often, a mark made of the visitor’s address, which names nobody, is kept about an hour.', 'onda'),
            __('Pictures found there are then loaded from the provider by the visitor’s browser.', 'onda'),
            __('Views of posts are counted by day. So that one visitor counts once, a mark made of address and browser is kept two days at most.', 'onda'),
            __('It names nobody: what it is made with changes every day and is then thrown away.', 'onda'),
            __('The volume is kept in the visitor’s own browser.', 'onda'),
            __('Who keeps a favorite or votes gets cookies for a year: a random number, a sign that there is something to read, and their consent where it was asked.', 'onda'),
            __('Favorites and votes are stored with a mark of that cookie or with the account, until they are taken back.', 'onda'),
            __('The browser remembers which votes were its own.', 'onda'),
            __('What was read, for personal news, is kept in the visitor’s own browser for 30 days, after consent; this site keeps none of it.', 'onda'),
            __('The browser remembers which related articles were closed.', 'onda'),
            __('Searched phrases are counted by day for 90 days; who searched is not kept.', 'onda'),
            __('Where the site owner chose so, this site asks a suggestion service for the rest of a phrase, in its own name.', 'onda'),
            __('Comments from Disqus are loaded from there when a visitor opens them.', 'onda'),
            __('Videos of other sites are loaded from there when a visitor plays them.', 'onda'),
            __('Whoever uses voice search speaks to the browser, which recognizes the words on the device or by the service of its maker.', 'onda'),
            __('This site gets the words alone and does not keep them.', 'onda'),
        ];
        // phpcs:enable
        wp_add_privacy_policy_content('Onda', Html::tag('p', [], Html::text(implode(' ', $sentences))));
    }
}
