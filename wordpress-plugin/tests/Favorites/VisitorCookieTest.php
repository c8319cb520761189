<?php

declare(strict_types=1);

namespace Onda\Tests\Favorites;

use Onda\Features\Favorites\FavoritesBackend;
use Onda\Features\Favorites\FavoritesRepository;
use Onda\Features\Favorites\MirrorEra;
use Onda\Features\Favorites\MirrorRepository;
use Onda\Features\Favorites\VisitorCookie;
use Onda\Tests\FavoritesSite;
use Onda\Tests\TestCase;

/** The Favorites plugin is switched off, on and off again: a visitor whom it knows by its cookie loses nothing. */
final class VisitorCookieTest extends TestCase
{
    private const EVERYBODY = ['who' => 'everybody'];

    public function test_what_the_cookie_holds_is_kept_at_first_contact_and_counted_once(): void
    {
        [$one, $two] = [FavoritesSite::post(), FavoritesSite::post()];
        update_post_meta($one, 'simplefavorites_count', '5');
        $site = $this->visitor([$one, $two]);
        $this->assertSame([$two, $one], self::sorted($site->kept(), true));
        $this->assertSame(5, $site->ask('totalcount', ['postid' => (string) $one])['count'], 'the visitor was one of the five');
        $site->keep($one);
        $this->assertSame(5, $site->ask('totalcount', ['postid' => (string) $one])['count']);
        $this->assertSame('1', $site->jar->values['onda_hint']);
    }

    public function test_the_cookie_follows_what_is_kept_and_dropped_here(): void
    {
        [$one, $two] = [FavoritesSite::post(), FavoritesSite::post()];
        $site = $this->visitor([$one]);
        $site->keep($two);
        $this->assertEqualsCanonicalizing([$one, $two], self::record($site)['posts']);
        $site->keep($one, 'inactive');
        $this->assertSame([[$two], [$two]], [self::record($site)['posts'], self::record($site)['groups'][0]['posts']]);
        $this->assertSame(1700000000, self::record($site)['consent_provided']);
        $site->ask('clear');
        $this->assertSame([[], []], [self::record($site)['posts'], $site->kept()]);
        $this->assertSame('/', $site->jar->options[VisitorCookie::NAME]['path']);
    }

    public function test_what_the_plugin_changes_while_it_is_on_holds_when_it_is_off_again(): void
    {
        [$one, $two] = [FavoritesSite::post(), FavoritesSite::post()];
        $site = $this->visitor([$one]);
        $site->keep($two);
        $this->switch_plugin_on_and_off();
        // It keeps fields that it does not know.
        $record = [['posts' => [$two], 'groups' => []] + self::record($site)];
        $site->jar->values[VisitorCookie::NAME] = (string) wp_json_encode($record);
        $this->assertSame([$two], $site->kept());
        $site->keep($one);
        $this->assertEqualsCanonicalizing([$one, $two], $site->kept());
    }

    public function test_a_stale_cookie_of_a_request_beside_another_takes_nothing_away(): void
    {
        [$one, $two] = [FavoritesSite::post(), FavoritesSite::post()];
        $site = $this->visitor([$one]);
        $site->kept();
        $before = $site->jar->values;
        $site->keep($two);
        $site->jar->values = $before;
        $this->assertEqualsCanonicalizing([$one, $two], $site->kept());
    }

    public function test_a_cookie_that_never_followed_takes_nothing_away(): void
    {
        [$one, $two] = [FavoritesSite::post(), FavoritesSite::post()];
        $site = new FavoritesSite(self::EVERYBODY);
        $site->keep($one);
        $site->jar->values += $this->visitor([$two])->jar->values;
        $this->assertEqualsCanonicalizing([$one, $two], $site->kept());
    }

    public function test_a_visitor_without_that_cookie_gets_none(): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $site->keep(FavoritesSite::post());
        $this->assertArrayNotHasKey(VisitorCookie::NAME, $site->jar->values);
    }

    public function test_who_says_no_leaves_no_cookie_behind(): void
    {
        $site = $this->visitor([FavoritesSite::post()]);
        $site->kept();
        $site->ask('cookie_consent', ['consent' => 'false']);
        $this->assertArrayNotHasKey(VisitorCookie::NAME, $site->jar->values);
    }

    public function test_an_account_is_left_alone(): void
    {
        $site = $this->visitor([FavoritesSite::post()]);
        $cookie = $site->jar->values[VisitorCookie::NAME];
        $this->sign_in('subscriber');
        $site->keep(FavoritesSite::post());
        $this->assertCount(1, $site->kept());
        $this->assertSame($cookie, $site->jar->values[VisitorCookie::NAME]);
    }

    /** @dataProvider broken */
    public function test_a_broken_cookie_is_none(string $cookie): void
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $site->jar->values[VisitorCookie::NAME] = $cookie;
        $this->assertSame([], $site->kept());
        $post = FavoritesSite::post();
        $site->keep($post);
        $this->assertSame([$post], $site->kept());
    }

    public function broken(): array
    {
        return ['no JSON' => ['[{'], 'a number' => ['7'], 'texts' => ['["x"]'], 'another site' => ['[{"site_id":9,"posts":[1]}]'],
            'no posts' => ['[{"site_id":1,"posts":"x"}]'], 'refused' => ['[{"consent_denied":1795360836}]'],
            'deep' => [str_repeat('[', 50) . str_repeat(']', 50)], 'long' => ['[{"site_id":1,"posts":[' . str_repeat('1,', 3000) . '1]}]']];
    }

    /** @param list<int> $posts */
    private function visitor(array $posts): FavoritesSite
    {
        $site = new FavoritesSite(self::EVERYBODY);
        $record = [['site_id' => 1, 'posts' => $posts, 'groups' => [['group_id' => 1, 'posts' => $posts]], 'consent_provided' => 1700000000]];
        $site->jar->values[VisitorCookie::NAME] = (string) wp_json_encode($record);
        return $site;
    }

    private function switch_plugin_on_and_off(): void
    {
        $mirror = new MirrorRepository(new FavoritesRepository());
        MirrorEra::stored()->hand_over();
        (new FavoritesBackend($mirror))->wp_loaded();
    }

    /** @return array<string, mixed> */
    private static function record(FavoritesSite $site): array
    {
        return json_decode($site->jar->values[VisitorCookie::NAME], true)[0];
    }

    /**
     * @param list<int> $ids
     * @return list<int>
     */
    private static function sorted(array $ids, bool $is_reverse): array
    {
        $is_reverse ? rsort($ids) : sort($ids);
        return $ids;
    }
}
