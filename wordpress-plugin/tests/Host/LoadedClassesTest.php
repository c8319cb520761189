<?php

declare(strict_types=1);

namespace Onda\Tests\Host;

use Onda\Core\Settings\SettingsStore;
use PHPUnit\Framework\TestCase;

/** Real requests, and how many classes of ours each of them loads. A kind of request is a row. */
final class LoadedClassesTest extends TestCase
{
    /** Address, most classes, and whether a user is signed in. */
    private const REQUESTS = [
        'the heartbeat of a visitor' => ['/wp-admin/admin-ajax.php?action=heartbeat&screen_id=front', 15, false],
        'the heartbeat of a user' => ['/wp-admin/admin-ajax.php?action=heartbeat&screen_id=front', 15, true],
        'ajax of another plugin' => ['/wp-admin/admin-ajax.php?action=of_another_plugin', 15, false],
        'REST of WordPress' => ['/?rest_route=/wp/v2/posts&include=POST', 15, false],
        'a page without an element' => ['/?p=PLAIN', 25, false],
        'the feed of comments' => ['/?feed=comments-rss2', 25, false],
        'an address that is not there' => ['/?p=999999', 25, false],
        'an article with a player' => ['/?p=PLAYER', 70, false],
    ];

    private mixed $former;
    /** @var array<string, int> Mark in an address → post. */
    private array $posts = [];

    protected function setUp(): void
    {
        $this->former = get_option(SettingsStore::OPTION);
        wp_mkdir_p(WPMU_PLUGIN_DIR);
        copy(dirname(__DIR__) . '/fixtures/lists-classes.php', self::lister());
        update_option(SettingsStore::OPTION, ['stations' => [
            ['id' => 'uno', 'name' => 'Radio Uno', 'stream' => 'https://radio.example/live.mp3'],
        ]]);
        $post = ['post_title' => 'A', 'post_status' => 'publish'];
        $this->posts['PLAIN'] = wp_insert_post($post + ['post_type' => 'page', 'post_content' => '<p>Texto</p>']);
        $this->posts['POST'] = wp_insert_post($post + ['post_content' => '<p>Texto</p>']);
        $this->posts['PLAYER'] = wp_insert_post($post + ['post_content' => '[radio_player]']);
    }

    protected function tearDown(): void
    {
        unlink(self::lister());
        $this->former === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->former);
        array_map(static fn(int $post) => wp_delete_post($post, true), $this->posts);
        wp_cache_flush();
    }

    public function test_a_request_loads_the_classes_that_it_needs(): void
    {
        $cookies = SignedIn::cookies_of_an_administrator();
        $over = [];
        foreach (self::REQUESTS as $name => [$address, $most, $is_signed_in]) {
            $address = strtr($address, array_map(strval(...), $this->posts));
            $sent = $is_signed_in ? $cookies : [];
            // The first writes what is kept from request to request.
            self::classes($address, $sent);
            $classes = self::classes($address, $sent);
            $owner = preg_grep('~^Onda\\\\Owner\\\\~', $classes);
            $this->assertNotSame([], $classes, $name);
            count($classes) > $most || $owner !== [] ? $over[$name] = [count($classes), ...$classes] : null;
        }
        $this->assertSame([], $over);
    }

    /**
     * @param list<\WP_Http_Cookie> $cookies
     * @return list<string>
     */
    private static function classes(string $address, array $cookies): array
    {
        $answer = wp_remote_get(getenv('ONDA_WP_URL') . $address, compact('cookies') + ['timeout' => 60]);
        $body = wp_remote_retrieve_body($answer);
        self::assertSame(1, preg_match('/classes: (.+)$/', $body, $found), "$address: " . substr($body, -300));
        return json_decode($found[1], true);
    }

    private static function lister(): string
    {
        return WPMU_PLUGIN_DIR . '/onda-test-lists-classes.php';
    }
}
