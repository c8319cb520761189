<?php

declare(strict_types=1);

namespace Onda\Tests\Favorites;

use Onda\Core\Http\Identity;
use Onda\Features\Favorites\FavoritesBackend;
use Onda\Features\Favorites\FavoritesRepository;
use Onda\Features\Favorites\MirrorRepository;
use Onda\Owner\Favorites\FavoritesImportCommand;
use Onda\Tests\FavoritesSite;
use Onda\Tests\TestCase;

/** The records of the Favorites plugin are ours too: a site that changes to it or from it loses nothing. */
final class MirrorTest extends TestCase
{
    public function test_what_an_account_keeps_stands_where_that_plugin_reads_it(): void
    {
        $site = new FavoritesSite();
        $user = $this->sign_in('subscriber');
        [$first, $second] = [FavoritesSite::post(), FavoritesSite::post()];
        $elsewhere = ['site_id' => 2, 'posts' => [7], 'groups' => []];
        update_user_meta($user, 'simplefavorites', [$elsewhere, ['site_id' => 1, 'posts' => [], 'groups' => [], 'consent_provided' => 1700000000]]);
        $site->keep($first);
        $site->keep($second);
        $this->assertEquals([$elsewhere, [
            'site_id' => 1,
            'posts' => [$first, $second],
            'groups' => [['group_id' => 1, 'site_id' => 1, 'group_name' => 'Default List', 'posts' => [$first, $second]]],
            'consent_provided' => 1700000000,
        ]], get_user_meta($user, 'simplefavorites', true));
        $this->assertSame(['1', '1'], array_map(static fn(int $post): string => get_post_meta($post, 'simplefavorites_count', true), [$first, $second]));
        $site->ask('clear');
        $this->assertSame([], get_user_meta($user, 'simplefavorites', true)[1]['posts']);
        $this->assertSame('0', get_post_meta($first, 'simplefavorites_count', true));
    }

    public function test_what_that_plugin_left_is_read_in_and_counted_once(): void
    {
        $site = new FavoritesSite();
        $post = FavoritesSite::post();
        update_post_meta($post, 'simplefavorites_count', '45');
        $total = fn(): int => $site->ask('totalcount', ['postid' => (string) $post])['count'];
        $this->assertSame(45, $total());

        $this->old_user([$post, 999_999]);
        $this->assertSame([$post], $site->kept());
        $this->assertSame(45, $total(), 'that user was one of the 45');
        $this->sign_in('subscriber');
        $this->assertSame(46, $site->keep($post)['favorite_data']['total']);
        $this->assertSame('46', get_post_meta($post, 'simplefavorites_count', true));
        $this->old_user([$post]);
        $this->assertSame([$post], $site->kept());
        $this->assertSame(46, $total(), 'read in after the first of ours: still one of the 45');
        $this->assertSame(45, $site->keep($post, 'inactive')['favorite_data']['total']);
    }

    public function test_a_count_that_lost_some_is_never_below_the_rows(): void
    {
        $site = new FavoritesSite();
        $post = FavoritesSite::post();
        update_post_meta($post, 'simplefavorites_count', '1');
        foreach ([1, 2, 3] as $ignored) {
            $this->old_user([$post]);
            $site->ask('array');
        }
        $this->assertSame(3, $site->ask('totalcount', ['postid' => (string) $post])['count']);
        $this->assertSame(2, $site->keep($post, 'inactive')['favorite_data']['total']);
    }

    /** @dataProvider damaged */
    public function test_a_damaged_record_is_nobodys_loss(mixed $record): void
    {
        $site = new FavoritesSite();
        update_user_meta($this->sign_in('subscriber'), 'simplefavorites', $record);
        $post = FavoritesSite::post();
        $this->assertSame('success', $site->keep($post)['status']);
        $this->assertSame([$post], $site->kept());
    }

    public function damaged(): array
    {
        return [['x'], [[]], [['x']], [[['site_id' => 1]]], [[['site_id' => 1, 'posts' => 'x']]], [[['consent_denied' => 1]]],
            [[['site_id' => '1', 'posts' => ['x', -1, ['y'], null]]]]];
    }

    public function test_what_changed_while_that_plugin_answered_is_what_holds(): void
    {
        $site = new FavoritesSite();
        $user = $this->sign_in('subscriber');
        [$kept, $dropped, $new] = [FavoritesSite::post(), FavoritesSite::post(), FavoritesSite::post()];
        array_map($site->keep(...), [$kept, $dropped]);
        $backend = new FavoritesBackend(new MirrorRepository(new FavoritesRepository()));

        add_action('wp_ajax_favorites_favorite', '__return_true');
        $backend->wp_loaded();
        $this->assertTrue($backend->is_foreign());
        update_user_meta($user, 'simplefavorites', [['site_id' => 1, 'posts' => [$kept, $new], 'groups' => []]]);
        update_post_meta($dropped, 'simplefavorites_count', '0');
        update_post_meta($new, 'simplefavorites_count', '12');

        remove_action('wp_ajax_favorites_favorite', '__return_true');
        $backend->wp_loaded();
        $this->assertFalse($backend->is_foreign());
        $record = $site->ask('array')['favorites'][0]['posts'];
        $this->assertEqualsCanonicalizing([$kept, $new], array_keys($record));
        $this->assertSame([1, 12], [$record[$kept]['total'], $record[$new]['total']]);
        $this->assertSame(0, $site->ask('totalcount', ['postid' => (string) $dropped])['count']);
    }

    public function test_the_command_reads_in_everybody_and_may_be_run_again(): void
    {
        $site = new FavoritesSite();
        $post = FavoritesSite::post();
        update_post_meta($post, 'simplefavorites_count', '3');
        $users = [$this->old_user([$post]), $this->old_user([$post])];
        $mirror = new MirrorRepository(new FavoritesRepository());
        foreach ([1, 2] as $ignored) {
            [$read, $counted] = (new FavoritesImportCommand($mirror))->import();
            $this->assertGreaterThanOrEqual(2, $read);
            $this->assertGreaterThanOrEqual(1, $counted);
            foreach ($users as $user) {
                $this->assertSame([$post], (new FavoritesRepository())->of(Identity::of_user($user)));
            }
            $this->assertSame(3, $site->ask('totalcount', ['postid' => (string) $post])['count']);
        }
    }

    /** Somebody who used that plugin, signed in. */
    private function old_user(array $posts): int
    {
        $user = $this->sign_in('subscriber');
        update_user_meta($user, 'simplefavorites', [['site_id' => 1, 'posts' => $posts, 'groups' => []]]);
        return $user;
    }
}
