<?php

declare(strict_types=1);

namespace Onda\Tests\Favorites;

use Onda\Core\Http\Identity;
use Onda\Core\Http\Request;
use Onda\Core\Http\SignIn;
use Onda\Features\Favorites\FavoritesRepository;
use Onda\Tests\FavoritesSite;
use Onda\Tests\TestCase;

/** Visitors who sign in, accounts that go, lists of others: nobody loses or sees what they should not. */
final class PeopleTest extends TestCase
{
    private const EVERYBODY = ['who' => 'everybody'];

    protected function tearDown(): void
    {
        $_COOKIE = [];
        parent::tearDown();
    }

    public function test_three_as_a_visitor_and_two_as_an_account_of_which_one_is_shared_are_four(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        [$a, $b, $c, $d] = array_map(static fn(): int => FavoritesSite::post(), range(1, 4));
        $user = $this->sign_in('subscriber');
        array_map($site->keep(...), [$c, $d]);
        wp_set_current_user(0);
        $site->another_browser();
        array_map($site->keep(...), [$a, $b, $c]);
        $this->assertSame(2, $this->total($site, $c));

        $this->join($site, $user);
        $this->assertArrayNotHasKey(Identity::COOKIE, $site->jar->values);
        $this->assertSame([], $site->kept(), 'nothing is left with the visitor');
        wp_set_current_user($user);
        $this->assertEqualsCanonicalizing([$a, $b, $c, $d], $site->kept());
        $this->assertSame([1, 1, 1, 1], array_map(fn(int $post): int => $this->total($site, $post), [$a, $b, $c, $d]));
        $this->assertEqualsCanonicalizing([$a, $b, $c, $d], get_user_meta($user, 'simplefavorites', true)[0]['posts']);

        wp_set_current_user(0);
        $this->assertSame([], $site->kept(), 'signed out');
        $this->assertSame([], $site->ask('array')['favorites'][0]['posts']);
    }

    public function test_after_13_months_a_favorite_counts_and_names_no_visitor(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        [$old, $young, $own] = array_map(static fn(): int => FavoritesSite::post(), range(1, 3));
        $rows = new FavoritesRepository();
        $long_ago = time() - 13 * MONTH_IN_SECONDS - 1;
        $rows->add('visitor:a', [$old], $long_ago);
        $rows->add('visitor:b', [$old], $long_ago);
        $rows->add('visitor:a', [$young], time() - 12 * MONTH_IN_SECONDS);
        $rows->add(Identity::of_user(7), [$own], $long_ago);
        do_action('wp_scheduled_delete');
        $this->assertSame([[$young], [], [$own]], array_map($rows->of(...), ['visitor:a', 'visitor:b', Identity::of_user(7)]));
        $this->assertSame(2, $this->total($site, $old));
    }

    public function test_signing_in_twice_or_without_a_cookie_changes_nothing(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $site->keep($post = FavoritesSite::post());
        $visitor = $site->jar->values;
        [$one, $two] = [$this->sign_in('subscriber'), $this->sign_in('subscriber')];
        wp_set_current_user(0);
        $this->join($site, $one);
        $site->jar->values = $visitor;
        $this->join($site, $two);
        $this->assertSame([[$post], []], array_map(static fn(int $user): array => (new FavoritesRepository())->of(Identity::of_user($user)), [$one, $two]));
    }

    public function test_the_real_plugin_listens_to_sign_in_registration_and_sign_out(): void
    {
        $this->assertNotFalse(has_action('wp_login'));
        $site = new FavoritesSite(self::EVERYBODY);
        $site->keep($post = FavoritesSite::post());
        $_COOKIE = $site->jar->values;
        $user = (int) wp_insert_user(['user_login' => 'neu', 'user_pass' => 'x', 'role' => 'subscriber']);
        $this->assertSame([$post], (new FavoritesRepository())->of(Identity::of_user($user)));
        $site->another_browser();
        $site->keep($other = FavoritesSite::post());
        $_COOKIE = $site->jar->values;
        do_action('wp_login', 'neu', get_user_by('id', $user));
        $this->assertEqualsCanonicalizing([$post, $other], (new FavoritesRepository())->of(Identity::of_user($user)));
    }

    public function test_the_hint_is_lit_on_an_accounts_pages_and_goes_with_the_sign_out(): void
    {
        $site = new FavoritesSite();
        $this->sign_in('subscriber');
        $events = $site->feature->site_events();
        $events->template_redirect();
        $this->assertSame([], $site->jar->values, 'nothing to read');
        $site->keep(FavoritesSite::post());
        $site->another_browser();
        $events = $site->feature->site_events();
        $events->template_redirect();
        $this->assertSame(['onda_hint' => '1'], $site->jar->values);
        $_COOKIE = $site->jar->values;
        $events->wp_logout();
        $this->assertSame([], $site->jar->values);
    }

    public function test_an_account_made_by_somebody_signed_in_inherits_nothing(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $site->keep(FavoritesSite::post());
        $_COOKIE = $site->jar->values;
        $this->sign_in('administrator');
        $user = (int) wp_insert_user(['user_login' => 'otra', 'user_pass' => 'x']);
        $this->assertSame([], (new FavoritesRepository())->of(Identity::of_user($user)));
    }

    public function test_a_list_of_another_is_read_only_by_whom_may_edit_that_user_or_where_it_is_public(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $owner = $this->sign_in('subscriber');
        $site->keep($post = FavoritesSite::post());
        $list = ['userid' => (string) $owner];
        $refused = ['status' => 'error', 'code' => 'not_allowed', 'message' => 'This list is not public.'];
        foreach (['subscriber', 'author', 'editor'] as $role) {
            $this->sign_in($role);
            $this->assertSame($refused, $site->ask('list', $list), $role);
        }
        wp_set_current_user(0);
        $this->assertSame($refused, $site->ask('list', $list));
        $this->assertSame($refused, $site->ask('list', ['userid' => '999999']));

        add_filter('onda_is_favorites_list_public', static fn(bool $is, int $user): bool => $user === $owner, 10, 2);
        $this->assertSame([$post], array_column($site->ask('list', $list)['data']['items'], 'post_id'));
        remove_all_filters('onda_is_favorites_list_public');
        $this->sign_in('administrator');
        $this->assertSame($owner, $site->ask('list', $list)['data']['user_id']);
    }

    public function test_a_foreign_user_id_or_cookie_changes_nothing_of_theirs(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $victim = $this->sign_in('subscriber');
        $site->keep($post = FavoritesSite::post());
        wp_set_current_user(0);
        foreach (["user:$victim", (string) $victim, 'visitor:' . str_repeat('a', 32)] as $forged) {
            $site->another_browser();
            $site->jar->values = [Identity::COOKIE => $forged];
            $site->ask('clear', ['userid' => (string) $victim, 'user_id' => (string) $victim]);
            $site->keep($post, 'inactive', ['userid' => (string) $victim]);
        }
        $this->assertSame([$post], (new FavoritesRepository())->of(Identity::of_user($victim)));
    }

    /** @dataProvider unreadable */
    public function test_what_nobody_may_read_is_neither_kept_nor_shown(array $change): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        [$hidden, $seen] = [FavoritesSite::post('secreto'), FavoritesSite::post('visible')];
        array_map($site->keep(...), [$hidden, $seen]);
        wp_update_post(['ID' => $hidden] + $change);
        foreach ([0, $this->sign_in('administrator')] as $user) {
            wp_set_current_user($user);
            $this->assertSame('invalid_post', $site->keep($hidden)['code']);
            $this->assertSame('invalid_post', $site->ask('totalcount', ['postid' => (string) $hidden])['code']);
        }
        wp_set_current_user(0);
        $this->assertSame([$seen], $site->kept());
        $this->assertStringNotContainsString('secreto', (string) wp_json_encode([$site->ask('array'), $site->ask('list'), $site->ask('clear')]));
    }

    public function unreadable(): array
    {
        $tomorrow = ['post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00', 'edit_date' => true];
        return [
            'a draft' => [['post_status' => 'draft']],
            'private' => [['post_status' => 'private']],
            'tomorrow' => [['post_status' => 'future'] + $tomorrow],
            'in the bin' => [['post_status' => 'trash']],
            'behind a password' => [['post_password' => 'x']],
            'of a hidden type' => [['post_type' => 'wp_navigation']],
        ];
    }

    public function test_a_deleted_account_takes_its_favorites_along_and_the_counts_fall(): void
    {
        $site = new FavoritesSite();
        $post = FavoritesSite::post();
        $user = $this->sign_in('subscriber');
        $site->keep($post);
        wp_delete_user($user);
        $this->sign_in('subscriber');
        $this->assertSame([], (new FavoritesRepository())->of(Identity::of_user($user)));
        $this->assertSame(0, $this->total($site, $post));
        $this->assertSame('0', get_post_meta($post, 'simplefavorites_count', true));
    }

    public function test_an_account_can_have_its_favorites_exported_and_erased(): void
    {
        $site = new FavoritesSite();
        $user = $this->sign_in('subscriber');
        wp_update_user(['ID' => $user, 'user_email' => 'ana@example.org']);
        $site->keep($post = FavoritesSite::post('Canción'));
        $export = apply_filters('wp_privacy_personal_data_exporters', [])['onda-favorites']['callback'];
        $erase = apply_filters('wp_privacy_personal_data_erasers', [])['onda-favorites']['callback'];
        $data = $export('ana@example.org', 1);
        $this->assertTrue($data['done']);
        $this->assertSame(['Canción', get_permalink($post)], array_column($data['data'][0]['data'], 'value'));
        $this->assertSame([], $export('nobody@example.org', 1)['data']);
        $this->assertTrue($erase('ana@example.org', 1)['items_removed']);
        $this->assertFalse($erase('ana@example.org', 1)['items_removed']);
        $this->assertSame([], $site->kept());
    }

    /** @dataProvider writes */
    public function test_a_form_on_another_site_changes_nothing(string $action, array $fields): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $site->keep($post = FavoritesSite::post());
        foreach ([['HTTP_SEC_FETCH_SITE' => 'cross-site'], ['HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => 'https://evil.example']] as $server) {
            $reply = $site->reply($action, $fields + ['postid' => (string) $post], $server);
            $this->assertSame([403, 'error', 'cross_origin'], [$reply->status, $reply->body['status'], $reply->body['code']]);
        }
        $this->assertSame(405, $site->reply($action, $fields + ['postid' => (string) $post], ['REQUEST_METHOD' => 'GET'])->status);
        $this->assertSame([$post], $site->kept());
    }

    public function writes(): array
    {
        return [['favorite', ['status' => 'inactive']], ['clear', []], ['cookie_consent', ['consent' => 'false']]];
    }

    private function total(FavoritesSite $site, int $post): int
    {
        return $site->ask('totalcount', ['postid' => (string) $post])['count'];
    }

    private function join(FavoritesSite $site, int $user): void
    {
        (new SignIn(new Identity($site->jar->cookies()), [$site->feature->merge(...)]))->merge(new Request([], $site->jar->values), $user);
    }
}
