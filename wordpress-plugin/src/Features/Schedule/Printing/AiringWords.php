<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Printing;

use Onda\Core\Printing\Texts;
use Onda\Features\Schedule\Shows;
use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/** The words of airings in the lists of elements. None is escaped. */
final class AiringWords
{
    private Shows $shows;

    /**
     * @param list<Airing> $airings Those that are asked for: their posts are read at once.
     * @param int|null $user For whom; null for the current user.
     */
    public function __construct(private Texts $texts, array $airings, bool $has_images = false, ?int $user = null)
    {
        $this->shows = new Shows($airings, $has_images, $user);
    }

    public function title(Airing $airing): string
    {
        return $this->shows->title($airing) ?: $this->text('unnamed');
    }

    /** @return string Empty for a show without a page. */
    public function address(Airing $airing): string
    {
        return $this->shows->address($airing);
    }

    /** @return string “with Ana Pérez and Luis”, or nothing. */
    public function hosts(Airing $airing): string
    {
        $names = array_values($this->shows->hosts($airing));
        return $names === [] ? '' : strtr($this->text('hostedBy'), ['{names}' => wp_sprintf('%l', $names)]);
    }

    /** @return string Address of a small picture, or nothing. */
    public function image(Airing $airing): string
    {
        return $this->shows->image($airing);
    }

    /** @return string The hour on the clock of the station, as the site writes hours. */
    public static function hour(int $moment): string
    {
        return (string) wp_date((string) get_option('time_format'), $moment);
    }

    private function text(string $key): string
    {
        return $this->texts->text('schedule', $key);
    }
}
