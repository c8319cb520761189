<?php

declare(strict_types=1);

namespace Onda\Printing\ThemeTemplates;

use Onda\Admin\TemplateHealth;
use Onda\LazyHooks;
use Onda\Printing\Elements;
use Onda\Printing\Shells;

defined('ABSPATH') || exit;

/** Hooks what an owner and a developer learn of a theme's templates. */
final class Templates
{
    public static function hook(Elements $elements, Shells $shells): void
    {
        $overrides = new Overrides($shells);
        LazyHooks::on(['site_status_tests'], static fn() => (new TemplateHealth($elements, $overrides))->hook());
        LazyHooks::on_command_line(static fn() => (new TemplateCommand($elements, $shells, $overrides))->hook());
    }
}
