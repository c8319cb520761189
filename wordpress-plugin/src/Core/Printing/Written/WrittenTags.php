<?php

declare(strict_types=1);

namespace Onda\Core\Printing\Written;

use Onda\Core\Printing\Assets;
use Onda\Core\Printing\Elements;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;

defined('ABSPATH') || exit;

/**
 * Tags that the templates of a theme write themselves, past every filter: `add_theme_support('onda', ['radio-player'])`
 * names them for all pages, `onda_enqueue()` for one.
 */
final class WrittenTags
{
    public const SUPPORT = 'onda';

    /** @var array<string, true> */
    private array $written = [];

    public function __construct(private Elements $elements, private SettingsStore $stations, private Assets $assets)
    {
    }

    public function wp(): void
    {
        $support = get_theme_support(self::SUPPORT);
        array_map($this->onda_enqueue(...), array_filter((array) ($support[0] ?? []), is_string(...)));
    }

    public function onda_enqueue(string $tag): void
    {
        $this->written[$tag] = true;
        $this->assets->use_tag($tag);
    }

    /**
     * The stations, first the one that a tag without an id is meant for: no filter sees these tags, so their scripts
     * look here.
     *
     * @param array<string, mixed> $config
     * @return array<string, mixed>
     */
    public function onda_config(array $config): array
    {
        $plays = fn(string $tag): bool => isset($this->elements->find($tag)['attributes']['radioStream']);
        if (array_filter(array_keys($this->written), $plays) !== []) {
            $row = static fn(Station $one): array => ['station' => $one->id] + array_diff_key(
                $one->attributes(),
                ['url' => 0, 'img' => 0],
            );
            $config['settings']['player']['stations'] = array_map($row, $this->stations->all());
        }
        return $config;
    }

    /** Tells who may edit of tags in a template that nobody named: visitors see nothing where they stand. */
    public function wp_footer(): void
    {
        if (!current_user_can('edit_posts')) {
            return;
        }
        $unnamed = array_diff($this->elements->tags(), $this->assets->used());
        /* translators: %s is the name of a tag, each time. */
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $text = __('Onda: nothing loads <%s> on this page. In the theme’s functions.php: add_theme_support(\'onda\', [\'%s\'])', 'onda');
        OwnerNote::put($unnamed, ['text' => $text]);
    }
}
