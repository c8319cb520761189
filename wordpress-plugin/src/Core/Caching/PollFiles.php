<?php

declare(strict_types=1);

namespace Onda\Core\Caching;

use Onda\Core\Access\Languages;
use Onda\Core\Access\PublicReplies;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\SiteOptions;

defined('ABSPATH') || exit;

/**
 * Answers of `onda_poll` as files below uploads, which the web server sends without PHP. They hold what a stranger
 * gets; where that is not public, there are none.
 */
final class PollFiles
{
    public const EVENT = 'onda_poll_files';
    private const FOLDER = '/onda/polls';
    private const KEY = '/^[a-z-]+:[a-z0-9-]{0,40}$/D';
    /** Longer than a built list is good: it may hold a post that is no longer public. */
    private const AGAIN_SECONDS = MINUTE_IN_SECONDS;

    public function __construct(private SettingsStore $settings = new SettingsStore())
    {
    }

    /** Keeps the answer about a key for the next readers; an answer that is fresh stays. */
    public function keep(string $key, array $answer, int $now): void
    {
        $name = preg_match(self::KEY, $key) === 1 && $this->is_on() ? str_replace(':', '-', $key) : '';
        $folder = new PollFolder(self::path() . self::language());
        if ($name !== '' && $folder->is_due($name, $now)) {
            $folder->write($name, ['due' => $now + PollFolder::DUE_SECONDS] + $answer, $now);
        }
    }

    /**
     * Tells the pages where the files are.
     *
     * @param array<string, mixed> $config
     * @return array<string, mixed>
     */
    public function onda_config(array $config): array
    {
        $address = (string) wp_upload_dir(null, false)['baseurl'];
        $is_here = wp_parse_url($address, PHP_URL_HOST) === wp_parse_url(home_url(), PHP_URL_HOST);
        if ($is_here && $this->is_on() && (new PollFolder(self::path() . self::language()))->make()) {
            $path = (string) wp_parse_url($address, PHP_URL_PATH) . self::FOLDER . self::language() . '/';
            $config['settings'] = ($config['settings'] ?? []) + ['poll' => ['files' => $path]];
        }
        return $config;
    }

    public function update_owners(): void
    {
        $this->is_on() || $this->clear();
    }

    public function update_settings(): void
    {
        $this->is_chosen() ? $this->clear() : self::remove();
    }

    public function post_updated(int $id, \WP_Post $after, \WP_Post $before): void
    {
        $is_public = static fn(\WP_Post $post): bool => $post->post_status === 'publish' && $post->post_password === '';
        $is_public($before) && !$is_public($after) && $this->forget();
    }

    /** A post is no longer public. */
    public function forget(): void
    {
        $this->clear();
        wp_clear_scheduled_hook(self::EVENT);
        wp_schedule_single_event(time() + self::AGAIN_SECONDS, self::EVENT);
    }

    public function clear(): void
    {
        foreach (self::folders() as $folder) {
            (new PollFolder($folder))->clear(time());
        }
    }

    /** Deletes the files of the current site. */
    public static function remove(): void
    {
        foreach (array_reverse(self::folders()) as $folder) {
            (new PollFolder($folder))->remove();
        }
    }

    private function is_on(): bool
    {
        return $this->is_chosen() && (new ActionOwners(''))->may_share('session', true)
            && PublicReplies::are_on();
    }

    private function is_chosen(): bool
    {
        $is_allowed = !defined('ONDA_POLL_FILES') || constant('ONDA_POLL_FILES');
        return $is_allowed && SiteOptions::stored($this->settings)['pollFiles'];
    }

    /** @return list<string> The folder of the site before those of its languages. */
    private static function folders(): array
    {
        $languages = glob(self::path() . '/*', GLOB_ONLYDIR) ?: [];
        return array_filter([self::path(), ...$languages], is_dir(...));
    }

    /** The folder of the current site; each site of a network has uploads of its own. */
    private static function path(): string
    {
        return wp_upload_dir(null, false)['basedir'] . self::FOLDER;
    }

    private static function language(): string
    {
        $language = Languages::current();
        return $language === '' ? '' : "/$language";
    }
}
