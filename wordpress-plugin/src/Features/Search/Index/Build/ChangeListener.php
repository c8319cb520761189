<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\IndexState;

defined('ABSPATH') || exit;

/**
 * Notices what changes on the site and reads it anew: a few posts at the end of the request, many in the background.
 */
final class ChangeListener
{
    /** A save takes about 10 ms a post more. */
    private const MOST_AT_ONCE = 20;

    /** @var array<int, true> */
    private array $changed = [];

    /**
     * @param \Closure(): Updater $updater Made when something changed: most requests change nothing.
     * @param \Closure(): IndexUpkeep $upkeep
     */
    public function __construct(
        private SettingsStore $settings,
        private IndexState $state,
        private SourcePostRepository $posts,
        private StalePostRepository $stale,
        private \Closure $updater,
        private \Closure $upkeep,
    ) {
    }

    /** A variation is found as its product. */
    public function changed(int $post): void
    {
        $is_variation = get_post_type($post) === 'product_variation';
        $this->changed[$is_variation ? (int) wp_get_post_parent_id($post) : $post] = true;
    }

    /** Addresses of the pages under a page hang on it, and so does who may see the files of a post. */
    public function post_updated(int $id, \WP_Post $after, \WP_Post $before): void
    {
        $of = static fn(\WP_Post $post): array =>
            [$post->post_name, $post->post_parent, $post->post_status, $post->post_password];
        if ($this->is_used() && $of($after) !== $of($before) && $after->post_type !== 'revision') {
            array_map($this->changed(...), $this->posts->children($id));
        }
    }

    /** @param int|list<int> $meta */
    public function changed_meta(int|array $meta, int $post, string $key): void
    {
        $options = IndexOptions::stored($this->settings);
        if (in_array($key, $options->kept_fields(), true) || $options->fields_among([$key]) !== []) {
            $this->changed($post);
        }
    }

    public function changed_term(int $term, int $term_taxonomy): void
    {
        if ($this->is_used()) {
            $this->later($this->posts->of_term($term_taxonomy));
        }
    }

    public function pre_delete_term(int $term, string $taxonomy): void
    {
        $term = get_term($term, $taxonomy);
        if ($term instanceof \WP_Term) {
            $this->changed_term($term->term_id, $term->term_taxonomy_id);
        }
    }

    public function shutdown(): void
    {
        $changed = $this->is_used() ? array_keys($this->changed) : [];
        $this->changed = [];
        $now = array_slice($changed, 0, self::MOST_AT_ONCE);
        array_map($now === [] ? null : ($this->updater)()->refresh(...), $now);
        $this->later(array_slice($changed, self::MOST_AT_ONCE));
    }

    /** @param list<int> $posts */
    private function later(array $posts): void
    {
        if ($posts !== []) {
            $this->stale->queue($posts);
            ($this->upkeep)()->soon();
        }
    }

    /** Nobody searches here: there is nothing to keep fresh. */
    private function is_used(): bool
    {
        $state = $this->state->read();
        return $state['is_wanted'] || $state['is_ready'];
    }
}
