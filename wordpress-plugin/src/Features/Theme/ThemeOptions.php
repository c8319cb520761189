<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The owner's choices for a theme's behaviors. */
final class ThemeOptions
{
    /**
     * @param list<string> $off
     * @param array<string, string> $selectors
     * @param list<string> $replaced
     */
    private function __construct(
        public readonly string $preset,
        private array $off,
        private array $selectors,
        private array $replaced,
    ) {
    }

    public static function stored(SettingsStore $settings): self
    {
        return self::of($settings->read(ThemeSettings::record())['theme']);
    }

    /** @param array<string, mixed> $stored As the group `theme` of ThemeSettings; defaults for what is missing. */
    public static function of(array $stored): self
    {
        $stored += ThemeSettings::record()->defaults()['theme'];
        $preset = $stored['preset'] === Presets::AUTOMATIC ? Presets::detected() : (string) $stored['preset'];
        return new self($preset, (array) $stored['off'], (array) $stored['selectors'], (array) $stored['replaced']);
    }

    /** @return array<string, list<array<string, string>>> Tag → sets of attributes of all that is switched on. */
    public function behaviors(): array
    {
        if ($this->preset === '') {
            return [];
        }
        $behaviors = Presets::behaviors($this->preset);
        foreach ($this->selectors as $tag => $selector) {
            $behaviors[$tag] = [['for' => $selector] + ($behaviors[$tag][0] ?? [])];
        }
        return array_filter(array_diff_key($behaviors, array_flip($this->off)));
    }

    /** A copy of the options with one more behavior switched on, in place of the theme's own. */
    public function with(string $tag): self
    {
        $preset = $this->preset === '' ? Presets::detected() : $this->preset;
        $off = $this->preset === '' ? array_diff(Presets::tags(), [$tag]) : array_diff($this->off, [$tag]);
        return new self($preset, array_values($off), $this->selectors, [...$this->replaced, $tag]);
    }

    public function is_on(string $tag): bool
    {
        return !in_array($tag, $this->off, true);
    }

    /** Whether the preset or the owner's selector says where it stands. */
    public function has_place(string $tag): bool
    {
        return ($this->with($tag)->behaviors()[$tag] ?? []) !== [];
    }

    public function selector(string $tag): string
    {
        return $this->selectors[$tag] ?? '';
    }

    /** Whether ours takes the place of the theme's own. */
    public function replaces(string $tag): bool
    {
        return in_array($tag, $this->replaced, true);
    }
}
