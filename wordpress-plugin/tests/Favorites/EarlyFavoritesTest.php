<?php

declare(strict_types=1);

namespace Onda\Tests\Favorites;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Early\EarlyFavorites;
use Onda\Tests\AjaxProcess;
use Onda\Tests\FavoritesSite;
use Onda\Tests\StandInPlugin;
use Onda\Tests\UpstreamServer;
use PHPUnit\Framework\TestCase;

/** The real admin-ajax.php, each favorite in a process of its own, over the real database. */
final class EarlyFavoritesTest extends TestCase
{
    private const VISITOR = '0123456789abcdef0123456789abcdef';
    private const PEOPLE = 61;

    private UpstreamServer $upstream;
    /** @var array<string, int> */
    private array $posts;
    private mixed $former;

    protected function setUp(): void
    {
        $this->former = get_option(SettingsStore::OPTION);
        $this->settings([]);
        $this->upstream = new UpstreamServer();
        $this->posts = [
            'plain' => FavoritesSite::post('Canción & <b>número</b>', ['post_excerpt' => 'extracto <0']),
            'picture' => FavoritesSite::with_picture(FavoritesSite::post('Otra “canción”')),
            'private' => FavoritesSite::post('Privada', ['post_status' => 'private']),
            'locked' => FavoritesSite::post('Cerrada', ['post_password' => 'x']),
        ];
        $this->keep_rows([]);
        (new ActionOwners(''))->forget();
    }

    protected function tearDown(): void
    {
        $this->keep_rows([]);
        array_map(static fn(int $post) => wp_delete_post($post, true), $this->posts);
        $this->upstream->stop();
        $this->former === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->former);
        delete_option(EarlyFavorites::OPTION);
        (new ActionOwners(''))->forget();
    }

    /**
     * @dataProvider cases
     * @param list<string> $kept Names of posts that the visitor keeps before.
     */
    public function test_the_early_reply_is_the_late_reply(string $fields, array $kept, int $status): void
    {
        $this->ask($this->fields($fields));
        foreach (['plain', 'picture'] as $name) {
            $this->ask($this->fields("action=favorites_favorite&status=active&postid=$name"));
        }
        $replies = [];
        foreach (['late', 'early'] as $path) {
            $this->keep_rows($kept);
            $path === 'late' && (new ActionOwners(''))->forget();
            $reply = $this->ask($this->fields($fields));
            $this->assertSame("$status $path", $reply['end']);
            $replies[$path] = [$reply['text'], $this->rows()];
        }
        $this->assertNotSame('', $replies['late'][0]);
        $this->assertSame($replies['late'], $replies['early']);
    }

    public static function cases(): array
    {
        $write = 'action=favorites_favorite&siteid=1';
        return [
            'nothing is kept' => ['action=favorites_array', [], 200],
            'two are kept' => ['action=favorites_array', ['plain', 'picture'], 200],
            'one of those kept is private' => ['action=favorites_array', ['plain', 'private', 'locked'], 200],
            'a first favorite' => ["$write&status=active&postid=plain", [], 200],
            'a second favorite' => ["$write&status=active&postid=picture", ['plain'], 200],
            'a favorite said twice' => ["$write&status=active&postid=plain", ['plain'], 200],
            'one is dropped' => ["$write&status=inactive&postid=plain", ['plain', 'picture'], 200],
            'the last is dropped' => ["$write&status=inactive&postid=plain", ['plain'], 200],
            'one that nobody keeps is dropped' => ["$write&status=inactive&postid=plain", [], 200],
            'an unknown status' => ["$write&status=x&postid=plain", ['plain'], 200],
            'no post' => ["$write&status=active&postid=0", [], 200],
        ];
    }

    public function test_a_visitor_is_told_to_sign_in_as_by_the_late_reply(): void
    {
        $this->settings(['who' => 'users']);
        foreach (['late', 'early'] as $path) {
            $reply = $this->ask($this->fields('action=favorites_favorite&status=active&postid=plain'));
            $this->assertSame(["200 $path", '{"status":"unauthenticated"}'], [$reply['end'], $reply['text']]);
        }
        $this->assertSame([], $this->rows());
    }

    public function test_the_limit_is_one_for_both_paths(): void
    {
        global $wpdb;
        $this->ask('action=favorites_array');
        $this->ask('action=favorites_array');
        $wpdb->query("UPDATE {$wpdb->prefix}onda_limits SET hits = 2000 WHERE limit_key LIKE 'favorites-reads%'");
        $early = $this->ask('action=favorites_array');
        (new ActionOwners(''))->forget();
        $late = $this->ask('action=favorites_array');
        $this->assertSame(['429 early', '429 late'], [$early['end'], $late['end']]);
        $this->assertSame($late['json']['code'], $early['json']['code']);
    }

    /**
     * @dataProvider late_cases
     * @param array{string, string} $usual Fields and cookies that are answered early.
     * @param array{string, string} $case The same, but for what needs the plugins.
     */
    public function test_what_needs_the_plugins_goes_the_normal_path(array $usual, array $case, array $options = []): void
    {
        $this->settings($options);
        $end = fn(array $asked): string => $this->ask($this->fields($asked[0]), $asked[1])['end'];
        $this->assertSame(['200 late', '200 early'], array_map($end, [$usual, $usual]));
        $this->assertSame(['200 late', '200 late'], array_map($end, [$case, $case]));
        $this->assertSame('200 early', $end($usual));
    }

    public static function late_cases(): array
    {
        $read = 'action=favorites_array';
        $write = 'action=favorites_favorite&status=active&postid=plain';
        $own = 'onda_visitor=' . self::VISITOR;
        $agreed = "$own&onda_consent=1";
        return [
            'somebody may be signed in' => [[$read, $own], [$read, "$own&wordpress_logged_in_abc=x"]],
            'the visitor is asked for consent' => [[$write, $agreed], [$write, $own], ['consent' => true]],
            'consent was refused' => [[$write, $agreed], [$write, "$own&onda_consent=0"], ['consent' => true]],
            'consent was withdrawn' => [[$write, $agreed], [$write, "$agreed&wp_consent_preferences=deny"], ['consent' => true]],
            'a private post' => [[$write, $own], [strtr($write, ['plain' => 'private']), $own]],
            'a post with a password' => [[$write, $own], [strtr($write, ['plain' => 'locked']), $own]],
            'a post that nobody has kept yet' => [[$read, $own], [strtr($write, ['plain' => '999999']), $own]],
            'lists of other sites' => [[$read, $own], ["$read&sites=2", $own]],
            'the cookie of the other plugin' => [[$write, $own], [$write, "$own&simplefavorites=[]"]],
        ];
    }

    /**
     * @dataProvider switches
     * @param array<string, mixed> $on Settings, saved as the owner saves them.
     */
    public function test_what_the_owner_switches_on_holds_at_once_and_until_it_is_switched_off(array $on, string $end, string $text): void
    {
        $ask = fn(): array => $this->ask($this->fields('action=favorites_favorite&status=active&postid=plain'));
        $this->assertSame(['200 late', '200 early'], [$ask()['end'], $ask()['end']]);
        $former = get_option(SettingsStore::OPTION);
        update_option(SettingsStore::OPTION, array_replace_recursive($former, $on));
        // The first request may find out anew who answers.
        [$first, $second] = [$ask(), $ask()];
        $this->assertSame($end, $second['end']);
        $this->assertStringContainsString($text, $first['text']);
        $this->assertStringContainsString($text, $second['text']);
        update_option(SettingsStore::OPTION, $former);
        [$first, $second] = [$ask(), $ask()];
        $this->assertSame('200 early', $second['end']);
        $this->assertStringContainsString('"status":"success"', $first['text']);
    }

    public static function switches(): array
    {
        return [
            'consent is asked for' => [['favorites' => ['consent' => true]], '200 late', 'consent_required'],
            'accounts only' => [['favorites' => ['who' => 'users']], '200 early', 'unauthenticated'],
            'early answers are off' => [['earlyAnswers' => false], '200 late', 'success'],
            'another setting names the count' => [['search' => ['fields' => ['simplefavorites_count']]], '200 late', 'success'],
            'the site is for members' => [['siteAccess' => 'members'], '403 late', 'site_locked'],
        ];
    }

    public function test_who_has_consented_is_answered_early(): void
    {
        $this->settings(['consent' => true]);
        $cookie = 'onda_consent=1&onda_visitor=' . self::VISITOR;
        $write = $this->fields('action=favorites_favorite&status=active&postid=plain');
        $ends = array_map(fn(): string => $this->ask($write, $cookie)['end'], [1, 2]);
        $this->assertSame(['200 late', '200 early'], $ends);
    }

    public function test_a_changed_post_is_shown_changed(): void
    {
        $this->keep_rows(['plain']);
        $ends = [$this->ask('action=favorites_array')['end'], $this->ask('action=favorites_array')['end']];
        // Another program's write calls no hook.
        global $wpdb;
        $wpdb->update($wpdb->posts, ['post_title' => 'Nueva', 'post_modified_gmt' => '2031-01-01 00:00:00'], ['ID' => $this->posts['plain']]);
        foreach (['late', 'early'] as $path) {
            $reply = $this->ask('action=favorites_array');
            $ends[] = $reply['end'];
            $this->assertSame('Nueva', $reply['json']['favorites'][0]['posts'][$this->posts['plain']]['title']);
        }
        $this->assertSame(['200 late', '200 early', '200 late', '200 early'], $ends);
    }

    /** @dataProvider hooks */
    public function test_code_that_listens_is_called(string $hook, string $read, string $written): void
    {
        update_option('onda_test_listened', $hook);
        update_option('onda_test_heard', 0);
        $plugin = StandInPlugin::switched_on('listener');
        try {
            (new ActionOwners(''))->forget();
            $write = fn(string $status): string => $this->ask($this->fields("action=favorites_favorite&postid=plain&status=$status"))['end'];
            $write('active');
            $heard = (int) get_option('onda_test_heard');
            $this->assertSame(["200 $written", "200 $read"], [$write('inactive'), $this->ask('action=favorites_array')['end']]);
            wp_cache_flush();
            $written === 'late' && $this->assertGreaterThan($heard, (int) get_option('onda_test_heard'));
        } finally {
            $plugin->switch_off();
            array_map('delete_option', ['onda_test_listened', 'onda_test_heard']);
        }
    }

    public function test_beside_a_plugin_that_keeps_posts_favorites_go_the_normal_path(): void
    {
        $write = $this->fields('action=favorites_favorite&status=active&postid=plain');
        $ends = fn(): array => array_map(fn(string $fields): string => $this->ask($fields)['end'], [$write, 'action=favorites_array']);
        $ends();
        $this->assertSame(['200 early', '200 early'], $ends());
        $plugin = StandInPlugin::switched_on('member-plugins');
        try {
            (new ActionOwners(''))->forget();
            $ends();
            $this->assertSame(['200 late', '200 late'], $ends());
        } finally {
            $plugin->switch_off();
        }
    }

    public static function hooks(): array
    {
        return [
            'to counts' => ['updated_post_meta', 'early', 'late'],
            'to languages' => ['locale', 'late', 'late'],
            'to something else' => ['wp_footer', 'early', 'early'],
        ];
    }

    /** Visitors who come together: each has a row, and what is printed is what they are. */
    public function test_nobody_is_lost_of_61_who_come_together(): void
    {
        $write = $this->fields('action=favorites_favorite&status=active&postid=plain');
        $this->ask($write);
        $ends = [];
        foreach (array_chunk(range(2, self::PEOPLE), 15) as $numbers) {
            $people = array_map(fn(int $number): AjaxProcess => $this->start($write, sprintf('onda_visitor=%032x', $number), $number), $numbers);
            $ends = [...$ends, ...array_map(static fn(AjaxProcess $one): string => $one->finish()['end'], $people)];
        }
        $this->assertSame(array_fill(0, self::PEOPLE - 1, '200 early'), $ends);
        $this->assertCount(self::PEOPLE, $this->rows());
        $this->assertSame([(string) self::PEOPLE], get_post_meta($this->posts['plain'], 'simplefavorites_count'));
    }

    /** @param array<string, mixed> $options */
    private function settings(array $options): void
    {
        update_option(SettingsStore::OPTION, ['favorites' => $options + ['who' => 'everybody'], 'network' => ['favorites' => 10_000], 'earlyAnswers' => true]);
        (new ActionOwners(''))->forget();
    }

    private function fields(string $fields): string
    {
        return strtr($fields, array_combine(
            array_map(static fn(string $name): string => "postid=$name", array_keys($this->posts)),
            array_map(static fn(int $id): string => "postid=$id", $this->posts),
        ));
    }

    private function start(string $fields, string $cookie, int $network = 1): AjaxProcess
    {
        $server = ['REMOTE_ADDR' => "198.51.100.$network", 'HTTP_COOKIE' => $cookie];
        return AjaxProcess::start($fields, $this->upstream, $server);
    }

    /** @return array{json: array<string, mixed>, text: string, end: string} */
    private function ask(string $fields, string $cookie = 'onda_visitor=' . self::VISITOR): array
    {
        return $this->start($fields, $cookie)->finish();
    }

    /** @return list<array<string, string>> Of all visitors. */
    private function rows(): array
    {
        global $wpdb;
        return $wpdb->get_results("SELECT owner, post_id FROM {$wpdb->prefix}onda_favorites ORDER BY owner, post_id", ARRAY_A);
    }

    /** @param list<string> $kept Names of posts. */
    private function keep_rows(array $kept): void
    {
        global $wpdb;
        $owner = 'visitor:' . substr(hash_hmac('sha256', self::VISITOR, 'onda_visitor'), 0, 32);
        foreach (['onda_favorites', 'onda_favorite_bases', 'onda_limits'] as $table) {
            $wpdb->query("DELETE FROM {$wpdb->prefix}$table");
        }
        $wpdb->delete($wpdb->postmeta, ['meta_key' => 'simplefavorites_count']);
        foreach ($kept as $at => $name) {
            $wpdb->insert("{$wpdb->prefix}onda_favorites", ['owner' => $owner, 'post_id' => $this->posts[$name], 'created' => 1_000 + $at]);
        }
        wp_cache_flush();
    }
}
