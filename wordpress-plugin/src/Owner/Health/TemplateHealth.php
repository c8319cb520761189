<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

use Onda\Core\Printing\Elements;
use Onda\Core\Printing\ThemeTemplates\Overrides;

defined('ABSPATH') || exit;

/** Test on the Site Health screen: templates of the theme that were made for another version of the plugin's own. */
final class TemplateHealth
{
    public function __construct(private Elements $elements, private Overrides $overrides)
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
        $tests['direct']['onda_templates'] = ['label' => 'Onda: templates', 'test' => [$this, 'templates']];
        return $tests;
    }

    /** @return array<string, mixed> */
    public function templates(): array
    {
        $outdated = $this->overrides->outdated($this->elements->tags());
        if ($outdated === []) {
            return HealthResult::of('templates', 'good', __('The theme’s templates for Onda are up to date', 'onda'), __(
                'The theme has no template of its own, or each is made for this version of Onda.',
                'onda'
            ));
        }
        $files = array_map(static fn(string $tag): string => "onda/$tag.php", $outdated);
        /* translators: %s: names of files of the theme. */
        $text = __('Made for another version, or without a version: %s. Compare each with Onda’s own template.', 'onda');
        $label = __('The theme’s templates for Onda are out of date', 'onda');
        return HealthResult::of('templates', 'recommended', $label, sprintf($text, implode(', ', $files)));
    }
}
