<?php

declare(strict_types=1);

namespace Onda\Scores;

use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\LazyHooks;
use Onda\Printing\ElementParts;
use Onda\Printing\Manifest;
use Onda\Printing\Texts;

defined('ABSPATH') || exit;

/** The composition root's part for scores. */
final class Feature implements FeatureOfPlugin
{
    use FeatureDefaults;

    public function hook(): void
    {
        LazyHooks::on_command_line(static fn() => (new ImportCommand(new GameRepository()))->hook());
    }

    public function tabs(): array
    {
        return [(new ScoresScreen(new GameRepository()))->tab()];
    }

    public function elements(Texts $texts, Manifest $manifest): ElementParts
    {
        return new ElementParts([], [
            'scores-board' => (new Board(new GameRepository(), $texts))->inside(...),
            'scores-calendar' => (new Calendar(new GameRepository(), $texts))->inside(...),
        ]);
    }
}
