<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Templates;
use Onda\Core\Printing\ThemeTemplates\Overrides;
use Onda\Core\Site\LazyHooks;

defined('ABSPATH') || exit;

/** Hooks what an owner and a developer learn of a theme's templates. */
final class TemplateHooks
{
    public static function hook(Elements $elements, Templates $templates): void
    {
        $overrides = new Overrides($templates);
        LazyHooks::on(['site_status_tests'], static fn() => (new TemplateHealth($elements, $overrides))->hook());
        LazyHooks::on_command_line(static fn() => (new TemplateCommand($elements, $templates, $overrides))->hook());
    }
}
