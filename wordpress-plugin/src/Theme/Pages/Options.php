<?php

declare(strict_types=1);

namespace Onda\Theme\Pages;

use Onda\Input;
use Onda\Settings\SettingsStore;
use Onda\Theme\CountDown;

defined('ABSPATH') || exit;

/** The owner's choices for the coming-soon page and the 404 page: the part `pages` of the settings. */
final class Options
{
    public const FRAMES = ['alone', 'theme'];
    public const NOT_FOUND = ['theme', 'onda'];
    public const DEFAULTS = ['comingSoon' => false, 'page' => 0, 'frame' => 'alone', 'opens' => '', 'notFound' => 'theme'];
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

    public static function stored(SettingsStore $settings): self
    {
        return self::of($settings->settings()['pages']);
    }

    /** @param array<string, mixed> $stored */
    public static function of(array $stored): self
    {
        $stored = array_merge(self::DEFAULTS, $stored);
        return new self(
            $stored['comingSoon'] === true,
            (int) $stored['page'],
            $stored['frame'] !== 'theme',
            CountDown::moment((string) $stored['opens']),
            $stored['notFound'] === 'onda',
        );
    }

    /** @return array{pages: array<string, mixed>, errors: array<string, string>} Errors by field (`pages.opens`). */
    public static function read(mixed $input): array
    {
        $input = array_merge(self::DEFAULTS, is_array($input) ? $input : []);
        $written = Input::line($input['opens']);
        $moment = CountDown::moment($written);
        $pages = [
            'comingSoon' => Input::flag($input['comingSoon']),
            'page' => max(0, (int) Input::line($input['page'])),
            'frame' => Input::choice($input['frame'], self::FRAMES),
            'opens' => $moment === null ? $written : $moment->setTimezone(wp_timezone())->format(self::MOMENT),
            'notFound' => Input::choice($input['notFound'], self::NOT_FOUND),
        ];
        $is_wrong = $written !== '' && $moment === null;
        $sentence = __('Write a day and an hour, for example 2027-03-21 20:00.', 'onda');
        return ['pages' => $pages, 'errors' => $is_wrong ? ['pages.opens' => $sentence] : []];
    }

    /** @return array<string, mixed> For REST. */
    public static function schema(): array
    {
        return ['type' => 'object', 'additionalProperties' => false, 'properties' => [
            'comingSoon' => ['type' => 'boolean'],
            'page' => ['type' => 'integer', 'minimum' => 0],
            'frame' => ['type' => 'string', 'enum' => self::FRAMES],
            'opens' => ['type' => 'string'],
            'notFound' => ['type' => 'string', 'enum' => self::NOT_FOUND],
        ]];
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
        $post = $this->page_id > 0 ? get_post($this->page_id) : null;
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
