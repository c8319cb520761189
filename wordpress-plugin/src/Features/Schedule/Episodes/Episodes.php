<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\ReadGate;
use Onda\Core\Text\PlainText;
use Onda\Features\Schedule\ShowTypes;

defined('ABSPATH') || exit;

/** The episodes of shows that the visitor may read: those of their feeds, and audio files that are attached to them. */
final class Episodes
{
    /** From 500 on WordPress reads posts by one query, not their ids first. */
    private const MOST = 500;

    /** @param int|null $now Unix time; null for the clock. */
    public function __construct(
        private EpisodeStore $store = new EpisodeStore(),
        private EpisodeReader $reader = new EpisodeReader(),
        private ?int $now = null,
    ) {
    }

    /** @return list<Episode> Newest first; none of a show that the visitor may not read. */
    public function of_show(int $show): array
    {
        if (get_post_type($show) !== ShowTypes::SHOW || !(new PublicPosts())->may_read($show)) {
            return [];
        }
        $feed = $this->refreshed($show);
        $is_current = $feed !== '' && $this->store->reading($show)['feed'] === $feed;
        return Episode::sorted([...($is_current ? $this->store->episodes($show) : []), ...self::files([$show])]);
    }

    /** @return list<Episode> The newest of all shows, at most three of each. */
    public function newest(): array
    {
        $all = get_posts(['post_type' => ShowTypes::SHOW, 'numberposts' => self::MOST]);
        $shows = (new PublicPosts())->readable(array_column($all, 'ID'), null, true);
        $read = $this->store->newest();
        $files = $shows === [] ? [] : self::files($shows);
        $newest = [];
        foreach ($shows as $show) {
            $is_own = static fn(Episode $file): bool => $file->show === $show;
            [$feed, , $rows] = $read[$show] ?? ['', 0, []];
            $rows = $this->refreshed($show) === $feed ? $rows : [];
            $episodes = Episode::sorted([...array_map(Episode::of(...), $rows), ...array_filter($files, $is_own)]);
            array_push($newest, ...array_slice($episodes, 0, EpisodeStore::NEWEST));
        }
        return Episode::sorted($newest);
    }

    public function find(int $show, string $id): ?Episode
    {
        $is_meant = static fn(Episode $episode): bool => $episode->id() === $id;
        return current(array_filter($this->of_show($show), $is_meant)) ?: null;
    }

    /** @return string The feed of the show, of which a reading is ordered where one is due. */
    private function refreshed(int $show): string
    {
        $feed = EpisodeSource::of($show)->feed;
        $this->reader->refresh($show, $feed, $this->now ?? time());
        return $feed;
    }

    /**
     * Audio of the media library.
     *
     * @param list<int> $shows
     * @return list<Episode>
     */
    private static function files(array $shows): array
    {
        $posts = get_posts([
            'post_type' => 'attachment',
            'post_status' => 'inherit',
            'post_mime_type' => 'audio',
            'post_parent__in' => $shows,
            'numberposts' => self::MOST,
        ]);
        $is_open = static fn(\WP_Post $post): bool => $post->post_password === '';
        $open = array_column(array_filter($posts, $is_open), null, 'ID');
        $files = array_map(static fn(int $id): Episode => self::file($open[$id]), ReadGate::allowed(array_keys($open)));
        return array_values(array_filter($files, static fn(Episode $file): bool => $file->file !== ''));
    }

    private static function file(\WP_Post $post): Episode
    {
        $metadata = wp_get_attachment_metadata($post->ID);
        return new Episode(
            (int) $post->post_parent,
            "attachment-$post->ID",
            (string) wp_get_attachment_url($post->ID),
            PlainText::line($post->post_title),
            FeedText::line($post->post_excerpt ?: $post->post_content, FeedText::LETTERS),
            (int) (is_array($metadata) ? $metadata['length'] ?? 0 : 0),
            (int) get_post_timestamp($post),
        );
    }
}
