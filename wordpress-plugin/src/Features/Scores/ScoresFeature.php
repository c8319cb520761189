<?php

declare(strict_types=1);

namespace Onda\Features\Scores;

use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\Texts;

defined('ABSPATH') || exit;

/** The composition root's part for scores. */
final class ScoresFeature implements Feature
{
    use FeatureDefaults;

    public function elements(Texts $texts, Manifest $manifest): ElementParts
    {
        return new ElementParts([], [
            'scores-board' => (new Board(new GameRepository(), $texts))->inside(...),
            'scores-calendar' => (new Calendar(new GameRepository(), $texts))->inside(...),
        ]);
    }
}
