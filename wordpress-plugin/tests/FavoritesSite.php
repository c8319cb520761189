<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Favorites\FavoritesFeature;

/** The favorites' actions and one visitor's browser before them. */
final class FavoritesSite
{
    public CookieJar $jar;
    public FavoritesFeature $feature;

    /** @param array<string, mixed> $options As the settings record has them. */
    public function __construct(array $options = [])
    {
        update_option(SettingsStore::OPTION, ['favorites' => $options]);
        $this->another_browser();
    }

    public function another_browser(): void
    {
        $this->jar = new CookieJar();
        $this->feature = new FavoritesFeature(new SettingsStore(), $this->jar->cookies(), dirname(__DIR__) . '/onda.php');
    }

    /**
     * The request of a script of our own pages: with the nonce of whoever is signed in.
     *
     * @param array<string, mixed> $fields
     * @param array<string, string> $server
     * @return array<string, mixed> The body, as it arrives.
     */
    public function ask(string $action, array $fields = [], array $server = []): array
    {
        return json_decode((string) wp_json_encode($this->reply($action, $fields, $server)->body), true);
    }

    public function reply(string $action, array $fields = [], array $server = []): Reply
    {
        $fields += ['nonce' => wp_create_nonce('simple_favorites_nonce')];
        $server += ['REQUEST_METHOD' => 'POST', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => '203.0.113.7'];
        foreach ($this->feature->actions()['favorites'] as $one) {
            if ($one->name === "favorites_$action") {
                return Reply::of($one, new Request($fields, $this->jar->values, $server));
            }
        }
        throw new \LogicException("no action favorites_$action");
    }

    /** @return array<string, mixed> */
    public function keep(int $post, string $status = 'active', array $more = []): array
    {
        return $this->ask('favorite', ['postid' => (string) $post, 'siteid' => '1', 'status' => $status] + $more);
    }

    /** @return list<int> The own favorites, newest first, as the list says. */
    public function kept(): array
    {
        return array_column($this->ask('list', ['per_page' => '100'])['data']['items'], 'post_id');
    }

    public static function post(string $title = 'Canción', array $more = []): int
    {
        return (int) wp_insert_post($more + ['post_title' => $title, 'post_content' => 'texto', 'post_status' => 'publish', 'post_type' => 'post']);
    }

    public static function with_picture(int $post): int
    {
        $picture = (int) wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => 'foto', 'post_status' => 'inherit'], 'foto.jpg', $post);
        wp_update_attachment_metadata($picture, ['width' => 300, 'height' => 200, 'file' => 'foto.jpg', 'sizes' => []]);
        set_post_thumbnail($post, $picture);
        return $post;
    }
}
