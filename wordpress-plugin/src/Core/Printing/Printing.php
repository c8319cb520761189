<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The objects that print elements on this page, each made when it is asked for. */
final class Printing
{
    private ?Elements $elements = null;
    private ?Texts $texts = null;
    private ?Manifest $manifest = null;
    private ?Templates $templates = null;
    private ?Assets $assets = null;
    private ?ElementPrinter $printer = null;

    /**
     * @param string $file The main file of the plugin.
     * @param \Closure(string): ElementParts $parts The code for the elements of a feature, by its name in contracts.
     */
    public function __construct(public readonly string $file, private \Closure $parts)
    {
    }

    public function elements(): Elements
    {
        return $this->elements ??= new Elements($this->generated());
    }

    public function texts(): Texts
    {
        return $this->texts ??= new Texts($this->generated());
    }

    public function manifest(): Manifest
    {
        return $this->manifest ??= Manifest::of($this->file);
    }

    public function templates(): Templates
    {
        return $this->templates ??= new Templates($this->generated(), $this->texts(), $this->manifest());
    }

    public function assets(): Assets
    {
        return $this->assets ??= new Assets($this->elements(), $this->manifest(), $this->texts());
    }

    public function printer(): ElementPrinter
    {
        return $this->printer ??= new ElementPrinter(
            $this->elements(),
            new SettingsStore(),
            $this->templates(),
            $this->manifest(),
            $this->assets(),
            $this->parts,
        );
    }

    private function generated(): string
    {
        return dirname($this->file) . '/generated';
    }
}
