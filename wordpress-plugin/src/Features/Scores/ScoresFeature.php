<?php

declare(strict_types=1);

namespace Onda\Features\Scores;

use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;

defined('ABSPATH') || exit;

/** The composition root's part for scores. */
final class ScoresFeature implements Feature
{
    use FeatureDefaults;

    public function elements(Printing $printing): ElementParts
    {
        return new ElementParts([], [
            'scores-board' => ElementParts::inside(static fn(): object =>
                new Board(new GameRepository(), $printing->texts())),
            'scores-calendar' => ElementParts::inside(static fn(): object =>
                new Calendar(new GameRepository(), $printing->texts())),
        ]);
    }
}
