<?php

declare(strict_types=1);

namespace Onda\Tests\Access;

use Onda\Core\Access\ShownTextRepository;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Access\ShownTextsUpkeep;
use Onda\Core\Access\Stranger\PageText;
use Onda\Tests\SearchIndexCase;
use Onda\Tests\StandInPlugin;

/** The site asks for its own pages: some are closed, or the server has a bad minute. */
final class PageDoubtTest extends SearchIndexCase
{
    private const POSTS = 30;

    private StandInPlugin $plugin;
    /** @var list<int> */
    private array $posts;
    /** @var list<string> Paths that were asked for. */
    private array $asked = [];
    /** @var \Closure(string, int): array<string, mixed> Status and headers of a path, for the number of the request. */
    private \Closure $server;

    protected function setUp(): void
    {
        parent::setUp();
        $this->plugin = StandInPlugin::switched_on('paywalls');
        function_exists('onda_test_paywalls') ? onda_test_paywalls() : require WP_PLUGIN_DIR . '/onda-test-paywalls.php';
        add_filter('wp_doing_cron', '__return_true');
        $this->server = self::well(...);
        add_filter('pre_http_request', function (mixed $no, array $options, string $url): array {
            $this->asked[] = $path = (string) preg_replace('/[?&]onda_shown=.*/', '', str_replace(home_url(), '', $url));
            return ($this->server)($path, count($this->asked)) + ['body' => 'Texto.', 'headers' => []];
        }, 10, 3);
        $this->posts = array_map(fn(int $number): int => $this->post("Entrada $number", 'Texto.'), range(1, self::POSTS));
        ShownTextsUpkeep::begin();
        ShownTextsUpkeep::read(array_map(get_post(...), $this->posts));
        $this->asked = [];
    }

    protected function tearDown(): void
    {
        global $wpdb;
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_shown_texts");
        delete_option(ShownTexts::OPTION);
        array_map('wp_clear_scheduled_hook', [ShownTexts::EVENT, ShownTexts::STEP]);
        $this->plugin->switch_off();
        parent::tearDown();
    }

    /** @return array<string, mixed> */
    private static function well(string $path): array
    {
        return self::status(200, [PageText::HEADER => $path === '/' ? 'list' : PageText::OF_A_POST]);
    }

    /**
     * @param array<string, string> $headers
     * @return array<string, mixed>
     */
    private static function status(int $status, array $headers = []): array
    {
        return ['response' => ['code' => $status], 'headers' => $headers];
    }

    /** @dataProvider servers */
    public function test_an_hour_finds_closed(\Closure $server, int $closed, int $doubted = 0): void
    {
        $this->server = $server;
        ShownTextsUpkeep::tend();
        $this->assertCount($closed, ShownTexts::closed($this->posts));
        $this->assertSame($doubted, ShownTexts::stored()['doubted']);
        $open = array_values(array_diff($this->posts, ShownTexts::closed($this->posts)));
        $texts = array_map(static fn(int $post): string => ShownTexts::of_post(get_post($post))['content'], $open);
        $this->assertSame(array_fill(0, count($open), 'Texto.'), $texts);
    }

    /** @return array<string, array{0: \Closure(string, int): array<string, mixed>, 1: int, 2?: int}> */
    public function servers(): array
    {
        $posts = static fn(int $status, array $headers = [], int $each = 1): \Closure =>
            static fn(string $path): array => $path !== '/' && (int) filter_var($path, FILTER_SANITIZE_NUMBER_INT) % $each === 0
                ? self::status($status, $headers)
                : self::well($path);
        $after = static fn(int $most, int $status, array $headers = []): \Closure =>
            static fn(string $path, int $number): array => $number > $most ? self::status($status, $headers) : self::well($path);
        return [
            'nothing' => [self::well(...), 0],
            'no rules of addresses' => [$posts(404), 0, 404],
            'a wall that refuses all but the front page' => [$posts(403), 0, 403],
            'all sent to sign in' => [$posts(302, ['location' => '/entrar/']), self::POSTS],
            'all asked for a name' => [$posts(401), self::POSTS],
            'some hidden' => [$posts(404, [], 3), 10],
            'some forbidden' => [$posts(403, [], 3), 10],
            'a limit of requests' => [$after(20, 403), 0],
            'a limit that says so' => [$after(20, 429), 0],
            'a limit that tells when' => [$posts(403, ['retry-after' => '60']), 0],
            'a challenge' => [$after(0, 503), 0],
            'a site that is being mended' => [$after(10, 503, ['retry-after' => '60']), 0],
            'no server' => [$after(0, 0), 0],
            'a front page of a language' => [static fn(string $path): array =>
                $path === '/' ? self::status(302, ['location' => home_url('/es/')]) : $posts(403, [], 3)($path === '/es/' ? '/' : $path), 10],
            'a front page elsewhere' => [static fn(string $path): array =>
                $path === '/' ? self::status(302, ['location' => 'https://otra.test/']) : $posts(403)($path), 0],
        ];
    }

    public function test_what_is_refused_for_more_than_a_day_is_believed(): void
    {
        $this->server = static fn(string $path): array => $path === '/' ? self::well($path) : self::status(403);
        ShownTextsUpkeep::tend();
        ShownTexts::note(['doubted_at' => time() - DAY_IN_SECONDS - 1]);
        ShownTextsUpkeep::tend();
        $this->assertCount(self::POSTS, ShownTexts::closed($this->posts));
        $this->assertSame(0, ShownTexts::stored()['doubted']);
    }

    public function test_all_that_an_owner_closes_at_once_is_believed(): void
    {
        $this->server = static fn(string $path): array => $path === '/' ? self::well($path) : self::status(403);
        ShownTextRepository::queue_all();
        for ($steps = 0; ShownTextRepository::queued(1) !== [] && $steps < 9; $steps++) {
            ShownTextsUpkeep::step();
        }
        $this->assertCount(self::POSTS, ShownTexts::closed($this->posts));
    }

    public function test_a_post_that_is_saved_in_a_bad_minute_is_quoted_after_it(): void
    {
        $this->server = static fn(string $path): array => $path === '/' ? self::well($path) : self::status(404);
        ShownTextRepository::queue([$this->posts[7]]);
        ShownTextsUpkeep::step();
        $this->assertSame([[$this->posts[7]], []], [ShownTextRepository::queued(5), ShownTexts::closed($this->posts)]);
        $this->assertLessThan(10, count($this->asked));
        $this->assertSame('', ShownTexts::of_post(get_post($this->posts[7]))['content']);
        $this->server = self::well(...);
        ShownTextsUpkeep::step();
        $this->assertSame('Texto.', ShownTexts::of_post(get_post($this->posts[7]))['content']);
    }

    public function test_a_site_that_cannot_ask_itself_any_more_opens_nothing(): void
    {
        $closed = str_replace(home_url(), '', (string) get_permalink($this->posts[3]));
        $this->server = static fn(string $path): array =>
            $path === $closed ? self::status(403) : self::well($path);
        ShownTextsUpkeep::tend();
        $this->assertSame([$this->posts[3]], ShownTexts::closed($this->posts));
        $this->server = static fn(): array => self::status(503);
        ShownTexts::note(['told_at' => time() - 2 * DAY_IN_SECONDS]);
        ShownTextsUpkeep::tend();
        ShownTextRepository::queue($this->posts);
        ShownTextsUpkeep::step();
        $this->assertSame([$this->posts[3]], ShownTexts::closed($this->posts));
        $this->assertSame('Texto.', ShownTexts::of_post(get_post($this->posts[4]))['content']);
    }

    public function test_a_quiet_site_asks_for_twenty_pages_an_hour_and_meets_every_post(): void
    {
        ShownTexts::note(['quiet' => 24]);
        $met = [];
        for ($hour = 0; $hour < 4; $hour++) {
            ShownTextsUpkeep::tend();
            $this->assertLessThanOrEqual(20, count($this->asked));
            $met = [...$met, ...$this->asked];
            $this->asked = [];
        }
        $this->assertCount(self::POSTS + 1, array_unique($met));
    }

    public function test_the_filters_of_the_first_post_are_those_of_the_run(): void
    {
        $mark = ShownTexts::mark();
        // A plugin may load a file of its own while a post is shown.
        add_filter('the_title', 'onda_test_public_part');
        add_action('the_post', static fn(): bool => add_filter('the_content', 'onda_test_public_part'));
        ShownTextsUpkeep::tend();
        ShownTextsUpkeep::step();
        $this->assertSame([$mark, []], [ShownTexts::mark(), ShownTextRepository::queued(5)]);
    }
}
