<?php

declare(strict_types=1);

namespace Onda\Tests\Rest;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Features\Stations\Asking\Memory;
use Onda\Features\Stations\Asking\StatusDocument;
use Onda\Rest\Audience;
use Onda\Rest\Cors;
use Onda\Rest\Route;
use Onda\Rest\Server;

final class RoutesTest extends RestCase
{
    private const DOCUMENT = '{"now_playing":{"song":{"title":"Ojos Así","artist":"Shakira"}},'
        . '"song_history":[{"song":{"title":"A","artist":"B"}},{"song":{"title":"C","artist":"D"}}]}';

    public function test_every_route_has_a_unique_id_and_a_schema_for_each_argument_of_its_path(): void
    {
        $routes = self::routes();
        $ids = array_map(static fn(Route $route): string => $route->id, $routes);
        $this->assertSame(array_unique($ids), $ids);
        foreach ($routes as $route) {
            $this->assertSame([], array_diff($route->path_args(), array_keys($route->args)), $route->path);
            $missing = array_filter($route->args, static fn(array $schema): bool => ($schema['description'] ?? '') === '');
            $this->assertSame([], $missing, $route->path);
        }
    }

    public function test_the_routes_that_show_posts_are_these(): void
    {
        $shows = array_filter(self::routes(), static fn(Route $route): bool => $route->shows_posts);
        $ids = array_column($shows, 'id');
        sort($ids);
        $this->assertSame(
            ['complete', 'countFavorites', 'countViews', 'countVotes', 'getEpisodes', 'getMostViewed', 'getSchedule', 'search'],
            $ids,
        );
    }

    public function test_a_route_that_a_wire_declares_has_its_owner_audience_and_seconds(): void
    {
        $routes = array_column(self::routes(), null, 'id');
        $facts = array_map(static fn(string $id): array => [$routes[$id]->owner, $routes[$id]->audience, $routes[$id]->seconds], ['countVotes', 'vote']);
        $this->assertSame([['votes', Audience::Everybody, 60], ['votes', Audience::Visitor, 0]], $facts);
    }

    public function test_what_is_on_air_and_was_before_it_is_read_for_the_caller(): void
    {
        $this->on_air();
        $now = self::call('GET', '/stations/uno/now-playing')->get_data();
        $this->assertSame(['title' => 'Ojos Así', 'artist' => 'Shakira', 'art' => ''], $now['track']);
        $history = self::call('GET', '/stations/uno/history', ['per_page' => 1, 'page' => 2]);
        $this->assertSame(['C'], array_column($history->get_data(), 'title'));
        $this->assertSame(['2', '2'], [$history->get_headers()['X-WP-Total'], $history->get_headers()['X-WP-TotalPages']]);
        $this->assertSame('404 unknown_station', self::code(self::call('GET', '/stations/dos/now-playing')));
    }

    /**
     * @dataProvider paged
     * @param array<string, mixed> $params
     */
    public function test_behind_the_last_page_there_is_nothing_and_the_totals_stay(string $path, array $params = []): void
    {
        $this->sign_in('subscriber');
        $this->favored(self::post());
        $this->on_air();
        $first = self::call('GET', $path, $params + ['per_page' => 1]);
        $totals = array_intersect_key($first->get_headers(), ['X-WP-Total' => 1, 'X-WP-TotalPages' => 1]);
        $this->assertCount(1, $first->get_data());
        $behind = self::call('GET', $path, $params + ['per_page' => 1, 'page' => (int) $totals['X-WP-TotalPages'] + 1]);
        $this->assertSame([], $behind->get_data());
        $this->assertSame($totals, array_intersect_key($behind->get_headers(), $totals));
    }

    /** @return list<array{0: string, 1?: array<string, mixed>}> */
    public function paged(): array
    {
        return [['/stations'], ['/stations/uno/history'], ['/favorites'], ['/search', ['search' => 'tango']]];
    }

    public function test_a_public_read_has_a_tag_and_caches_may_keep_it(): void
    {
        $this->on_air(true);
        $first = self::call('GET', '/stations/uno/now-playing');
        ['ETag' => $tag, 'Cache-Control' => $cache] = $first->get_headers();
        $this->assertStringStartsWith('public, max-age=10, s-maxage=10', $cache);
        $again = self::call('GET', '/stations/uno/now-playing', [], ['If-None-Match' => $tag]);
        $this->assertSame([304, null], [$again->get_status(), $again->get_data()]);
        $this->assertSame(200, self::call('GET', '/stations/uno/now-playing', [], ['If-None-Match' => '"x"'])->get_status());
        $missing = self::call('GET', '/stations/dos/now-playing')->get_headers();
        $this->assertSame('public, max-age=5', $missing['Cache-Control']);
    }

    /** @dataProvider private */
    public function test_no_cache_keeps_what_not_everybody_may_read(\Closure $make): void
    {
        $post = self::post();
        self::set(['earlyAnswers' => true]);
        $make();
        $reply = self::call('GET', '/search', ['search' => 'tango']);
        $this->assertSame(200, $reply->get_status());
        $this->assertSame('private, no-store', $reply->get_headers()['Cache-Control']);
        $this->assertArrayNotHasKey('ETag', $reply->get_headers());
        wp_delete_post($post, true);
    }

    /** @return array<string, array{\Closure(): mixed}> */
    public function private(): array
    {
        return [
            'a plugin keeps posts for members' => [static fn() => add_filter('onda_may_read', '__return_true')],
            'a plugin may lock the site' => [static fn() => add_filter('onda_is_site_locked', '__return_false')],
            'an account asks' => [fn() => $this->sign_in('subscriber')],
            'the owner wants no early answers' => [static fn() => self::set(['earlyAnswers' => false])],
            'a cookie came along' => [static fn() => $_COOKIE = ['site_pass' => 'ok']],
            'a header with a password came along' => [static fn() => $_SERVER['HTTP_AUTHORIZATION'] = 'Basic eDp4'],
            'PHP took the password' => [static fn() => $_SERVER['PHP_AUTH_USER'] = 'x'],
        ];
    }

    public function test_a_locked_site_refuses_strangers_what_its_lock_keeps(): void
    {
        $this->on_air();
        self::set(['siteAccess' => 'members']);
        $codes = array_map(static fn(string $path): string => self::code(self::call('GET', $path)), [
            '/stations', '/stations/uno/now-playing', '/most-viewed', '/favorites',
        ]);
        $this->assertSame(['403 site_locked'], array_values(array_unique($codes)));
        $this->sign_in('subscriber');
        $this->assertSame(200, self::call('GET', '/stations')->get_status());
    }

    public function test_what_not_everybody_may_read_is_in_no_count_and_no_search(): void
    {
        [$open, $draft] = [self::post('Tango abierto'), self::post('Tango secreto', 'draft')];
        foreach (['/counts/views' => 'post', '/counts/favorites' => 'post'] as $path => $name) {
            $found = self::call('GET', $path, ['posts' => "$open,$draft,$open"])->get_data();
            $this->assertSame([$open], array_column($found, $name));
        }
        $comment = (int) wp_insert_comment(['comment_post_ID' => $draft, 'comment_content' => 'x', 'comment_approved' => 1]);
        $this->assertSame([], self::call('GET', '/counts/votes', ['comments' => "$comment"])->get_data());
        $this->assertStringNotContainsString('secreto', (string) wp_json_encode(self::call('GET', '/search', ['search' => 'tango'])));
        add_filter('onda_may_read', static fn(bool $may, \WP_Post $post): bool => $post->ID !== $open, 10, 2);
        $this->assertSame([], self::call('GET', '/counts/views', ['posts' => "$open"])->get_data());
        $this->assertSame('404 invalid_post', $this->favored($draft));
    }

    public function test_a_link_changes_nothing(): void
    {
        $request = new \WP_REST_Request('PUT', '/' . Route::SPACE . '/favorites/' . self::post());
        $request->set_query_params(['_method' => 'PUT']);
        $this->assertSame('405 post_only', self::code(rest_do_request($request)));
        $this->assertSame('404 rest_no_route', self::code(self::call('GET', '/views', ['post' => 1])));
    }

    public function test_another_site_changes_nothing_and_reads_nobodys_favorites(): void
    {
        foreach ([['Sec-Fetch-Site' => 'cross-site'], ['Sec-Fetch-Site' => 'same-site'], ['Origin' => 'null']] as $headers) {
            $this->assertSame('403 cross_origin', self::code(self::call('GET', '/favorites', [], $headers)));
            $this->assertSame('403 cross_origin', self::code(self::call('POST', '/views', ['post' => 1], $headers)));
        }
        self::set(['favorites' => ['who' => 'users']]);
        $this->assertSame('401 login_required', self::code(self::call('GET', '/favorites', [], ['Sec-Fetch-Site' => 'none'])));
    }

    public function test_an_account_votes_and_withdraws_the_vote(): void
    {
        $comment = (int) wp_insert_comment(['comment_post_ID' => self::post(), 'comment_content' => 'x', 'comment_approved' => 1]);
        $this->sign_in('subscriber');
        $voted = self::call('PUT', "/votes/$comment", ['vote' => 'up'])->get_data();
        $this->assertSame(['comment' => $comment, 'up' => 1, 'down' => 0, 'vote' => 'up'], $voted);
        $this->assertSame([$comment], array_column(self::call('GET', '/counts/votes', ['comments' => "$comment,$comment"])->get_data(), 'comment'));
        $this->assertSame(0, self::call('PUT', "/votes/$comment", ['vote' => 'none'])->get_data()['up']);
        $this->assertSame('400 rest_invalid_param', self::code(self::call('PUT', "/votes/$comment", ['vote' => '7'])));
    }

    public function test_an_element_that_is_hidden_again_is_listed_once_under_its_new_name(): void
    {
        $this->sign_in('administrator');
        $path = '/hidden/post/' . self::post();
        foreach ([[1, 'A'], [2, 'B'], [3, 'C'], [1, 'D']] as [$place, $label]) {
            self::call('POST', $path, ['selector' => "aside#lado-$place", 'label' => $label]);
        }
        $this->assertSame(['B', 'C', 'D'], array_column(self::call('GET', $path)->get_data()['rules'], 'label'));
    }

    public function test_consent_is_asked_for_in_words(): void
    {
        self::set(['favorites' => ['who' => 'everybody', 'consent' => true]]);
        $post = self::post();
        $asked = self::call('PUT', "/favorites/$post")->get_data();
        $this->assertSame('consent_required', $asked['code']);
        $this->assertNotSame('', $asked['data']['question']['accept_text']);
        $this->assertSame('200 ', self::code(self::call('PUT', "/favorites/$post", ['consent' => true])));
    }

    public function test_broken_json_and_large_bodies_are_refused_with_words(): void
    {
        $request = new \WP_REST_Request('POST', '/' . Route::SPACE . '/views');
        $request->set_header('Content-Type', 'application/json');
        $request->set_body('{"post":');
        $this->assertSame('400 rest_invalid_json', self::code(rest_do_request($request)));
        $large = self::call('POST', '/subscriptions', ['form' => 1, 'email' => str_repeat('a', 2_000_000)]);
        $this->assertSame('400 rest_invalid_param', self::code($large));
        $many = self::call('GET', '/counts/views', ['posts' => implode(',', range(1, 5000))]);
        $this->assertSame('400 rest_invalid_param', self::code($many));
    }

    public function test_another_plugins_feature_has_no_routes_of_ours(): void
    {
        update_option('onda_owners', ['features' => ['views']] + (array) get_option('onda_owners'));
        $owners = new \Onda\Core\Http\ActionOwners(WP_PLUGIN_DIR . '/onda/onda.php');
        $shared = new \Onda\Rest\SharedAnswers(new \Onda\Core\Access\PublicReplies(new SettingsStore()));
        $owned = (new Server(self::routes(...), [], $owners, $shared))->owned();
        $this->assertSame(['', 'views'], array_values(array_unique(array_map(static fn(Route $route): string => $route->owner, $owned))));
    }

    /** docs/developers/headless.md prints this table. @dataProvider origins */
    public function test_an_answer_says_which_origins_may_read_it(string $method, string $path, string $origin, string $says): void
    {
        self::allow(self::APP);
        $request = new \WP_REST_Request($method, '/' . Route::SPACE . $path);
        $request->set_headers(array_filter(['Origin' => $origin]));
        $method === 'OPTIONS' && $request->set_header('Access-Control-Request-Method', 'PUT');
        $headers = (new Cors(self::routes()))->headers($request);
        $this->assertSame($says, $headers['Access-Control-Allow-Origin'] ?? '–');
        $this->assertSame($says === '*' ? '–' : 'Origin', $headers['Vary'] ?? '–');
        $this->assertArrayNotHasKey('Access-Control-Allow-Credentials', $headers);
        $this->assertSame($method === 'OPTIONS' && $says !== '–', isset($headers['Access-Control-Max-Age']));
    }

    /** @return array<string, array{string, string, string, string}> */
    public function origins(): array
    {
        $rows = [];
        foreach (['' => '–', 'null' => '–', 'https://evil.example' => '–', self::APP => self::APP] as $origin => $says) {
            $rows["public read, $origin"] = ['GET', '/stations', $origin, '*'];
            $rows["head of a public read, $origin"] = ['HEAD', '/stations', $origin, '*'];
            $rows["head of the own favorites, $origin"] = ['HEAD', '/favorites', $origin, $says];
            $rows["own favorites, $origin"] = ['GET', '/favorites', $origin, $says];
            $rows["write, $origin"] = ['PUT', '/favorites/7', $origin, $says];
            $rows["preflight of a write, $origin"] = ['OPTIONS', '/favorites/7', $origin, $says];
            $rows["token, $origin"] = ['POST', '/visitor', $origin, $says];
            $rows["no route, $origin"] = ['GET', '/nothing', $origin, '–'];
        }
        return $rows;
    }

    private function on_air(bool $is_shared = false): void
    {
        $this->configure(['id' => 'uno']);
        self::set(['earlyAnswers' => $is_shared] + (array) get_option(SettingsStore::OPTION));
        (new FeedRepository())->claim((new SettingsStore())->find('uno')->key(), time() - 10, time() + 8);
        (new FeedRepository())->save((new SettingsStore())->find('uno')->key(), new StatusDocument('song-list', self::DOCUMENT, time()), new Memory(), time());
    }

    private function favored(int $post): string
    {
        self::set(['favorites' => ['who' => 'everybody']]);
        return self::code(self::call('PUT', "/favorites/$post"));
    }
}
