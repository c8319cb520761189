<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Access\Elsewhere;
use Onda\Core\Printing\ThemeTemplates\Overrides;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Prints one element: its tag, its markup, and the fallback without scripts. */
final class ElementPrinter
{
    /** An element that shows to the style sheet that no script runs. */
    private const NO_SCRIPT = '<noscript><i></i></noscript>';

    private Overrides $overrides;
    public readonly Mistakes $mistakes;

    /** @var array<string, ElementParts> By feature. */
    private array $parts_of = [];

    /** @param (\Closure(string): ElementParts)|null $parts The code for the elements of a feature. */
    public function __construct(
        private Elements $elements,
        private SettingsStore $stations,
        private Templates $templates,
        private Manifest $manifest,
        private Assets $assets,
        private ?\Closure $parts = null,
    ) {
        $this->overrides = new Overrides($templates);
        $this->mistakes = new Mistakes($elements, $stations);
    }

    /** @param array<string, mixed> $attributes */
    public function onda_element(string $markup, string $tag, array $attributes, string $content = ''): string
    {
        $spec = $this->elements->find($tag);
        if ($spec === null) {
            return $this->mistakes->unknown_tag($tag);
        }
        $names = $this->mistakes->unknown_names($tag, $spec, $attributes);
        return $names . $this->element($tag, $attributes, $content, Attributes::of_html($spec, $attributes));
    }

    /**
     * The markup in one line; in a feed or an excerpt the fall-back link alone, or what the element holds.
     *
     * @param array<int|string, mixed> $written
     * @param string $content What an author put in, as markup.
     * @param array<string, scalar> $own Attributes that every element of HTML has.
     */
    public function element(string $tag, array $written, string $content = '', array $own = []): string
    {
        $spec = $this->elements->find($tag);
        if ($spec === null) {
            return '';
        }
        $values = Attributes::read($spec, $written);
        $note = $this->mistakes->unknown_ids($tag, $spec, $values);
        $values = $this->resolve($spec, $values);
        if (Mistakes::is_silent($spec, $values)) {
            return $note . $this->mistakes->no_station($spec, $values);
        }
        /**
         * Filters what an author put into an element.
         *
         * @param string $content Markup.
         * @param string $tag Such as `content-tabs`.
         */
        $content = (string) apply_filters('onda_held_content', $content, $tag);
        if (is_feed() || doing_filter('get_the_excerpt') || Elsewhere::is_read()) {
            return $content . Fallback::link($values);
        }
        $inside = $this->inside($tag, $spec, $values);
        if ($inside === null && Mistakes::is_page()) {
            return $note;
        }
        $inside = $content . $inside;
        return Amp::is_page() ? $inside : $note . $this->assets->use_tag($tag)
            . Html::tag($tag, $this->printed($values) + self::loading($written) + $own, $inside);
    }

    /**
     * `loading` is the attribute of an image: `eager` requests the script of the element at once, wherever it stands.
     *
     * @param array<int|string, mixed> $written
     * @return array<string, string>
     */
    private static function loading(array $written): array
    {
        return ($written['loading'] ?? '') === 'eager' ? ['loading' => 'eager'] : [];
    }

    /**
     * The HTML inside the element; on a page of AMP, the HTML in place of the element. Null for what is not there.
     *
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values As `resolve` returns them.
     */
    public function inside(string $tag, array $spec, array $values): ?string
    {
        if (Amp::is_page()) {
            return $this->without_scripts($tag, $spec, $values);
        }
        $markup = $this->filled($tag, $spec, $values);
        return $markup === null ? null : $markup . $this->fallback($tag, $values);
    }

    /**
     * Completes missing values: by the feature's own rule, and from a configured station.
     *
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public function resolve(array $spec, array $values): array
    {
        $resolver = $this->parts($spec['feature'])->resolvers[$spec['feature']] ?? null;
        if ($resolver !== null) {
            $values = $resolver($spec, $values);
        }
        if (!isset($spec['attributes']['station'])) {
            return $values;
        }
        $values += ['station' => ''];
        $is_first = self::is_meant_for_first_station($values);
        $station = $is_first ? $this->stations->all()[0] ?? null : $this->stations->find((string) $values['station']);
        $values['station'] = $is_first ? $station->id ?? '' : $values['station'];
        $known = $station === null ? [] : Attributes::read($spec, $station->attributes());
        return array_filter($values, static fn(mixed $value): bool => $value !== '') + $known;
    }

    /**
     * Whether a tag names no station and has nothing to play or to read.
     *
     * @param array<string, scalar> $values
     */
    public static function is_meant_for_first_station(array $values): bool
    {
        return ($values['station'] ?? '') === '' && array_intersect_key($values, Mistakes::ADDRESSES) === [];
    }

    /**
     * @param array<string, scalar> $values
     * @return array<string, string>
     */
    private function printed(array $values): array
    {
        $names = array_map(Attributes::kebab(...), array_keys($values));
        return array_combine($names, array_map(Html::as_string(...), array_values($values)));
    }

    /**
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values
     */
    private function filled(string $tag, array $spec, array $values): ?string
    {
        // An element that enhances another place of the page has no content.
        if (($values['for'] ?? '') !== '') {
            return '';
        }
        $renderer = $this->parts($spec['feature'])->renderers[$tag] ?? null;
        if ($renderer !== null) {
            $own = $renderer($values);
            return $own === null ? null : $this->overrides->inside($tag, $values, $own);
        }
        $all = $values + Attributes::defaults($spec);
        $markup = $this->overrides->inside($tag, $all, $this->templates->fill($tag, $spec['feature'], $all));
        if ($markup === '' || $spec['root'] !== 'shadow' || !$this->manifest->is_built()) {
            return $spec['root'] === 'shadow' ? '' : $markup;
        }
        $sheet = Html::stylesheet($this->manifest->style($spec['feature']));
        // The letter is written by its number, because plugins that gather sheets search for the word and would move
        // the link into the page.
        $root = str_replace('rel="stylesheet"', 'rel="styleshee&#116;"', $sheet . self::NO_SCRIPT . $markup);
        return Html::tag('template', ['shadowrootmode' => 'open'], $root);
    }

    /**
     * The HTML for AMP: the content that needs no script, such as a list, else the fallback.
     *
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values
     */
    private function without_scripts(string $tag, array $spec, array $values): string
    {
        $markup = (string) $this->filled($tag, $spec, $values);
        $is_whole = $markup !== '' && preg_match('/<(template|button)\b/', $markup) === 0;
        // AMP copies a linked sheet into the page.
        $sheet = Html::stylesheet($this->manifest->style($tag));
        return $is_whole ? $sheet . Amp::valid($markup) : $this->controls($tag, $values);
    }

    /** @param array<string, scalar> $values */
    private function controls(string $tag, array $values): string
    {
        $own = $this->parts((string) ($this->elements->find($tag)['feature'] ?? ''))->fallbacks[$tag] ?? null;
        return $own === null ? Fallback::controls($tag, $values) : $own();
    }

    /** A plugin without a build has no scripts, so all visitors get the fallback. */
    private function fallback(string $tag, array $values): string
    {
        $fallback = $this->controls($tag, $values);
        return $fallback === '' || !$this->manifest->is_built() ? $fallback : Html::tag('noscript', [], $fallback);
    }

    private function parts(string $feature): ElementParts
    {
        return $this->parts_of[$feature] ??= $this->parts === null ? new ElementParts() : ($this->parts)($feature);
    }
}
