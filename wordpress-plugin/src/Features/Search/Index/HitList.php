<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Core\Access\ShownTexts;
use Onda\Core\Text\PlainText;
use Onda\Features\Search\Hit;
use Onda\Features\Search\Index\Text\Excerpt;
use Onda\Features\Search\Index\Text\Token;

defined('ABSPATH') || exit;

/** Makes hits of numbers of posts, with WordPress's core loaded and nothing else. */
final class HitList
{
    /** Some may have been hidden a moment ago. */
    public const SPARE = 5;

    /** @param list<string> $taxonomies Whose terms are told: what groups are made of. */
    public function __construct(private DocumentRepository $docs, private array $taxonomies)
    {
    }

    /**
     * @param array<int, array<string, string>> $rows Best first, as DocumentRepository::hits() has them.
     * @param list<Token> $tokens
     * @param array<int, int> $scores By post.
     * @return list<Hit>
     */
    public function of(array $rows, int $limit, array $tokens, array $scores): array
    {
        $shown = array_slice(array_keys($rows), 0, $limit);
        $terms = $this->docs->terms($shown, $this->taxonomies);
        $products = array_filter($shown, static fn(int $post): bool => $rows[$post]['type'] === 'product');
        $prices = $this->docs->prices(array_values($products));
        $excerpt = new Excerpt($tokens);
        $texts = ShownTexts::of(array_intersect_key($rows, array_flip($shown)));
        return array_map(static fn(int $post): Hit => new Hit(
            id: $post,
            type: $rows[$post]['type'],
            title: PlainText::line($rows[$post]['title']),
            link: self::address($rows[$post]['link']),
            image: self::address($rows[$post]['image']),
            content: self::passage($texts[$post], $excerpt),
            author: $rows[$post]['author'],
            date: (int) $rows[$post]['published'],
            relevance: (float) ($scores[$post] ?? 0),
            terms: $terms[$post] ?? [],
            price: $prices[$post] ?? null,
        ), $shown);
    }

    /** The address as the reader of posts left it: a path belongs to this site. */
    private static function address(string $path): string
    {
        return str_starts_with($path, '/') ? get_option('home') . $path : $path;
    }

    /** @param array{excerpt: string, content: string} $texts Plain. */
    private static function passage(array $texts, Excerpt $excerpt): string
    {
        ['excerpt' => $summary, 'content' => $text] = $texts;
        $is_summary = $summary !== '' && ($excerpt->is_in($summary) || !$excerpt->is_in($text));
        return $excerpt->of($is_summary || $text === '' ? $summary : $text);
    }
}
