<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Assets;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\Printing;
use Onda\Core\Printing\Templates;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;

/** The plugin's objects over small generated files of the tests' own. */
final class PluginObjects
{
    public const BASE = 'https://site.example/build/';

    public readonly Elements $elements;
    public readonly Texts $texts;
    public readonly Templates $templates;
    public readonly Manifest $manifest;
    public readonly Assets $assets;
    public readonly ElementPrinter $printer;
    public readonly SettingsStore $stations;

    public function __construct(bool $is_built = true)
    {
        $generated = __DIR__ . '/fixtures/generated';
        $this->elements = new Elements($generated);
        $this->texts = new Texts($generated);
        $this->manifest = new Manifest($generated . ($is_built ? '/manifest.php' : '/none.php'), self::BASE);
        $this->templates = new Templates($generated, $this->texts, $this->manifest);
        $this->assets = new Assets($this->elements, $this->manifest, $this->texts);
        $this->stations = new SettingsStore();
        $this->printer = new ElementPrinter(
            $this->elements,
            $this->stations,
            $this->templates,
            $this->manifest,
            $this->assets
        );
    }

    /** These objects, as the parts of features get them. */
    public function printing(): Printing
    {
        $printing = new Printing(__FILE__, static fn(): ElementParts => new ElementParts());
        foreach (['elements', 'texts', 'templates', 'manifest', 'assets', 'printer'] as $name) {
            (new \ReflectionProperty($printing, $name))->setValue($printing, $this->$name);
        }
        return $printing;
    }
}
