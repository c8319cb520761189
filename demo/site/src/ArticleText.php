<?php

declare(strict_types=1);

namespace OndaDemo;

/** The blocks of an article: its own paragraphs, then what its section and the radio add. */
final class ArticleText
{
    /** @param array<string, array<int|string, string>> $passages */
    public function __construct(private array $passages, private string $section)
    {
    }

    public static function lead(array $article): string
    {
        return explode("\n\n", $article['text'])[0];
    }

    /** `$turn` chooses the passages, so that neighbors differ. */
    public function blocks(array $article, int $turn): string
    {
        $own = explode("\n\n", $article['text']);
        $blocks = array_map(Markup::paragraph(...), $own);
        $background = $this->passages[$this->section];
        $first = intdiv($turn, 5);
        if ($turn % 3 === 1) {
            $blocks[] = Markup::heading('El contexto');
        }
        $blocks[] = Markup::paragraph($background[$first % 4]);
        if ($turn % 2 === 0) {
            $blocks[] = Markup::paragraph($background[($first + 1) % 4]);
        }
        foreach (empty($article['long']) ? [] : $this->passages['long'] as $heading => $text) {
            array_push($blocks, Markup::heading($heading), Markup::paragraph($text), Markup::paragraph($background[strlen($heading) % 4]));
        }
        if ($turn % 2 === 1) {
            $blocks[] = Markup::paragraph($this->passages['radio'][$turn % 4]);
        }
        return implode("\n\n", $blocks);
    }
}
