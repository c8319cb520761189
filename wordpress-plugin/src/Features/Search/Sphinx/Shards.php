<?php

declare(strict_types=1);

namespace Onda\Features\Search\Sphinx;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\ReadGate;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Text\PlainText;
use Onda\Features\Search\EngineFailed;
use Onda\Features\Search\SearchableTypes;

defined('ABSPATH') || exit;

/** Keeps the machines up to date: each post is on one of them, by its number. */
final class Shards
{
    private const BATCH = 200;

    /** @param list<SphinxConnection> $servers */
    public function __construct(
        private array $servers,
        private PublicPosts $posts,
        private SearchableTypes $types,
        private ProgressRepository $progress,
    ) {
    }

    /** A shard gets the changes that it missed with the next change after it is back. */
    public function changed(int $id): void
    {
        if ($this->servers === []) {
            return;
        }
        $missed = array_filter([...$this->progress->pending(), $id], fn(int $post): bool => !$this->send($post));
        $this->progress->keep($missed);
    }

    /**
     * The next posts of a load, which goes on where it was interrupted.
     *
     * @return int How many; 0 when all are there, and the next load begins anew.
     * @throws EngineFailed
     */
    public function load(): int
    {
        $types = $this->types->all();
        $ids = $types === [] ? [] : $this->progress->posts_after($this->progress->cursor(), $types, self::BATCH);
        foreach ($ids as $id) {
            $this->put($id);
        }
        $this->progress->advance($ids === [] ? 0 : (int) end($ids));
        return count($ids);
    }

    private function send(int $id): bool
    {
        try {
            $this->put($id);
            return true;
        } catch (EngineFailed) {
            return false;
        }
    }

    /** @throws EngineFailed */
    private function put(int $id): void
    {
        $post = get_post($id);
        $is_public = $post instanceof \WP_Post && $this->posts->may_read($id, ReadGate::STRANGER)
            && in_array($post->post_type, $this->types->all(), true)
            /** This filter is documented in docs/search.md. */
            && (bool) apply_filters('onda_is_searchable', true, $post);
        $this->servers[$id % count($this->servers)]->query($is_public ? self::replacement($post) : Statement::delete($id));
    }

    private static function replacement(\WP_Post $post): string
    {
        $texts = ['title' => PlainText::line($post->post_title)] + ShownTexts::of_post($post);
        $terms = wp_get_object_terms($post->ID, get_object_taxonomies($post), ['fields' => 'ids']);
        $price = get_post_meta($post->ID, '_price', true);
        return Statement::replace(
            $post->ID,
            $texts,
            $post->post_type,
            (int) get_post_timestamp($post),
            is_numeric($price) ? (float) $price : Statement::NO_PRICE,
            is_array($terms) ? array_map('intval', $terms) : [],
        );
    }
}
