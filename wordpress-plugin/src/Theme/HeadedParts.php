<?php

declare(strict_types=1);

namespace Onda\Theme;

use Onda\Html;

defined('ABSPATH') || exit;

/** Cuts what an author wrote under headings into what tabs and accordions are made of; sections that are there are kept. */
final class HeadedParts
{
    /** @var array<string, true> Of this page. */
    private array $ids = [];

    /** @param array<string, scalar> $values */
    public function sections(array $values, string $content): string
    {
        return $this->parts($content, '<section', static fn(string $id, string $heading, string $text): string =>
            Html::tag('section', ['id' => $id], $heading . $text));
    }

    /** @param array<string, scalar> $values */
    public function details(array $values, string $content): string
    {
        return $this->parts($content, '<details', static fn(string $id, string $heading, string $text): string =>
            Html::tag('details', ['id' => $id], Html::tag('summary', [], $heading) . $text));
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

    /** What an address leads to: the heading's words. */
    private function id(string $heading): string
    {
        $words = sanitize_title(wp_strip_all_tags($heading)) ?: 'onda';
        $id = $words;
        for ($number = 2; isset($this->ids[$id]); $number++) {
            $id = "$words-$number";
        }
        $this->ids[$id] = true;
        return $id;
    }
}
