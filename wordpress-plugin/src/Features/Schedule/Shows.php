<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\PostPictures;
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
    /** @var array<int, string> Of shows and hosts: each airs many times a week. */
    private array $names = [];

    /**
     * @param list<Airing> $airings Those that are asked for: their posts are read at once.
     * @param int|null $user For whom; null for the current user.
     */
    public function __construct(array $airings, bool $has_images = false, ?int $user = null)
    {
        $shows = array_unique(array_filter(array_column($airings, 'show')));
        // Beside the posts themselves nothing of a host is read.
        update_meta_cache('post', $shows);
        $hosts = array_merge(
            ...array_map(ShowTypes::hosts_of(...), $shows),
            ...array_filter(array_column($airings, 'hosts')),
        );
        $posts = array_values(array_unique([...$shows, ...$hosts]));
        _prime_post_caches($posts, false, false);
        $this->readable = array_fill_keys((new PublicPosts())->readable($posts, $user, true), true);
        $has_images && PostPictures::prime(array_values(array_intersect($shows, array_keys($this->readable))));
    }

    /** Empty where neither the show nor the airing has one. */
    public function title(Airing $airing): string
    {
        $title = $this->has_page($airing) ? $this->named($airing->show) : '';
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
        return array_combine($readable, array_map($this->named(...), $readable));
    }

    /** Address of a small picture, or nothing. */
    public function image(Airing $airing): string
    {
        return $this->has_page($airing) ? (string) get_the_post_thumbnail_url($airing->show, 'thumbnail') : '';
    }

    /** The contact of its studio; null for a show without a page. */
    public function contact(Airing $airing): ?Contact
    {
        return $this->has_page($airing) ? Contact::of($airing->show) : null;
    }

    public static function name(int $post): string
    {
        return Html::plain(get_the_title($post));
    }

    private function named(int $post): string
    {
        return $this->names[$post] ??= self::name($post);
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
