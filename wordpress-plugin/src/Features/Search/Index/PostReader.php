<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Core\Access\Languages;
use Onda\Core\Access\MainQuery;
use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\ReadGate;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Access\ShownTextsUpkeep;
use Onda\Core\Text\PlainText;

defined('ABSPATH') || exit;

/** Reads posts into the index: with all of WordPress loaded, and only what anybody may read. */
final class PostReader
{
    private const IMAGE_SIZE = 'medium';

    /** @var array<int, array{excerpt: string, content: string}> Plain, of the posts that were asked for last. */
    private array $texts = [];

    public function __construct(private IndexOptions $options, private PublicPosts $posts)
    {
    }

    /** @return list<string> Post types that are read, files not counted. */
    public function types(): array
    {
        $searchable = array_values(get_post_types(['exclude_from_search' => false]));
        $chosen = $this->options->types() === [] ? $searchable : $this->options->types();
        $types = array_values(array_diff(array_intersect($chosen, $this->posts->types()), ['attachment']));
        return $this->options->has_attachments() ? [...$types, 'attachment'] : $types;
    }

    /** @return list<string> Taxonomies with pages of their own; those that nobody is shown are for plugins, like a post's language. */
    public function taxonomies(): array
    {
        return array_values(array_filter(get_taxonomies(['public' => true]), is_taxonomy_viewable(...)));
    }

    private function is_wanted(\WP_Post $post): bool
    {
        return $post->ID <= Entries::MAX_POST
            && in_array($post->post_type, $this->types(), true)
            && $this->is_public($post)
            /**
             * Filters whether a post may be found by searches. It is asked when a post is indexed and when it is shown.
             *
             * @param bool $is_searchable True.
             * @param \WP_Post $post The post.
             */
            && (bool) apply_filters('onda_is_searchable', true, $post);
    }

    /**
     * @param list<\WP_Post> $posts
     * @return list<\WP_Post> Those that the index holds: it is for everybody.
     */
    public function wanted(array $posts): array
    {
        $candidates = array_column(array_filter($posts, $this->is_wanted(...)), null, 'ID');
        ShownTextsUpkeep::read(array_values($candidates));
        $allowed = ReadGate::allowed(array_keys($candidates), ReadGate::STRANGER);
        $allowed = array_map(static fn(int $post): \WP_Post => $candidates[$post], $allowed);
        $hidden = MainQuery::hidden($allowed, true);
        $wanted = array_filter($allowed, static fn(\WP_Post $post): bool => !in_array($post->ID, $hidden, true));
        $this->texts = ShownTexts::of(array_map(ShownTexts::written(...), array_column($wanted, null, 'ID')));
        return array_values($wanted);
    }

    /** @return array<string, array<string, int>> Folded → spelling → weight. */
    public function words(\WP_Post $post): array
    {
        $words = new PostWords($this->options);
        $words->add('title', PlainText::line($post->post_title));
        foreach ($this->texts[$post->ID] ?? ShownTexts::of_post($post) as $place => $text) {
            $words->add($place, $text);
        }
        foreach ($this->taxonomies() as $taxonomy) {
            $terms = get_the_terms($post, $taxonomy);
            array_map(static fn(\WP_Term $term) => $words->add('content', $term->name), is_array($terms) ? $terms : []);
        }
        foreach ($this->options->fields() === [] ? [] : [$post->ID, ...self::variations($post)] as $owner) {
            foreach ($this->options->fields_among(array_map(strval(...), array_keys(get_post_meta($owner)))) as $field) {
                $words->add('content', PlainText::of(implode(' ', self::values(get_post_meta($owner, $field)))));
            }
        }
        if ($post->post_type === 'attachment') {
            $words->add('excerpt', (string) get_post_meta($post->ID, '_wp_attachment_image_alt', true));
            $words->add('content', (string) wp_basename((string) get_post_meta($post->ID, '_wp_attached_file', true)));
        }
        return $words->weights();
    }

    /** @return list<int> Of a product: each may have a number or fields of its own, and no page. */
    private static function variations(\WP_Post $post): array
    {
        $children = ['post_type' => 'product_variation', 'post_parent' => $post->ID, 'fields' => 'ids', 'nopaging' => true];
        return $post->post_type === 'product' ? array_map(intval(...), get_posts($children)) : [];
    }

    /**
     * @param array<mixed> $values
     * @return list<string> Also those within lists.
     */
    private static function values(array $values): array
    {
        $flat = [];
        array_walk_recursive($values, static function (mixed $value) use (&$flat): void {
            array_push($flat, ...(is_scalar($value) ? [(string) $value] : []));
        });
        return $flat;
    }

    /** @return array{post: int, type: string, published: int, link: string, image: string, language: string} */
    public function doc(\WP_Post $post): array
    {
        $image = $post->post_type === 'attachment'
            ? wp_get_attachment_image_url($post->ID, self::IMAGE_SIZE)
            : get_the_post_thumbnail_url($post, self::IMAGE_SIZE);
        return [
            'post' => $post->ID,
            'type' => $post->post_type,
            'published' => (int) get_post_timestamp($post),
            'link' => self::path((string) get_permalink($post)),
            'image' => self::path((string) $image),
            'language' => Languages::of($post),
        ];
    }

    /** Shorter, and true of a site that moved: addresses of this site without where it is. */
    private static function path(string $address): string
    {
        $home = (string) get_option('home');
        return str_starts_with($address, "$home/") ? substr($address, strlen($home)) : $address;
    }

    private function is_public(\WP_Post $post): bool
    {
        if ($post->post_password !== '') {
            return false;
        }
        $parent = $post->post_type === 'attachment' && $post->post_status === 'inherit' ? (int) $post->post_parent : -1;
        return $post->post_status === 'publish' || $parent === 0 || ($parent > 0 && $this->is_published($parent));
    }

    private function is_published(int $post): bool
    {
        $post = get_post($post);
        return $post instanceof \WP_Post && $post->post_status === 'publish' && $post->post_password === '';
    }
}
