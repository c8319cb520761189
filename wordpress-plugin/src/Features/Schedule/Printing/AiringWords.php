<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Printing;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\Html;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/** The words of airings: those of their show where everybody may read it, else those of the airing. None is escaped. */
final class AiringWords
{
    /** @var array<int, bool> Shows and hosts with a page for everybody. */
    private array $readable = [];

    /** @param list<Airing> $airings Those that are asked for: their posts are read at once. */
    public function __construct(private Texts $texts, array $airings, bool $has_images = false)
    {
        $shows = array_values(array_unique(array_filter(array_column($airings, 'show'))));
        $posts = new PublicPosts();
        $this->readable = array_fill_keys($posts->readable($shows), true);
        $hosts = array_merge(...array_map($this->host_ids(...), $airings));
        $this->readable += array_fill_keys($posts->readable(array_values(array_unique($hosts))), true);
        if ($has_images) {
            _prime_post_caches(array_filter(array_map(get_post_thumbnail_id(...), array_keys($this->readable))), false);
        }
    }

    public function title(Airing $airing): string
    {
        $title = $this->has_page($airing) ? Html::plain(get_the_title($airing->show)) : $airing->title;
        return $title !== '' ? $title : ($airing->title ?: $this->text('unnamed'));
    }

    /** @return string Empty for a show without a page. */
    public function address(Airing $airing): string
    {
        return $this->has_page($airing) ? (string) get_permalink($airing->show) : '';
    }

    /** @return string “with Ana Pérez and Luis”, or nothing. */
    public function hosts(Airing $airing): string
    {
        $readable = array_filter($this->host_ids($airing), fn(int $host): bool => isset($this->readable[$host]));
        $names = array_map(static fn(int $host): string => Html::plain(get_the_title($host)), $readable);
        return $names === [] ? '' : strtr($this->text('hostedBy'), ['{names}' => wp_sprintf('%l', array_values($names))]);
    }

    /** @return string Address of a small picture, or nothing. */
    public function image(Airing $airing): string
    {
        return $this->has_page($airing) ? (string) get_the_post_thumbnail_url($airing->show, 'thumbnail') : '';
    }

    /** @return string The hour on the clock of the station, as the site writes hours. */
    public static function hour(int $moment): string
    {
        return (string) wp_date((string) get_option('time_format'), $moment);
    }

    private function has_page(Airing $airing): bool
    {
        return isset($this->readable[$airing->show]);
    }

    /** @return list<int> */
    private function host_ids(Airing $airing): array
    {
        return $airing->hosts
            ?? ($this->has_page($airing) ? wp_parse_id_list(get_post_meta($airing->show, ShowTypes::HOSTS, true)) : []);
    }

    private function text(string $key): string
    {
        return $this->texts->text('schedule', $key);
    }
}
