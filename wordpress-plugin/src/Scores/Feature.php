<?php

declare(strict_types=1);

namespace Onda\Scores;

use Onda\Printing\Manifest;
use Onda\Printing\Texts;

defined('ABSPATH') || exit;

/** The composition root's part for scores. */
final class Feature
{
    public static function hook(): void
    {
        (new ScoresScreen(new GameRepository()))->hook();
        (new ImportCommand(new GameRepository()))->hook();
    }

    /** @return array<string, callable(): string> What the elements hold, by tag. */
    public static function renderers(Texts $texts, Manifest $manifest): array
    {
        return [
            'scores-board' => (new Board(new GameRepository(), $texts, $manifest))->inside(...),
            'scores-calendar' => (new Calendar(new GameRepository(), $texts, $manifest))->inside(...),
        ];
    }
}
