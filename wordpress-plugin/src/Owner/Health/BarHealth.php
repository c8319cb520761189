<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

use Onda\Core\Forms\Screen;
use Onda\Core\Settings\PlayerPlace;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Site Health: whether the bar that the owner chose reaches visitors. */
final class BarHealth
{
    private const TEST = 'bar';
    private const GOOGLE_ADS = '~<script[^>]+src=[^>]+/(adsbygoogle|tag/js/gpt)\.js~';

    public static function hook(): void
    {
        $label = static fn(): string => __('The player on all pages', 'onda');
        AsyncHealth::hook(self::TEST, $label, self::result(...));
    }

    /** @return array<string, mixed> */
    private static function result(): array
    {
        $settings = new SettingsStore();
        if (!PlayerPlace::is_bar($settings)) {
            $text = __('You have not chosen the bar for all pages.', 'onda');
            return HealthResult::of(self::TEST, 'good', __('The player stands where you put it', 'onda'), $text);
        }
        $answer = FrontPage::answer();
        $page = FrontPage::html($answer);
        $lost = $page === '' ? '' : self::lost($page);
        if ($lost !== '') {
            $label = __('The player does not reach your visitors', 'onda');
            return HealthResult::of(self::TEST, 'recommended', $label, $lost, Screen::Stations->url('player'));
        }
        $broken = $page === '' || !PlayerPlace::is_framing($settings) ? '' : self::broken($page, $answer);
        if ($broken !== '') {
            $label = __('The sound starts anew on each page', 'onda');
            return HealthResult::of(self::TEST, 'recommended', $label, $broken, Screen::Stations->url('player'));
        }
        $label = __('The player is on the front page', 'onda');
        $text = __('A visitor who is not signed in gets it.', 'onda');
        if ($page === '') {
            $label = __('Onda cannot see whether the player is on the front page', 'onda');
            $text = __('This site did not give its front page to a visitor who is not signed in.', 'onda');
        }
        return HealthResult::of(self::TEST, 'good', $label, $text);
    }

    /** A sentence that says what is missing and what to do; empty where nothing is. */
    private static function lost(string $page): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return str_contains($page, '<radio-player')
            ? ''
            : __('The front page comes without the bar. Its theme or its template leaves out what WordPress prints at the end of a page (wp_footer). Choose a template with a footer for this page, or put the block “Radio player” into it.', 'onda');
        // phpcs:enable
    }

    /**
     * A sentence that says why links are normal page loads; empty where they are none.
     *
     * @param array<string, mixed>|\WP_Error $answer
     */
    private static function broken(string $page, array|\WP_Error $answer): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return match (true) {
            self::refuses_frames($answer) => __('The server allows no page of this site in a frame, so links are normal page loads: allow frames of this site (X-Frame-Options: SAMEORIGIN, or frame-ancestors \'self\'), or choose normal page loads.', 'onda'),
            preg_match(self::GOOGLE_ADS, $page) === 1 => __('The front page has advertisements of Google, which do not belong in a frame, so links are normal page loads: choose normal page loads if they are to stay.', 'onda'),
            default => '',
        };
        // phpcs:enable
    }

    /** @param array<string, mixed>|\WP_Error $answer */
    private static function refuses_frames(array|\WP_Error $answer): bool
    {
        $header = static fn(string $name): string => implode(',', (array) wp_remote_retrieve_header($answer, $name));
        preg_match_all('~frame-ancestors\b([^;,]*)~i', $header('content-security-policy'), $lists);
        $host = preg_quote((string) parse_url(home_url(), PHP_URL_HOST), '~');
        $allowing = preg_grep("~'self'|(^|\s)(\*|https?:)(\s|$)|\b$host\b~i", $lists[1]);
        // Browsers heed the older header where the newer one is missing.
        return $lists[1] === [] ? preg_match('~\bdeny\b~i', $header('x-frame-options')) === 1 : $allowing !== $lists[1];
    }
}
