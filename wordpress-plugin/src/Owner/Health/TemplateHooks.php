<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

use Onda\Core\Printing\Printing;
use Onda\Core\Printing\ThemeTemplates\Overrides;
use Onda\Core\Site\LazyHooks;

defined('ABSPATH') || exit;

/** Hooks what an owner and a developer learn of a theme's templates. */
final class TemplateHooks
{
    public static function hook(Printing $printing): void
    {
        $overrides = static fn(): Overrides => new Overrides($printing->templates());
        LazyHooks::on(['site_status_tests'], static fn() =>
            (new TemplateHealth($printing->elements(), $overrides()))->hook());
        LazyHooks::on_command_line(static fn() => (new TemplateCommand(
            $printing->elements(),
            $printing->templates(),
            $overrides(),
        ))->hook());
    }
}
