<?php

declare(strict_types=1);

namespace Onda\Tests\Favorites;

use Onda\Core\Http\Identity;
use Onda\Core\Http\Session;
use Onda\Features\Favorites\Consent;
use Onda\Features\Favorites\FavoritesService;
use Onda\Tests\FavoritesSite;
use Onda\Tests\TestCase;

/** Each reply of the actions `favorites_*`: field names, types and empty forms as the Favorites plugin has them. */
final class WireTest extends TestCase
{
    private const EVERYBODY = ['who' => 'everybody'];

    protected function tearDown(): void
    {
        // The stand-in for the consent plugin, once a test has loaded it, remembers the choices of every test.
        $GLOBALS['onda_test_consent'] = [];
        parent::tearDown();
    }

    public function test_a_visitor_who_has_nothing_gets_an_empty_list_of_posts_and_no_cookie(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $body = (string) wp_json_encode($site->reply('array')->body);
        $this->assertSame(
            '{"status":"success","favorites":[{"groups":[{"group_id":1,"site_id":1,"group_name":"Default List","posts":[]}],"posts":[],"site_id":1}]}',
            $body
        );
        $this->assertSame([], $site->jar->values);
    }

    public function test_an_account_that_has_nothing_has_no_groups_either(): void
    {
        $site = new FavoritesSite();
        $this->sign_in('subscriber');
        $this->assertSame('{"groups":[],"posts":[],"site_id":1}', wp_json_encode($site->reply('array')->body['favorites'][0]));
    }

    public function test_a_favorite_is_a_record_by_its_id(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $first = FavoritesSite::post('Canción & <b>número</b> 0', ['post_excerpt' => 'extracto <0']);
        $second = FavoritesSite::post('Otra');
        $site->keep($first);
        $reply = $site->keep($second);
        $this->assertSame(['status', 'favorite_data', 'favorites'], array_keys($reply));
        $this->assertSame(['id' => $second, 'siteid' => 1, 'status' => 'active', 'groupid' => 1, 'save_type' => 'cookie', 'total' => 1], $reply['favorite_data']);

        $record = $site->ask('array')['favorites'][0];
        $this->assertSame($reply['favorites'][0], $record);
        $this->assertEqualsCanonicalizing([$first, $second], array_keys($record['posts']));
        $this->assertEqualsCanonicalizing([$first, $second], $record['groups'][0]['posts']);
        $post = $record['posts'][$first];
        $this->assertSame(['post_id', 'post_type', 'title', 'permalink', 'total', 'thumbnails', 'excerpt', 'button'], array_keys($post));
        $this->assertSame([$first, 'post', 'Canción & número 0', get_permalink($first), 1, false], array_slice(array_values($post), 0, 6));
        $this->assertSame("<p>extracto &lt;0</p>\n", $post['excerpt']);
        $this->assertSame("<fav-button postid=\"$first\" siteid=\"1\" favoritecount=\"1\"></fav-button>", $post['button']);
    }

    public function test_a_brief_reply_has_the_same_posts_and_shows_none(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        [$first, $second] = [FavoritesSite::post('A'), FavoritesSite::post('B')];
        $site->keep($first);
        $brief = ['onda_brief' => '1'];
        $kept = $site->keep($second, 'active', $brief);
        $this->assertSame(1, $kept['favorite_data']['total']);
        $records = [$site->ask('array')['favorites'][0], $site->ask('array', $brief)['favorites'][0], $kept['favorites'][0]];
        $this->assertSame([$records[0]['groups'], $records[0]['groups']], array_column(array_slice($records, 1), 'groups'));
        foreach ([['total' => 1], []] as $at => $more) {
            $of = static fn(int $post): array => ['post_id' => $post, 'post_type' => 'post'] + $more;
            $this->assertEquals([$second => $of($second), $first => $of($first)], $records[$at + 1]['posts']);
        }
        $none = $site->keep($first, 'inactive', $brief)['favorites'][0];
        $this->assertSame([$second], array_keys($none['posts']));
        $this->assertSame([], $site->keep($second, 'inactive', $brief)['favorites'][0]['posts']);
    }

    public function test_a_picture_comes_as_html_by_the_name_of_its_size(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $post = FavoritesSite::with_picture(FavoritesSite::post());
        $thumbnails = $site->keep($post)['favorites'][0]['posts'][$post]['thumbnails'];
        $this->assertSame(['thumbnail'], array_keys($thumbnails));
        $this->assertMatchesRegularExpression('~^<img src="https?://[^"]+/uploads/foto\.jpg" width="\d+" height="\d+" alt="" loading="lazy" decoding="async">$~', $thumbnails['thumbnail']);
    }

    public function test_it_is_so_however_often_it_is_said(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $post = FavoritesSite::post();
        $totals = array_map(fn(string $status): int => $site->keep($post, $status)['favorite_data']['total'], ['active', 'active', 'inactive', 'inactive', 'active']);
        $this->assertSame([1, 1, 0, 0, 1], $totals);
        $this->assertSame([$post], $site->kept());
        $this->assertSame(['status' => 'success', 'count' => 1], $site->ask('totalcount', ['postid' => (string) $post]));
    }

    public function test_who_had_nothing_and_takes_it_out_is_given_no_cookie(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $this->assertSame(0, $site->keep(FavoritesSite::post(), 'inactive')['favorite_data']['total']);
        $this->assertSame([], $site->jar->values);
    }

    public function test_the_hint_is_there_while_there_is_something_to_read(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $post = FavoritesSite::post();
        $site->keep($post);
        $this->assertSame('1', $site->jar->values[FavoritesService::HINT]);
        $this->assertFalse($site->jar->options[FavoritesService::HINT]['httponly']);
        $this->assertTrue($site->jar->options[Identity::COOKIE]['httponly']);
        $site->keep($post, 'inactive');
        $this->assertArrayNotHasKey(FavoritesService::HINT, $site->jar->values);
    }

    public function test_clearing_tells_what_was_and_leaves_nothing(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $posts = [FavoritesSite::post(), FavoritesSite::post()];
        array_map($site->keep(...), $posts);
        $reply = $site->ask('clear', ['siteid' => '1']);
        $this->assertSame(['status', 'old_favorites', 'favorites'], array_keys($reply));
        $this->assertEqualsCanonicalizing($posts, array_keys($reply['old_favorites'][0]['posts']));
        $this->assertSame([], $reply['favorites'][0]['posts']);
        $this->assertSame(0, $site->ask('totalcount', ['postid' => (string) $posts[0]])['count']);
        $this->assertSame([], $site->ask('clear')['old_favorites'][0]['posts']);
    }

    public function test_without_an_account_nothing_is_kept_by_default(): void
    {
        update_option('users_can_register', '1');
        $site = new FavoritesSite();
        $post = FavoritesSite::post();
        foreach (['array', 'clear', 'list'] as $action) {
            $this->assertSame(['status' => 'unauthenticated'], $site->ask($action), $action);
        }
        $this->assertSame(['status' => 'unauthenticated'], $site->keep($post));
        $this->assertSame([], $site->jar->values);
        $this->sign_in('subscriber');
        $this->assertSame(1, $site->keep($post)['favorite_data']['total']);
    }

    public function test_where_consent_is_wanted_nothing_is_kept_before_it(): void
    {
        $site = new FavoritesSite(['consent' => true, 'consentText' => 'Guardamos <b>una</b> cookie.', 'acceptText' => 'Acepto', 'denyText' => 'No'] + self::EVERYBODY);
        $post = FavoritesSite::post();
        $question = $site->keep($post, 'active', ['user_consent_accepted' => 'false']);
        $this->assertSame([
            'status' => 'consent_required',
            'message' => "<p>Guardamos <b>una</b> cookie.</p>\n",
            'accept_text' => 'Acepto',
            'deny_text' => 'No',
            'post_data' => ['postid' => (string) $post, 'siteid' => '1', 'status' => 'active', 'user_consent_accepted' => 'false'],
        ], $question);
        $this->assertSame('consent_required', $site->ask('array')['status']);
        $this->assertSame([], $site->jar->values);

        $this->assertSame('success', $site->keep($post, 'active', ['user_consent_accepted' => 'true'])['status']);
        $this->assertSame([Consent::COOKIE, FavoritesService::HINT, Identity::COOKIE], self::sorted(array_keys($site->jar->values)));
        $this->assertSame([$post], $site->kept());
    }

    public function test_consent_may_be_given_and_taken_back_and_then_nothing_is_left(): void
    {
        $site = new FavoritesSite(['consent' => true] + self::EVERYBODY);
        $post = FavoritesSite::post();
        $this->assertSame(['status' => 'success', 'consent' => true], $site->ask('cookie_consent', ['consent' => 'true']));
        $this->assertSame(1, $site->keep($post)['favorite_data']['total']);
        $this->assertSame(['status' => 'success', 'consent' => false], $site->ask('cookie_consent', ['consent' => 'false']));
        $this->assertSame([], $site->jar->values);
        $this->assertSame(0, $site->ask('totalcount', ['postid' => (string) $post])['count']);
        $this->assertSame('consent_required', $site->ask('array')['status']);
    }

    public function test_a_later_no_to_the_consent_plugin_of_the_site_takes_back_the_yes_that_was_said_here(): void
    {
        $site = new FavoritesSite(['consent' => true] + self::EVERYBODY);
        $post = FavoritesSite::post();
        $site->keep($post, 'active', ['user_consent_accepted' => 'true']);
        $site->jar->values['wp_consent_preferences'] = 'deny';
        $this->assertSame('consent_required', $site->ask('array')['status']);
        $this->assertSame(['wp_consent_preferences' => 'deny'], $site->jar->values);
        $this->assertSame(0, $site->ask('totalcount', ['postid' => (string) $post])['count']);
        $this->assertSame('success', $site->keep($post, 'active', ['user_consent_accepted' => 'true'])['status']);
    }

    public function test_who_says_yes_again_in_the_same_request_keeps_what_was_kept(): void
    {
        $site = new FavoritesSite(['consent' => true] + self::EVERYBODY);
        [$one, $two] = [FavoritesSite::post(), FavoritesSite::post()];
        $site->keep($one, 'active', ['user_consent_accepted' => 'true']);
        $site->jar->values['wp_consent_preferences'] = 'deny';
        $this->assertSame('success', $site->keep($two, 'active', ['user_consent_accepted' => 'true'])['status']);
        unset($site->jar->values['wp_consent_preferences']);
        $this->assertEqualsCanonicalizing([$one, $two], $site->kept());
    }

    public function test_an_account_keeps_what_it_has_when_it_denies_a_cookie(): void
    {
        $site = new FavoritesSite();
        $this->sign_in('subscriber');
        $post = FavoritesSite::post();
        $site->keep($post);
        $site->ask('cookie_consent', ['consent' => 'false']);
        $this->assertSame([$post], $site->kept());
    }

    public function test_the_consent_plugin_of_the_site_is_believed(): void
    {
        require_once dirname(__DIR__) . '/fixtures/consent-api.php';
        $GLOBALS['onda_test_consent'] = ['functional' => true];
        $site = new FavoritesSite(['consent' => true] + self::EVERYBODY);
        $post = FavoritesSite::post();
        $this->assertSame('consent_required', $site->keep($post)['status']);
        $GLOBALS['onda_test_consent']['preferences'] = true;
        $this->assertSame('success', $site->keep($post)['status']);
        $site->ask('cookie_consent', ['consent' => 'false']);
        $this->assertSame(['functional' => true, 'preferences' => false], $GLOBALS['onda_test_consent']);
        $site->ask('cookie_consent', ['consent' => 'true']);
        $this->assertTrue($GLOBALS['onda_test_consent']['preferences']);
    }

    /** @dataProvider wrong */
    public function test_what_cannot_be_kept_is_an_error_with_status_200(array $fields, string $code, string $message): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $reply = $site->reply('favorite', $fields + ['postid' => (string) FavoritesSite::post(), 'siteid' => '1', 'status' => 'active']);
        $this->assertSame([200, ['status' => 'error', 'code' => $code, 'message' => $message]], [$reply->status, $reply->body]);
        $this->assertSame([], $site->jar->values);
    }

    public function wrong(): array
    {
        $text = 'status is active or inactive.';
        return [
            'an unknown post' => [['postid' => '999999999'], 'invalid_post', 'Invalid post.'],
            'no post' => [['postid' => ''], 'invalid_post', 'Invalid post.'],
            'a list of posts' => [['postid' => ['1']], 'invalid_post', 'Invalid post.'],
            'an injection' => [['postid' => '1 OR 1=1'], 'invalid_post', 'Invalid post.'],
            'a long text' => [['postid' => str_repeat('1', 100_000)], 'invalid_post', 'Invalid post.'],
            'no status' => [['status' => ''], 'invalid_status', $text],
            'another status' => [['status' => 'ACTIVE'], 'invalid_status', $text],
            'a list of statuses' => [['status' => ['active']], 'invalid_status', $text],
        ];
    }

    public function test_an_account_needs_its_nonce_to_change_something_and_none_to_read(): void
    {
        $site = new FavoritesSite();
        $stranger = wp_create_nonce('simple_favorites_nonce');
        $this->sign_in('subscriber');
        $post = (string) FavoritesSite::post();
        $change = ['postid' => $post, 'status' => 'active'];
        $missing = ['status' => 'error', 'code' => 'invalid_nonce', 'message' => 'Security verification failed: No nonce provided.'];
        $stale = ['message' => 'Security verification failed: Invalid nonce.'] + $missing;
        $this->assertSame($missing, $site->ask('favorite', $change + ['nonce' => '']));
        $this->assertEquals($stale, $site->ask('favorite', $change + ['nonce' => $stranger]));
        $this->assertEquals($stale, $site->ask('clear', ['nonce' => 'x']));
        $this->assertSame(200, $site->reply('clear', ['nonce' => 'x'])->status);
        foreach (['array', 'list', 'totalcount'] as $action) {
            $this->assertSame('success', $site->ask($action, ['nonce' => '', 'postid' => $post])['status'], $action);
        }
    }

    public function test_the_nonce_of_a_page_that_a_cache_kept_for_25_hours_is_told_from_a_fresh_one(): void
    {
        $site = new FavoritesSite();
        $user = $this->sign_in('subscriber');
        $post = (string) FavoritesSite::post();
        // wp_create_nonce() made this nonce then: half a lifetime is 12 hours.
        $tick = (int) ceil((time() - 25 * HOUR_IN_SECONDS) / (DAY_IN_SECONDS / 2));
        $old = substr(wp_hash("$tick|simple_favorites_nonce|$user|" . wp_get_session_token(), 'nonce'), -12, 10);
        $change = ['postid' => $post, 'status' => 'active'];
        $this->assertSame('invalid_nonce', $site->ask('favorite', $change + ['nonce' => $old])['code']);
        $fresh = (new Session(['favorites' => 'simple_favorites_nonce']))()['nonces']['favorites'];
        $this->assertSame('success', $site->ask('favorite', $change + ['nonce' => $fresh])['status']);
    }

    private static function sorted(array $names): array
    {
        sort($names);
        return $names;
    }
}
