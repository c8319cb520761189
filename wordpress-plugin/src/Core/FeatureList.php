<?php

declare(strict_types=1);

namespace Onda\Core;

use Onda\Core\Http\Action;
use Onda\Core\Printing\{ElementParts, Printing};

defined('ABSPATH') || exit;

/** The features of the plugin, each described by its `hooks.php` and made at its first use. */
final class FeatureList
{
    private const FOLDER = __DIR__ . '/../Features';

    /** @var array<class-string<Feature>, Feature> */
    private array $made = [];
    /** @var array<class-string<Feature>, array<string, mixed>>|null */
    private ?array $listeners = null;

    /** @param array<class-string<Feature>, \Closure(): Feature> $makers */
    public function __construct(private array $makers)
    {
    }

    /** @return list<Feature> */
    public function all(): array
    {
        return array_map($this->feature(...), array_keys($this->makers));
    }

    /** @param class-string<Feature> $class */
    public function feature(string $class): Feature
    {
        return $this->made[$class] ??= $this->makers[$class]();
    }

    /**
     * Null if the plugin lacks it.
     *
     * @param class-string<Feature> $class
     */
    public function find(string $class): ?Feature
    {
        return isset($this->makers[$class]) ? $this->feature($class) : null;
    }

    /** @return array<class-string<Feature>, array<string, mixed>> As `hooks.php` in the folder of each returns it. */
    public function listeners(): array
    {
        $classes = array_keys($this->makers);
        return $this->listeners ??= array_combine($classes, array_map(static fn(string $class): array =>
            require self::FOLDER . '/' . explode('\\', $class)[2] . '/hooks.php', $classes));
    }

    /** @return array<string, list<string>> The actions of admin-ajax, by name of what another plugin owns as a whole. */
    public function action_names(): array
    {
        $names = array_map(static fn(array $own): array => $own['actions'] ?? [], array_values($this->listeners()));
        return array_merge(...$names) + ['session' => ['onda_poll', 'onda_session']];
    }

    /** @return list<Action> Those that one other plugin owns as a whole. */
    public function actions(string $owner): array
    {
        foreach ($this->listeners() as $class => $own) {
            if (isset($own['actions'][$owner])) {
                return $this->feature($class)->actions()[$owner];
            }
        }
        return SharedActions::of($this->all());
    }

    /** The code for the elements of a feature, by its name in contracts. */
    public function elements(string $feature, Printing $printing): ElementParts
    {
        $has = static fn(array $own): bool => in_array($feature, $own['elements'] ?? [], true);
        $classes = array_keys(array_filter($this->listeners(), $has));
        return ElementParts::of(array_map(fn(string $class): ElementParts =>
            $this->feature($class)->elements($printing), $classes));
    }
}
