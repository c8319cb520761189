<?php

declare(strict_types=1);

namespace Onda\Core\Printing\Written;

defined('ABSPATH') || exit;

/** Text of an author, with something else in the place of some tags. A tag without an end stays as it is. */
final class WithoutTags
{
    /** Tags that are open at once; those within more stay as they are. */
    private const DEPTH = 20;

    /** @var list<array{tag: string, written: array<string, mixed>, opening: string}> Open tags, the innermost last. */
    private array $open = [];
    /** @var non-empty-list<string> The text before them, and in each of them. */
    private array $texts = [''];

    /** @param \Closure(string $tag, array<string, mixed> $written, string $inside): string $replace */
    public function __construct(private \Closure $replace)
    {
    }

    /** @param array<string, mixed> $names By tag. */
    public function of(string $content, array $names): string
    {
        $tags = new PastedTags($content);
        $place = 0;
        while ($tags->next_tag(['tag_closers' => 'visit'])) {
            $tag = strtolower((string) $tags->get_tag());
            $is_end = $tags->is_tag_closer();
            $is_meant = $is_end ? in_array($tag, array_column($this->open, 'tag'), true) : count($this->open) < self::DEPTH;
            if (!isset($names[$tag]) || !$is_meant) {
                continue;
            }
            [$start, $end] = $tags->place();
            $this->add(substr($content, $place, $start - $place));
            $place = $end;
            $is_end ? $this->close($tag) : $this->open($tag, $tags->written(), substr($content, $start, $end - $start));
        }
        $this->add(substr($content, $place));
        while ($this->open !== []) {
            $this->leave();
        }
        return $this->texts[0];
    }

    private function add(string $text): void
    {
        $this->texts[count($this->texts) - 1] .= $text;
    }

    /** @param array<string, mixed> $written */
    private function open(string $tag, array $written, string $opening): void
    {
        $this->open[] = ['tag' => $tag, 'written' => $written, 'opening' => $opening];
        $this->texts[] = '';
    }

    private function close(string $tag): void
    {
        while (end($this->open)['tag'] !== $tag) {
            $this->leave();
        }
        $inside = array_pop($this->texts);
        $this->add(($this->replace)($tag, array_pop($this->open)['written'], $inside));
    }

    /** The innermost tag has no end. */
    private function leave(): void
    {
        $inside = array_pop($this->texts);
        $this->add(array_pop($this->open)['opening'] . $inside);
    }
}
