<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Text\PlainText;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\Text\Excerpt;
use Onda\Features\Search\Index\Text\Token;

defined('ABSPATH') || exit;

/** Makes hits of posts, and none of what the current user may not read, whoever found it. */
final class HitReader
{
    private const IMAGE_SIZE = 'medium';

    public function __construct(private PublicPosts $posts, private IndexOptions $words)
    {
    }

    /**
     * @param list<int> $ids Best first.
     * @param array<int, float> $relevance By post.
     * @return list<Hit>
     */
    public function read(array $ids, string $phrase, array $relevance = []): array
    {
        $public = array_values(array_filter($this->posts->readable($ids), self::may_be_found(...)));
        $excerpt = new Excerpt(Token::of_phrase($phrase, $this->words, true));
        $posts = array_combine($public, array_map(get_post(...), $public));
        $hits = [];
        foreach (ShownTexts::of(array_map(ShownTexts::written(...), $posts)) as $id => $texts) {
            $passage = $excerpt->of($texts['excerpt'] ?: $texts['content']);
            $hits[] = $this->hit($posts[$id], $passage, $relevance[$id] ?? (float) (count($public) - count($hits)));
        }
        return $hits;
    }

    /**
     * Asked again, though the index asked it: WordPress's own engine did not, and the answer may have changed since.
     */
    private static function may_be_found(int $id): bool
    {
        /** This filter is documented in src/Features/Search/Index/PostReader.php. */
        return (bool) apply_filters('onda_is_searchable', true, get_post($id));
    }

    private function hit(\WP_Post $post, string $passage, float $relevance): Hit
    {
        $price = get_post_meta($post->ID, '_price', true);
        return new Hit(
            id: $post->ID,
            type: $post->post_type,
            title: PlainText::line($post->post_title),
            link: (string) get_permalink($post),
            image: (string) get_the_post_thumbnail_url($post, self::IMAGE_SIZE),
            content: $passage,
            author: get_userdata((int) $post->post_author)->display_name ?? '',
            date: (int) get_post_timestamp($post),
            relevance: $relevance,
            terms: self::terms($post),
            price: $post->post_type === 'product' && is_numeric($price) ? (float) $price : null,
        );
    }

    /** @return array<string, array<int, string>> */
    private static function terms(\WP_Post $post): array
    {
        $names = [];
        foreach (get_object_taxonomies($post, 'objects') as $taxonomy) {
            $terms = $taxonomy->public ? get_the_terms($post, $taxonomy->name) : false;
            if (is_array($terms)) {
                $names[$taxonomy->name] = array_column($terms, 'name', 'term_id');
            }
        }
        return $names;
    }
}
