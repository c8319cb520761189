<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

defined('ABSPATH') || exit;

/** A recording of a show that visitors hear. All texts are plain and not escaped. */
final class Episode
{
    /** @param list<array{start: float, title: string, address?: string}> $chapters In seconds. */
    public function __construct(
        public readonly int $show,
        /** Id from its source: it stays after a change of title, file or date. */
        public readonly string $guid,
        /** Address of the audio file. */
        public readonly string $file,
        public readonly string $title,
        public readonly string $text,
        /** 0 for one that says nothing. */
        public readonly int $seconds,
        /** Unix time; 0 for one that says nothing. */
        public readonly int $published,
        /** Address, or empty. */
        public readonly string $image = '',
        public readonly array $chapters = [],
        /** Address of the document with its chapters, or empty. */
        public readonly string $chapters_address = '',
    ) {
    }

    /** The name of the episode for scripts and in addresses. */
    public function id(): string
    {
        return "e$this->show-" . substr(md5($this->guid), 0, 12);
    }

    public function has_chapters(): bool
    {
        return $this->chapters !== [] || $this->chapters_address !== '';
    }

    /** With other chapters. */
    public function with(array $chapters): self
    {
        return new self(...['chapters' => $chapters] + get_object_vars($this));
    }

    /** @return array<string, mixed> */
    public function row(): array
    {
        return get_object_vars($this);
    }

    /** @param array<string, mixed> $row As `row` gives it. */
    public static function of(array $row): self
    {
        return new self(...$row);
    }

    /**
     * Newest first. An episode without a date stays behind the one that it followed.
     *
     * @param list<self> $episodes
     * @return list<self>
     */
    public static function sorted(array $episodes): array
    {
        $date = PHP_INT_MAX;
        $dates = [];
        foreach ($episodes as $at => $episode) {
            $dates[$at] = $date = $episode->published ?: $date;
        }
        uksort($episodes, static fn(int $one, int $other): int => $dates[$other] <=> $dates[$one] ?: $one <=> $other);
        return array_values($episodes);
    }
}
