<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * Reports names and ids that do not exist: to editors in the page, to developers by WordPress's own notice, to visitors
 * not at all.
 */
final class Mistakes
{
    /** A name at a greater edit distance is another word, not a typo. */
    private const FARTHEST = 3;
    private const MOST_NAMES = 10;
    private const PICKERS = ['form', 'list', 'search', 'station'];
    /** Addresses that an element of a station plays or reads. */
    public const ADDRESSES = ['radioStream' => 1, 'dataStream' => 1, 'feed' => 1, 'url' => 1];

    /** @var array<string, list<string>>|null */
    private ?array $ids = null;
    /** @var array<string, true> */
    private array $told = [];

    public function __construct(private Elements $elements, private SettingsStore $stations)
    {
    }

    public function unknown_tag(string $tag): string
    {
        /* translators: %s: a tag. */
        $text = sprintf(__('Onda has no element <%s>.', 'onda'), $tag);
        return $this->is_asked() ? $this->say("<$tag>", $text, self::nearest($tag, $this->elements->tags())) : '';
    }

    /**
     * @param array<string, mixed> $spec
     * @param array<int|string, mixed> $written
     * @param bool $has_html Attributes that every element has are kept there.
     */
    public function unknown_names(string $tag, array $spec, array $written, bool $has_html = true): string
    {
        $said = '';
        foreach ($this->is_asked() ? Attributes::unknown($spec, $written, $has_html) : [] as $name) {
            $known = array_map(Attributes::kebab(...), array_keys($spec['attributes']));
            /* translators: 1: a tag, 2: an attribute. */
            $text = sprintf(__('Onda: <%1$s> has no attribute “%2$s”.', 'onda'), $tag, $name);
            $said .= $this->say("<$tag>", $text, self::nearest($name, $known));
        }
        return $said;
    }

    /**
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values As an author wrote them.
     */
    public function unknown_ids(string $tag, array $spec, array $values): string
    {
        if ($values === [] || !$this->is_asked()) {
            return '';
        }
        $said = '';
        foreach (array_intersect_key($this->controls($tag), $values) as $name => $control) {
            $id = (string) $values[$name];
            $ids = $this->ids()[$control] ?? [];
            if ($id !== '' && $id !== (string) $spec['attributes'][$name]['default'] && !in_array($id, $ids, true)) {
                $said .= $this->say("<$tag>", self::no_such(Attributes::kebab($name), $id), self::nearest($id, $ids), $ids);
            }
        }
        $post = (int) ($values['postId'] ?? 0);
        $is_here = ($values['siteId'] ?? 0) === 0;
        return $post > 0 && $is_here && get_post($post) === null
            ? $said . $this->say("<$tag>", self::no_such('post-id', (string) $post)) : $said;
    }

    /**
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values With those of the station.
     */
    public function no_station(array $spec, array $values): string
    {
        if (!self::is_silent($spec, $values) || $this->stations->all() !== []) {
            return '';
        }
        // A new site without a station is no mistake, so WordPress's notice is not used.
        return self::note(__('Onda has no station yet. Add it under Onda → Stations.', 'onda'));
    }

    /**
     * Whether an element has nothing to play or to read, so that it is not printed.
     *
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values With those of the station.
     */
    public static function is_silent(array $spec, array $values): bool
    {
        $is_of_station = isset($spec['attributes']['station']) && array_intersect_key($spec['attributes'], self::ADDRESSES);
        return self::is_page() && $is_of_station && array_intersect_key($values, self::ADDRESSES) === [];
    }

    private function is_asked(): bool
    {
        return self::is_page() && (self::is_debug() || current_user_can('edit_posts'));
    }

    /** Pages only: others read the HTML for an index, a feed or a reply. */
    public static function is_page(): bool
    {
        return did_action('template_redirect') > 0 && !is_feed();
    }

    private static function is_debug(): bool
    {
        return defined('WP_DEBUG') && WP_DEBUG;
    }

    /** @return array<string, string> By attribute. */
    private function controls(string $tag): array
    {
        $control = static fn(array $field): string => $field['control'] ?? '';
        return array_intersect(array_map($control, $this->elements->fields($tag)), self::PICKERS);
    }

    /** @return array<string, list<string>> By kind. */
    private function ids(): array
    {
        /** This filter is documented in src/Core/Blocks/EditorData.php. */
        $this->ids ??= array_map(
            static fn(array $of): array => array_column($of, 'value'),
            (array) apply_filters('onda_block_choices', []),
        );
        return ['station' => array_column($this->stations->all(), 'id')] + $this->ids;
    }

    private static function no_such(string $name, string $id): string
    {
        /* translators: 1: an attribute, 2: what an author wrote. */
        return sprintf(__('Onda: there is no %1$s “%2$s” on this site.', 'onda'), $name, $id);
    }

    /** @param list<string> $known All that there are. */
    private function say(string $where, string $text, string $nearest = '', array $known = []): string
    {
        /* translators: %s: a name. */
        $text .= $nearest === '' ? '' : ' ' . sprintf(__('Did you mean “%s”?', 'onda'), $nearest);
        if ($known !== []) {
            $names = implode(', ', array_slice($known, 0, self::MOST_NAMES));
            /* translators: %s: names with commas between. */
            $text .= ' ' . sprintf(__('There is: %s.', 'onda'), $names);
        }
        if (self::is_debug() && !isset($this->told[$text])) {
            $this->told[$text] = true;
            _doing_it_wrong(esc_html($where), esc_html($text), '0.1.0');
        }
        return self::note($text);
    }

    private static function note(string $text): string
    {
        return current_user_can('edit_posts') ? Html::tag('span', ['role' => 'note'], Html::text($text)) . ' ' : '';
    }

    /** @param list<string> $names */
    private static function nearest(string $name, array $names): string
    {
        $distances = [];
        foreach ($names as $one) {
            $distances[$one] = levenshtein(strtolower(substr($name, 0, 60)), $one);
        }
        asort($distances);
        return $distances !== [] && reset($distances) <= self::FARTHEST ? (string) key($distances) : '';
    }
}
