<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Printing\Templates;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Prints favorites without anything of the visitor, so that a page may be cached for everybody. */
final class FavoritesPrinting
{
    public function __construct(
        private SettingsStore $settings,
        private FavoritesBackend $backend,
        private NetworkSite $network,
    ) {
    }

    /** @param array<string, mixed> $config */
    public function onda_config(array $config): array
    {
        $options = FavoritesOptions::stored($this->settings);
        $config['settings']['favorites'] = [
            'backend' => $this->backend->is_foreign() ? 'favorites' : 'onda',
            'who' => $options->is_for_everybody ? 'everybody' : 'users',
            'siteId' => get_current_blog_id(),
            'perPage' => $options->per_page,
            'failure' => $options->failure,
            'signIn' => [
                'mode' => $options->sign_in,
                'url' => self::sign_in_url($options),
                'html' => wpautop(wp_kses_post($options->sign_in_text)),
            ],
        ];
        return $config;
    }

    /** For a visitor without scripts, where only accounts have favorites: it leads to where one becomes of use. */
    public function sign_in_link(): string
    {
        $options = FavoritesOptions::stored($this->settings);
        if ($options->is_for_everybody || $this->backend->is_foreign()) {
            return '';
        }
        return Html::tag(
            'a',
            ['href' => self::sign_in_url($options)],
            Html::text(__('Sign in to keep favorites', 'onda')),
        );
    }

    private static function sign_in_url(FavoritesOptions $options): string
    {
        return Html::address($options->sign_in_url) ?: wp_login_url();
    }

    /**
     * Adds the current post, if the author named none, and its current count. Values that all controls share are in the
     * configuration.
     *
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public function resolve(array $spec, array $values): array
    {
        $known = $spec['attributes'];
        $site = (int) ($values['siteId'] ?? 0);
        if (isset($known['postId']) && in_array('favorites_favorite', $spec['actions'], true)) {
            $here = NetworkSite::is_another($site) ? 0 : (int) get_the_ID();
            $values['postId'] = ($values['postId'] ?? 0) ?: $here;
        }
        $count_of = static fn(): int => FavoritesRecord::count_of((int) ($values['postId'] ?? 0));
        $count = isset($known['favoriteCount']) ? $this->network->within_or($site, $count_of, 0) : 0;
        // A number that an author wrote says nothing.
        unset($values['favoriteCount']);
        return $values + array_filter(['favoriteCount' => $count]);
    }

    /**
     * The inside of a button; it has no number while nobody keeps the post.
     *
     * @param array<string, scalar> $values
     */
    public static function button(Templates $templates, array $values): string
    {
        $count = ($values['favoriteCount'] ?? 0) ?: '';
        return $templates->fill('fav-button', 'favorites', ['favoriteCount' => $count] + $values);
    }

    /** That plugin's own counts the post that is shown. */
    public function shortcode_atts_favorite_count(array $values): array
    {
        return $values + ['postId' => (int) get_the_ID()];
    }

    /** Names that only that plugin has. */
    public function shortcode_atts_user_favorites(array $values, array $defaults, array $written): array
    {
        $aliases = ['include_excerpt' => 'includeExcerpts', 'no_favorites' => 'noFavoritesText'];
        foreach (array_intersect_key($aliases, $written) as $name => $attribute) {
            $values += [$attribute => $written[$name]];
        }
        return $values;
    }
}
