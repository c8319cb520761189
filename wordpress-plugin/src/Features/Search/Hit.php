<?php

declare(strict_types=1);

namespace Onda\Features\Search;

defined('ABSPATH') || exit;

/** A post that was found. Texts are plain: whoever prints them escapes them. */
final class Hit
{
    /**
     * @param string $type Post type.
     * @param string $link An http(s) address.
     * @param string $image An http(s) address, or empty.
     * @param string $content Some words around the hit, else the excerpt.
     * @param string $author Name as shown, or empty.
     * @param int $date When it was published; Unix time.
     * @param int $priority Lower comes first; 0 for all but what the owner raised.
     * @param float $relevance Higher is better; only compared within one answer.
     * @param array<string, array<int, string>> $terms Taxonomy → term id → name: what groups are made of.
     * @param float|null $price Of a product.
     * @param string|null $offer Of a shop's product, in place of author and date: escaped markup of price and button.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $type,
        public readonly string $title,
        public readonly string $link,
        public readonly string $image = '',
        public readonly string $content = '',
        public readonly string $author = '',
        public readonly int $date = 0,
        public readonly int $priority = 0,
        public readonly float $relevance = 0.0,
        public readonly array $terms = [],
        public readonly ?float $price = null,
        public readonly ?string $offer = null,
    ) {
    }

    /** @return array<string, mixed> For other code; texts are plain, the date is in UTC. */
    public function row(): array
    {
        return [
            'post' => $this->id,
            'type' => $this->type,
            'title' => $this->title,
            'link' => $this->link,
            'image' => $this->image,
            'excerpt' => $this->content,
            'author' => $this->author,
            'date' => gmdate('Y-m-d\TH:i:s\Z', $this->date),
            'price' => $this->price,
        ];
    }
}
