<?php

declare(strict_types=1);

namespace Onda\Features\Search;

defined('ABSPATH') || exit;

/** Hits under one headline. */
final class Group
{
    /**
     * @param string $key Letters, digits and hyphens: it becomes part of a class.
     * @param list<Hit> $hits
     */
    private function __construct(
        public readonly string $key,
        public readonly string $title,
        public readonly array $hits,
    ) {
    }

    /**
     * Groups in the order of their best hit; a post stands once, under the first of its terms.
     *
     * @param list<Hit> $hits
     * @param string $by `post_type` or a taxonomy.
     * @return list<self>
     */
    public static function make(array $hits, string $by, Wording $wording): array
    {
        $titles = [];
        $members = [];
        foreach ($hits as $hit) {
            [$key, $title] = $by === 'post_type' ? self::type($hit) : self::term($hit, $by, $wording);
            $titles[$key] = $title;
            $members[$key][] = $hit;
        }
        $group = static fn(string|int $key): self =>
            new self(sanitize_html_class((string) $key), $titles[$key] . ' (' . count($members[$key]) . ')', $members[$key]);
        return array_map($group, array_keys($members));
    }

    /** @return array{string, string} */
    private static function type(Hit $hit): array
    {
        return [$hit->type, (string) (get_post_type_object($hit->type)?->labels->name ?? $hit->type)];
    }

    /** @return array{string, string} */
    private static function term(Hit $hit, string $taxonomy, Wording $wording): array
    {
        $terms = $hit->terms[$taxonomy] ?? [];
        $id = array_key_first($terms);
        return $id === null ? ['other', $wording->text('other')] : ["$taxonomy-$id", $terms[$id]];
    }
}
