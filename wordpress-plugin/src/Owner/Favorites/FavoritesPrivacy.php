<?php

declare(strict_types=1);

namespace Onda\Owner\Favorites;

use Onda\Core\Http\Identity;
use Onda\Features\Favorites\FavoritesRepository;
use Onda\Features\Favorites\FavoritesService;
use Onda\Features\Favorites\PostDetails;

defined('ABSPATH') || exit;

/** Exports and erases the data of an account, and describes the cookies to consent plugins. */
final class FavoritesPrivacy
{
    private const GROUP = 'onda-favorites';

    public function __construct(private FavoritesRepository $favorites, private FavoritesService $service)
    {
    }

    public function hook(): void
    {
        add_filter('wp_privacy_personal_data_exporters', [$this, 'exporters'], 10, 1);
        add_filter('wp_privacy_personal_data_erasers', [$this, 'erasers'], 10, 1);
        add_action('admin_init', [$this, 'admin_init'], 10, 0);
    }

    /** @param array<string, mixed> $exporters */
    public function exporters(array $exporters): array
    {
        return $exporters + [self::GROUP => [
            'exporter_friendly_name' => __('Favorites', 'onda'),
            'callback' => [$this, 'export'],
        ]];
    }

    /** @param array<string, mixed> $erasers */
    public function erasers(array $erasers): array
    {
        return $erasers + [self::GROUP => [
            'eraser_friendly_name' => __('Favorites', 'onda'),
            'callback' => [$this, 'erase'],
        ]];
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    public function export(string $email, int $page = 1): array
    {
        $posts = PostDetails::read($this->favorites->of($this->owner($email)), false);
        return ['done' => true, 'data' => array_map(static fn(\WP_Post $post): array => [
            'group_id' => self::GROUP,
            'group_label' => __('Favorites', 'onda'),
            'item_id' => "onda-favorite-{$post->ID}",
            'data' => [
                ['name' => __('Title', 'onda'), 'value' => PostDetails::title($post)],
                ['name' => __('Address', 'onda'), 'value' => (string) get_permalink($post)],
            ],
        ], $posts)];
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    public function erase(string $email, int $page = 1): array
    {
        $owner = $this->owner($email);
        $has_any = $owner !== '' && $this->favorites->of($owner) !== [];
        if ($has_any) {
            $this->service->clear($owner);
        }
        return ['items_removed' => $has_any, 'items_retained' => false, 'messages' => [], 'done' => true];
    }

    public function admin_init(): void
    {
        if (function_exists('wp_add_cookie_info')) {
            $purpose = __('Keeps a visitor’s favorites and votes.', 'onda');
            wp_add_cookie_info(Identity::COOKIE, 'Onda', 'preferences', __('One year', 'onda'), $purpose);
            wp_add_cookie_info(FavoritesService::HINT, 'Onda', 'preferences', __('One year', 'onda'), $purpose);
        }
    }

    /** Empty when nobody here has that address. */
    private function owner(string $email): string
    {
        $user = get_user_by('email', $email);
        $owner = $user === false ? '' : Identity::of_user($user->ID);
        $this->service->read_in_account_record($owner);
        return $owner;
    }
}
