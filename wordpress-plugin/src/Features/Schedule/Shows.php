<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/** The published shows and hosts behind airings. An airing whose show is gone has its stored title, and no link. */
final class Shows
{
    /** @param list<Airing> $airings Their posts and fields are read at once. */
    public static function prime(array $airings): void
    {
        _prime_post_caches(array_values(array_unique(array_filter(array_column($airings, 'show')))), false);
        $hosts = array_merge(...array_map(self::host_ids(...), $airings));
        _prime_post_caches(array_values(array_unique($hosts)), false, false);
    }

    /** Plain text. */
    public static function title(Airing $airing): string
    {
        $show = self::published($airing->show, ShowTypes::SHOW);
        return $show === null ? $airing->title : self::name($show);
    }

    /** Empty where the show has no page. */
    public static function address(Airing $airing): string
    {
        $show = self::published($airing->show, ShowTypes::SHOW);
        return $show === null ? '' : (string) get_permalink($show);
    }

    /** @return list<\WP_Post> Those of this airing, else those of its show. */
    public static function hosts(Airing $airing): array
    {
        $host = static fn(int $id): ?\WP_Post => self::published($id, ShowTypes::HOST);
        return array_values(array_filter(array_map($host, self::host_ids($airing))));
    }

    /** Names with commas between; plain text. */
    public static function host_names(Airing $airing): string
    {
        return implode(', ', array_map(self::name(...), self::hosts($airing)));
    }

    /** Plain text. */
    public static function name(\WP_Post $post): string
    {
        return html_entity_decode(wp_strip_all_tags(get_the_title($post)), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    /** @return list<int> */
    private static function host_ids(Airing $airing): array
    {
        if ($airing->hosts !== null) {
            return $airing->hosts;
        }
        return $airing->show > 0 ? wp_parse_id_list(get_post_meta($airing->show, ShowTypes::HOSTS, true) ?: []) : [];
    }

    private static function published(int $id, string $type): ?\WP_Post
    {
        $post = $id > 0 ? get_post($id) : null;
        return $post !== null && $post->post_type === $type && $post->post_status === 'publish' ? $post : null;
    }
}
