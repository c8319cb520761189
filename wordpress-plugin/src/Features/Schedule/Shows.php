<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Text\Html;
use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/**
 * The shows and hosts behind airings, of those that everybody may read. An airing of another show has its own title,
 * and no link. No text is escaped.
 */
final class Shows
{
    /** @var array<int, bool> Shows and hosts with a page for everybody. */
    private array $readable = [];

    /**
     * @param list<Airing> $airings Those that are asked for: their posts are read at once.
     * @param int|null $user For whom; null for the current user.
     */
    public function __construct(array $airings, bool $has_images = false, ?int $user = null)
    {
        $posts = new PublicPosts();
        $shows = array_values(array_unique(array_filter(array_column($airings, 'show'))));
        $this->readable = array_fill_keys($posts->readable($shows, $user), true);
        $hosts = array_merge(...array_map($this->host_ids(...), $airings));
        $this->readable += array_fill_keys($posts->readable(array_values(array_unique($hosts)), $user), true);
        if ($has_images) {
            _prime_post_caches(array_filter(array_map(get_post_thumbnail_id(...), array_keys($this->readable))), false);
        }
    }

    /** Empty where neither the show nor the airing has one. */
    public function title(Airing $airing): string
    {
        $title = $this->has_page($airing) ? self::name($airing->show) : '';
        return $title !== '' ? $title : $airing->title;
    }

    /** Empty for a show without a page. */
    public function address(Airing $airing): string
    {
        return $this->has_page($airing) ? (string) get_permalink($airing->show) : '';
    }

    /** @return array<int, string> Post → name: the hosts of this airing, else of its show. */
    public function hosts(Airing $airing): array
    {
        $is_readable = fn(int $host): bool => isset($this->readable[$host]);
        $readable = array_values(array_filter($this->host_ids($airing), $is_readable));
        return array_combine($readable, array_map(self::name(...), $readable));
    }

    /** Address of a small picture, or nothing. */
    public function image(Airing $airing): string
    {
        return $this->has_page($airing) ? (string) get_the_post_thumbnail_url($airing->show, 'thumbnail') : '';
    }

    /** Of its studio; null for a show without a page. */
    public function contact(Airing $airing): ?Contact
    {
        return $this->has_page($airing) ? Contact::of($airing->show) : null;
    }

    public static function name(int $post): string
    {
        return Html::plain(get_the_title($post));
    }

    private function has_page(Airing $airing): bool
    {
        return isset($this->readable[$airing->show]);
    }

    /** @return list<int> */
    private function host_ids(Airing $airing): array
    {
        return $airing->hosts
            ?? ($this->has_page($airing) ? ShowTypes::hosts_of($airing->show) : []);
    }
}
