<?php

declare(strict_types=1);

namespace Onda\Owner\Theme;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Theme\Presets;
use Onda\Features\Theme\ThemeOptions;
use Onda\Features\Theme\ThemeScripts;
use Onda\Owner\Health\HealthResult;

defined('ABSPATH') || exit;

/** On WordPress's own screen: whether the behaviors fit the theme, and which of them its own scripts do. */
final class ThemeHealth
{
    public function __construct(private SettingsStore $settings, private ThemeScripts $scripts)
    {
    }

    public function hook(): void
    {
        add_filter('site_status_tests', [$this, 'site_status_tests'], 10, 1);
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function site_status_tests(array $tests): array
    {
        $label = __('Theme behaviors', 'onda');
        $tests['direct']['onda_theme_behaviors'] = ['label' => "Onda: $label", 'test' => [$this, 'theme_behaviors']];
        return $tests;
    }

    /** @return array<string, mixed> */
    public function theme_behaviors(): array
    {
        [$status, $label, $text] = $this->finding();
        return HealthResult::of('theme_behaviors', $status, $label, $text);
    }

    /** @return array{string, string, string} Status, label, explanation. */
    private function finding(): array
    {
        $preset = ThemeOptions::stored($this->settings)->preset;
        $detected = Presets::detected();
        if ($preset === '') {
            return ['good', __('Onda adds no behaviors to the theme', 'onda'), __('No preset is chosen.', 'onda')];
        }
        if (isset(Presets::TITLES[$preset]) && $detected !== $preset) {
            /* translators: %s: name of a preset. */
            $text = __('The preset %s was made for another theme than the active one.', 'onda');
            $text = sprintf($text, Presets::TITLES[$preset]);
            return ['recommended', __('Behaviors may not find their place in this theme', 'onda'), $text];
        }
        $left = array_keys($this->scripts->seen());
        if ($left !== []) {
            /* translators: %s: names of elements. */
            $text = sprintf(__('The theme’s own scripts do this already: %s.', 'onda'), implode(', ', $left));
            return ['good', __('Onda leaves some behaviors to the theme', 'onda'), $text];
        }
        return ['good', __('Onda’s behaviors fit the theme', 'onda'), __('The preset was made for it.', 'onda')];
    }
}
