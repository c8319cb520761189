<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * Cuts what an author wrote under headings into what tabs and accordions are made of; sections that are there are kept.
 */
final class SectionSplitter
{
    private const SECTIONS = 'content-tabs';
    private const DETAILS = 'content-accordion';

    /** @var array<string, true> Of this content. */
    private array $ids = [];

    /** A page may be rendered twice, for its description say: an address leads to the same place each time. */
    public function the_content(string $content): string
    {
        $this->ids = [];
        return $content;
    }

    public function onda_held_content(string $content, string $tag): string
    {
        $section = static fn(string $id, string $heading, string $text): string =>
            Html::tag('section', ['id' => $id], $heading . $text);
        $details = static fn(string $id, string $heading, string $text): string =>
            Html::tag('details', ['id' => $id], Html::tag('summary', [], $heading) . $text);
        return match (is_feed() ? '' : $tag) {
            self::SECTIONS => $this->parts($content, '<section', $section),
            self::DETAILS => $this->parts($content, '<details', $details),
            default => $content,
        };
    }

    /**
     * Headings of the first one's level begin a part.
     *
     * @param callable(string, string, string): string $print Id, heading and text, the last two as markup.
     */
    private function parts(string $content, string $opening, callable $print): string
    {
        $is_headed = preg_match('~<h([2-6])\b~i', $content, $found) === 1;
        if (!$is_headed || str_contains($content, $opening)) {
            return $content;
        }
        $level = $found[1];
        $pieces = preg_split("~(<h$level\b.*?</h$level>)~is", $content, -1, PREG_SPLIT_DELIM_CAPTURE) ?: [$content];
        $printed = trim((string) array_shift($pieces));
        foreach (array_chunk($pieces, 2) as [$heading, $text]) {
            $printed .= $print($this->id($heading), $heading, force_balance_tags(trim($text)));
        }
        return $printed;
    }

    /** The id of a heading, made of its words. */
    private function id(string $heading): string
    {
        $words = sanitize_title(Html::text(Html::plain($heading))) ?: 'onda';
        $id = $words;
        for ($number = 2; isset($this->ids[$id]); $number++) {
            $id = "$words-$number";
        }
        $this->ids[$id] = true;
        return $id;
    }
}
