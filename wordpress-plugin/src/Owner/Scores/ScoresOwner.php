<?php

declare(strict_types=1);

namespace Onda\Owner\Scores;

use Onda\Core\Site\LazyHooks;
use Onda\Features\Scores\GameRepository;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;

defined('ABSPATH') || exit;

/** The part of the owner in scores. */
final class ScoresOwner implements OwnerFeature
{
    use OwnerDefaults;

    public function hook(): void
    {
        LazyHooks::on_command_line(static fn() => (new GameImportCommand(new GameRepository()))->hook());
    }

    public function tabs(): array
    {
        return [(new ScoresScreen(new GameRepository()))->tab()];
    }
}
