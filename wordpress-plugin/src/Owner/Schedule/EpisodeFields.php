<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Forms\Fields;
use Onda\Core\Http\Identity;
use Onda\Core\Http\Request;
use Onda\Core\Text\Html;
use Onda\Features\Schedule\Episodes\EpisodeReader;
use Onda\Features\Schedule\Episodes\EpisodeSource;
use Onda\Features\Schedule\Episodes\EpisodeStore;

defined('ABSPATH') || exit;

/** The episodes of a show beside its editor: where they come from, and what was found there. */
final class EpisodeFields
{
    private const FEED = 'onda_show_feed';
    private const DOWNLOADS = 'onda_show_downloads';
    private const LONGEST = 1000;
    private const READINGS_A_MINUTE = 6;

    public function __construct(
        private EpisodeStore $store = new EpisodeStore(),
        private EpisodeReader $reader = new EpisodeReader(),
    ) {
    }

    /** @return string Markup. */
    public function fields(int $show): string
    {
        $source = EpisodeSource::of($show);
        $reading = $this->store->reading($show);
        $this->reader->refresh($show, $source->feed, time());
        $is_read = $source->feed !== '' && $reading['feed'] === $source->feed;
        $errors = $is_read && $reading['failure'] !== '' ? [self::FEED => self::failure($reading['failure'])] : [];
        $label = __('Episodes: address of the RSS or Atom feed', 'onda');
        $state = ['type' => 'url'] + Fields::state($errors, self::FEED);
        $is_open = $source->has_downloads;
        return Fields::text(self::FEED, $label, $source->feed, $state)
            . Fields::error($errors, self::FEED)
            . Fields::hint($is_read ? $this->found($show, $errors !== []) : self::unread($show, $source->feed))
            . Fields::box(self::DOWNLOADS, '1', $is_open, __('Visitors may download them', 'onda'));
    }

    public function save(int $show, Request $request, int $now): void
    {
        $feed = sanitize_text_field($request->text(self::FEED, self::LONGEST));
        EpisodeSource::keep($show, $feed, $request->has(self::DOWNLOADS));
        $reading = $this->store->reading($show);
        if ($feed === '') {
            $this->store->forget($show);
        } elseif (($feed !== $reading['feed'] || $reading['failure'] !== '') && self::may_read($now)) {
            $this->reader->read($show, $feed, $now);
        }
    }

    /** The feed of anybody else is read in the background, once the show is public. */
    private static function may_read(int $now): bool
    {
        $who = Identity::of_user(get_current_user_id());
        $limit = ['episode-feeds', $who, self::READINGS_A_MINUTE, $now, MINUTE_IN_SECONDS];
        return current_user_can('publish_posts') && (new RateLimitRepository())->take(...$limit) === 0;
    }

    private function found(int $show, bool $has_failed): string
    {
        $episodes = $this->store->episodes($show);
        if ($episodes === []) {
            return $has_failed ? '' : __('This feed has no episodes with sound.', 'onda');
        }
        $count = count($episodes);
        $newest = max(array_column($episodes, 'published'));
        $format = (string) get_option('date_format');
        $found = $newest === 0
            /* translators: %s: a number. */
            ? sprintf(_n('%s episode.', '%s episodes.', $count, 'onda'), number_format_i18n($count))
            : sprintf(
                /* translators: 1: a number, 2: a date. */
                _n('%1$s episode, of %2$s.', '%1$s episodes, the newest of %2$s.', $count, 'onda'),
                number_format_i18n($count),
                wp_date($format, $newest),
            );
        return $has_failed ? $found . ' ' . __('They are those of the last time that it could be read.', 'onda') : $found;
    }

    private static function unread(int $show, string $feed): string
    {
        if ($feed === '') {
            return __('Your podcast host names it. Audio files that are attached to the show are episodes, too.', 'onda');
        }
        // EpisodeReader reads the feeds of published shows alone.
        return get_post_status($show) === 'publish'
            ? __('It is read within a few minutes.', 'onda')
            : __('It is read once the show is published.', 'onda');
    }

    private static function failure(string $reason): string
    {
        return [
            'address' => __('This is no address. One looks like https://radio.example/feed.xml', 'onda'),
            'feed' => __('This address is no feed.', 'onda'),
            'sound' => __('This is the address of sound, not of a feed.', 'onda'),
            'name' => __('There is no server with this name.', 'onda'),
            'private' => __(
                'This address is private: name its host and port in ONDA_TRUSTED_HOSTS in wp-config.php.',
                'onda',
            ),
            'blocked' => __(
                'This site may not ask other servers: WP_HTTP_BLOCK_EXTERNAL is set in wp-config.php.',
                'onda',
            ),
            'certificate' => __('The server has no valid certificate for https.', 'onda'),
            'tls' => __('The server has no valid certificate for https.', 'onda'),
            'status' => __('The server says that there is nothing here for us.', 'onda'),
            'redirect' => __('The address leads in a circle, or to none.', 'onda'),
            'loop' => __('The address leads in a circle, or to none.', 'onda'),
        ][$reason] ?? __('The server does not answer.', 'onda');
    }
}
