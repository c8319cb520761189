<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Pages;

use Onda\Core\Database\PostById;
use Onda\Core\Forms\Fields;
use Onda\Core\Settings\PostReference;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\Input;
use Onda\Features\Theme\CountDown;

defined('ABSPATH') || exit;

/** The owner's choices for the coming-soon page and the 404 page: the part `pages` of the settings. */
final class PagesOptions
{
    /** The format of an input of the type `datetime-local`. */
    private const MOMENT = 'Y-m-d\TH:i';
    /** Seconds of `Retry-After`: an hour, or the time until the opening, a day at most. */
    private const WAIT = 3600;
    private const LONGEST_WAIT = 86400;

    private function __construct(
        private bool $is_on,
        private int $page_id,
        /** Whether the page stands without the theme's header and footer. */
        public readonly bool $is_alone,
        /** When the site opens by itself. */
        public readonly ?\DateTimeImmutable $opening,
        /** Whether our 404 page takes the place of the theme's. */
        public readonly bool $has_not_found,
    ) {
    }

    public static function record(): Record
    {
        return new Record([...self::coming_soon(), self::opening(), self::not_found()], 'pages');
    }

    public static function stored(SettingsStore $settings): self
    {
        return self::of($settings->read(self::record()));
    }

    /** @param array<string, mixed> $values As the record has them; defaults for those that are missing. */
    public static function of(array $values): self
    {
        $values += self::record()->defaults();
        return new self(
            $values['comingSoon'] === true,
            (int) $values['page'],
            $values['frame'] !== 'theme',
            CountDown::moment((string) $values['opens']),
            $values['notFound'] === 'onda',
        );
    }

    /** @return list<Setting> */
    private static function coming_soon(): array
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $on = fn(): string => __('Every address of the site answers visitors with this page, with the status 503 and without being kept by a cache. Who may edit posts sees the site. What is published can still be asked for through the search and REST.', 'onda');
        // phpcs:enable
        $pattern = fn(): string => __('The pattern “Coming soon” of the block editor makes such a page.', 'onda');
        $read = static fn(mixed $value): int => max(0, (int) Input::line($value));
        $print = PageChoices::field(...);
        $id = ['type' => 'integer', 'minimum' => 0];
        return [
            Setting::flag('comingSoon', false, fn() => __('Visitors see a coming-soon page', 'onda'), $on),
            Setting::custom('page', 0, fn() => __('Page', 'onda'), $read, $print, $id, $pattern)
                ->naming_posts(PostReference::one()),
            Setting::choice('frame', 'alone', fn() => __('Around the page', 'onda'), fn() => [
                'alone' => __('Nothing: the page alone', 'onda'),
                'theme' => __('The theme’s header and footer', 'onda'),
            ]),
        ];
    }

    private static function opening(): Setting
    {
        $help = fn(): string => sprintf(
            /* translators: %s: time zone of the site. */
            __('Time zone: %s. Left empty, the site opens when you switch the page off.', 'onda'),
            wp_timezone_string()
        );
        $read = static function (mixed $value): string {
            $written = Input::line($value);
            return CountDown::moment($written)?->setTimezone(wp_timezone())->format(self::MOMENT) ?? $written;
        };
        $print = static fn(string $name, string $label, string $value, array $state): string =>
            Fields::text($name, $label, $value, $state + ['type' => 'datetime-local']);
        $wrong = static fn(string $value): string => $value === '' || CountDown::moment($value) !== null
            ? ''
            : __('Write a day and an hour, for example 2027-03-21 20:00.', 'onda');
        $label = fn(): string => __('The site opens by itself on', 'onda');
        return Setting::custom('opens', '', $label, $read, $print, ['type' => 'string'], $help, $wrong);
    }

    private static function not_found(): Setting
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $help = fn(): string => __('In a block theme the pattern “Nothing found” can stand in the theme’s own template instead, where you can change it.', 'onda');
        // phpcs:enable
        $label = fn(): string => __('Page for addresses that lead nowhere (404)', 'onda');
        return Setting::choice('notFound', 'theme', $label, fn() => [
            'theme' => __('The theme’s own', 'onda'),
            'onda' => __('Ours, with a search box', 'onda'),
        ], $help);
    }

    /** Whether visitors see the coming-soon page: it is switched on, and the opening has not come. */
    public function is_coming_soon(int $now): bool
    {
        return $this->is_on && !$this->is_over($now);
    }

    /** Whether the opening has ended a coming-soon page that is still switched on. */
    public function has_opened(int $now): bool
    {
        return $this->is_on && $this->is_over($now);
    }

    /** The chosen page; null where none is chosen, and where it is deleted or not published. */
    public function page(): ?\WP_Post
    {
        $post = PostById::read($this->page_id);
        // The page of the posts shows posts in place of its text.
        $is_usable = $post instanceof \WP_Post && $post->post_type === 'page' && $post->post_status === 'publish'
            && $post->ID !== (int) get_option('page_for_posts');
        return $is_usable ? $post : null;
    }

    /** Seconds after which a client may ask again. */
    public function retry_after(int $now): int
    {
        $left = $this->opening === null ? 0 : $this->opening->getTimestamp() - $now;
        return $left > 0 ? min($left, self::LONGEST_WAIT) : self::WAIT;
    }

    private function is_over(int $now): bool
    {
        return $this->opening !== null && $this->opening->getTimestamp() <= $now;
    }
}
