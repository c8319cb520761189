<?php

declare(strict_types=1);

namespace Onda\Search;

use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings record about live search: its boxes, who answers, and what is trending. */
final class Options
{
    /** The engine that answers first; the others are its fallback. */
    public const ENGINES = ['auto', 'sphinx', 'wordpress'];
    /** magazine.md 3, global settings: how found words are marked on the page that a result leads to. */
    public const HIGHLIGHT = [
        'enabled' => false, 'selector' => '', 'minWordLength' => 3, 'whole' => false, 'scroll' => false, 'scrollOffset' => 0,
    ];
    public const DEFAULTS = [
        'suggestions' => false,
        'engine' => 'auto',
        'sphinx' => '',
        'shards' => [],
        'trending' => [],
        'approval' => false,
        'approved' => [],
        'highlight' => [],
        'instances' => [],
    ];

    /** @param array<string, mixed> $row As DEFAULTS. */
    private function __construct(private array $row)
    {
    }

    public static function stored(SettingsStore $settings): self
    {
        return new self($settings->settings()['search'] + self::DEFAULTS);
    }

    public function engine(): string
    {
        return $this->row['engine'];
    }

    /** Whether Google may be asked for suggestions. */
    public function has_suggestions(): bool
    {
        return $this->row['suggestions'];
    }

    /** `host:port` of the server that answers SphinxQL, or empty. */
    public function sphinx(): string
    {
        return $this->row['sphinx'];
    }

    /** @return list<string> `host:port` of those that keep the posts; a post is on one of them. */
    public function shards(): array
    {
        return $this->row['shards'] ?: array_values(array_filter([$this->row['sphinx']]));
    }

    /** @return list<string> The owner's own trending keywords. */
    public function trending(): array
    {
        return $this->row['trending'];
    }

    /** @return list<string>|null Folded phrases that may be trending; null where the owner approves none one by one. */
    public function approved(): ?array
    {
        return $this->row['approval'] === true ? array_map(Keywords::folded(...), $this->row['approved']) : null;
    }

    /** @return array{enabled: bool, data: array<string, scalar>} As the specification has it. */
    public function highlight(): array
    {
        $row = $this->row['highlight'] + self::HIGHLIGHT;
        return ['enabled' => $row['enabled'], 'data' => [
            // Of every search.
            'id' => 0,
            'selector' => $row['selector'],
            'minWordLength' => $row['minWordLength'],
            'whole' => $row['whole'],
            'scroll' => $row['scroll'],
            'scroll_offset' => $row['scrollOffset'],
        ]];
    }

    /** @return list<array<string, mixed>> Rows as Instance::DEFAULT_ROW; one with its defaults while there is none. */
    public function rows(): array
    {
        $rows = array_map(static fn(array $row): array => $row + Instance::DEFAULT_ROW, $this->row['instances']);
        return $rows === [] ? [Instance::DEFAULT_ROW] : $rows;
    }

    /** A page from a cache may name a box that is gone: it gets what an unconfigured one would. */
    public function instance(int $id): Instance
    {
        foreach ($this->rows() as $row) {
            if ($row['id'] === $id) {
                return Instance::from_row($row);
            }
        }
        return new Instance($id);
    }
}
