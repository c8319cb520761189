<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The owner's words about the episodes of a show: meta `onda_episodes`. */
final class EpisodeSource
{
    public const META = 'onda_episodes';

    /** @param string $feed Address of an RSS or Atom feed, or empty. */
    private function __construct(public readonly string $feed, public readonly bool $has_downloads)
    {
    }

    public static function of(int $show): self
    {
        $stored = get_post_meta($show, self::META, true);
        $stored = is_array($stored) ? $stored : [];
        return new self(trim(Html::as_string($stored['feed'] ?? '')), ($stored['downloads'] ?? false) === true);
    }

    public static function keep(int $show, string $feed, bool $has_downloads): void
    {
        update_post_meta($show, self::META, wp_slash(['feed' => $feed, 'downloads' => $has_downloads]));
    }
}
