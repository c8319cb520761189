<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Action;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\SiteSecret;
use Onda\Features\Theme\Grid\CardTemplates;
use Onda\Features\Theme\Grid\GridPosts;
use Onda\Features\Theme\Grid\GridQuery;
use Onda\Features\Theme\Grid\LoadMore;
use Onda\Features\Theme\Grid\SignedQuery;
use Onda\Features\Theme\ThemeFeature;
use Onda\Features\Theme\ThemeSettings;
use Onda\Tests\Listening;
use Onda\Tests\Routers;
use Onda\Tests\TestCase;

/** The printed grid, and the cards of `thim_masonry_loadmore`. */
final class LoadMoreTest extends TestCase
{
    private const DAY = 86400;

    /** @var list<int> The newest first. */
    private array $posts = [];
    private int $category;

    protected function setUp(): void
    {
        parent::setUp();
        $this->category = (int) wp_insert_term('Rejilla', 'category', ['slug' => 'rejilla'])['term_id'];
        for ($number = 10; $number > 0; $number--) {
            $this->posts[] = $this->post("Noticia $number", ['post_date' => sprintf('2001-01-%02d 10:00:00', $number)]);
        }
    }

    public function test_a_grid_prints_its_first_page_and_the_server_the_rest_each_post_once(): void
    {
        $markup = do_shortcode('[masonry_grid category="rejilla" count="4"]');
        $this->assertSame(array_slice($this->posts, 0, 4), self::ids($markup));
        $this->assertStringContainsString('page="1" max-page="3" found="10" offset="0">', $markup);
        $this->assertStringContainsString('<a class="masonry-loadmore" rel="next" href="', $markup);
        $this->assertStringNotContainsString("\n", $markup);
        $token = self::token($markup);
        $this->assertSame(array_slice($this->posts, 4, 4), self::ids($this->ask($token, 4)->body['data']));
        $this->assertSame(array_slice($this->posts, 8), self::ids($this->ask($token, 8)->body['data']));
        $this->assertSame([200, ['success' => false, 'data' => null]], $this->said($this->ask($token, 10)));
        $this->assertSame([200, ['success' => false, 'data' => null]], $this->said($this->ask($token, 2001)));
    }

    public function test_a_post_behind_a_password_takes_no_place_and_is_not_counted(): void
    {
        $this->post('Con clave', ['post_password' => 'x', 'post_date' => '2001-02-01 10:00:00']);
        $markup = do_shortcode('[masonry_grid category="rejilla" count="4"]');
        $this->assertSame(array_slice($this->posts, 0, 4), self::ids($markup));
        $this->assertStringContainsString('found="10"', $markup);
    }

    public function test_without_an_offset_the_page_says_where_it_goes_on(): void
    {
        $reply = $this->answer(['query' => $this->signed(['count' => 4]), 'page' => '2']);
        $this->assertSame(array_slice($this->posts, 8), self::ids($reply->body['data']));
    }

    public function test_what_not_everybody_may_read_is_never_in_an_answer(): void
    {
        $date = ['post_date' => '2001-02-01 10:00:00'];
        $this->post('Privada', ['post_status' => 'private'] + $date);
        $this->post('Borrador', ['post_status' => 'draft'] + $date);
        $this->post('Pendiente', ['post_status' => 'pending'] + $date);
        $this->post('Con clave', ['post_password' => 'x'] + $date);
        $this->post('Futura', ['post_status' => 'future', 'post_date' => '2090-01-01 10:00:00']);
        $this->post('Papelera', ['post_status' => 'trash'] + $date);
        // Another plugin that opens every query, and an editor who may read all.
        add_action('pre_get_posts', static function (\WP_Query $query): void {
            $query->set('post_status', ['publish', 'private', 'draft', 'pending', 'future', 'trash']);
            $query->set('has_password', null);
        });
        $this->sign_in('administrator');
        $all = self::ids($this->ask($this->signed(['count' => 24]), 0)->body['data']);
        $this->assertSame($this->posts, $all);
        $printed = do_shortcode('[masonry_grid category="rejilla" count="24"]');
        $this->assertSame($this->posts, self::ids($printed));
    }

    public function test_a_page_of_seven_days_ago_goes_on_where_it_ended(): void
    {
        $token = $this->signed(['count' => 4], time() - 7 * self::DAY);
        $this->post('Publicada desde entonces', []);
        $this->assertSame(array_slice($this->posts, 4, 4), self::ids($this->ask($token, 4)->body['data']));
    }

    /**
     * @testWith [4, "2", [2, 6]]
     *           [4, "9", [1, 7]]
     *           [2, "3", [0, 6]]
     *           [4, "-1", [4, 4]]
     *           [8, "3", [5, 5]]
     */
    public function test_the_last_cards_come_again_for_whoever_asks(int $offset, string $again, array $part): void
    {
        $reply = $this->answer(['query' => $this->signed(['count' => 4]), 'offset' => (string) $offset, 'again' => $again]);
        $this->assertSame(array_slice($this->posts, ...$part), self::ids($reply->body['data']));
    }

    /** @dataProvider refused */
    public function test_a_query_that_was_not_signed_here_is_refused(mixed $query): void
    {
        $reply = $this->answer(['query' => $query, 'offset' => '4']);
        $this->assertSame([403, 'bad_query'], [$reply->status, $reply->body['data']['code']]);
    }

    public function refused(): array
    {
        return [
            'nothing' => [''],
            'a list' => [['post_status' => 'private']],
            'JSON' => ['{"post_type":"any","post_status":"private"}'],
            'serialized' => ['a:1:{s:11:"post_status";s:7:"private";}'],
            'signed before the salts changed' => [(new SignedQuery('old'))->sign(GridQuery::of([], 1))],
            'no UTF-8' => ["\xFF"],
        ];
    }

    public function test_beyond_the_last_place_nothing_is_looked_for(): void
    {
        $asked = 0;
        add_action('pre_get_posts', static function () use (&$asked): void {
            $asked++;
        });
        $token = $this->signed(['count' => 1]);
        $this->assertSame(['success' => false, 'data' => null], $this->ask($token, GridQuery::MAX_OFFSET + 1)->body + ['data' => null]);
        $this->assertSame(0, $asked);
        $this->ask($token, GridQuery::MAX_OFFSET);
        $this->assertSame(1, $asked);
    }

    public function test_thirty_a_minute_for_a_network(): void
    {
        $this->assertSame(30, LoadMore::PER_MINUTE);
        $token = $this->signed(['count' => 1]);
        $statuses = array_map(fn(): int => $this->ask($token, 1)->status, range(1, 30));
        $this->assertSame([200], array_values(array_unique($statuses)));
        $reply = $this->ask($token, 1);
        $this->assertSame([429, 'rate_limited'], [$reply->status, $reply->body['data']['code']]);
        $this->assertGreaterThan(0, $reply->retry_after);
        $this->assertSame(200, $this->ask($token, 1, '198.51.100.8')->status);
    }

    public function test_an_answer_is_kept_a_minute_and_no_longer_than_the_posts_are_as_they_were(): void
    {
        $token = $this->signed(['count' => 4]);
        $first = $this->ask($token, 4);
        $queries = $GLOBALS['wpdb']->num_queries;
        $asked = [];
        add_action('pre_get_posts', static function () use (&$asked): void {
            $asked[] = 1;
        });
        $this->assertSame($first->body['data'], $this->ask($token, 4)->body['data']);
        $this->assertSame([], $asked);
        $this->assertGreaterThanOrEqual($queries, $GLOBALS['wpdb']->num_queries);
        wp_update_post(['ID' => $this->posts[4], 'post_status' => 'private']);
        $this->assertNotContains($this->posts[4], self::ids($this->ask($token, 4)->body['data']));
    }

    public function test_what_an_account_may_read_is_kept_for_nobody_else(): void
    {
        add_filter('onda_may_read', static fn(bool $may, \WP_Post $post, int $user): bool => $user > 0, 10, 3);
        $token = $this->signed(['count' => 4]);
        $ids = fn(): array => self::ids($this->ask($token, 0)->body['data']);
        $this->sign_in('subscriber');
        $this->assertCount(4, $ids());
        wp_set_current_user(0);
        $this->assertSame([], $ids());
    }

    /**
     * @testWith ["the query"]
     *           ["the place"]
     *           ["the language"]
     *           ["the account"]
     *           ["the posts"]
     */
    public function test_an_answer_is_kept_for_the_same_question_alone(string $difference): void
    {
        $said = 'one';
        add_filter('onda_loadmore_templates', static function () use (&$said): array {
            return ['mia' => static fn(): string => $said];
        });
        $ask = fn(int $count, int $offset): string =>
            $this->ask($this->signed(['count' => $count, 'template' => 'mia'], 1_000_000_000), $offset)->body['data'];
        $ask(1, 2);
        $said = 'two';
        $this->assertSame('one', $ask(1, 2));
        match ($difference) {
            'the language' => switch_to_locale('en_US'),
            'the account' => $this->sign_in('subscriber'),
            'the posts' => $this->post('Otra', []),
            default => null,
        };
        $answer = $ask($difference === 'the query' ? 2 : 1, $difference === 'the place' ? 3 : 2);
        restore_previous_locale();
        $this->assertStringStartsWith('two', $answer);
    }

    public function test_a_card_is_safe_and_says_where_it_belongs(): void
    {
        $hostile = $this->post('<script>x</script> & "una" nota', ['tags_input' => ['rock']]);
        $image = (int) wp_insert_attachment(['post_mime_type' => 'image/png', 'post_status' => 'inherit'], 'foto.png');
        wp_update_attachment_metadata($image, ['width' => 800, 'height' => 600, 'file' => 'foto.png', 'sizes' => []]);
        set_post_thumbnail($hostile, $image);
        $markup = do_shortcode('[masonry_grid category="rejilla" count="1"]');
        $this->assertStringNotContainsString('<script', $markup);
        $this->assertStringContainsString('>& “una” nota</a>', html_entity_decode($markup));
        $this->assertStringContainsString('data-filter="rejilla rock"', $markup);
        $this->assertMatchesRegularExpression('/<img width="768" height="576"/', $markup);
        $this->assertStringNotContainsString('loading="lazy"', $markup);
        $this->assertStringContainsString('loading="lazy"', $this->ask(self::token($markup), 0)->body['data'] ?? '');
    }

    public function test_a_theme_registers_cards_by_name_and_no_path_is_one(): void
    {
        add_filter('onda_loadmore_templates', static fn(array $templates): array => $templates + [
            'mia' => static fn(\WP_Post $post): string => "<li class=\"post-$post->ID\">\n<b>$post->post_title</b></li>",
        ]);
        $markup = do_shortcode('[masonry_grid category="rejilla" count="2" template="mia"]');
        $this->assertStringContainsString('<li class="post-' . $this->posts[0] . '"> <b>Noticia 10</b></li>', $markup);
        $this->assertStringContainsString('<b>Noticia 8</b>', $this->ask(self::token($markup), 2)->body['data']);
        foreach (['unknown', '../../wp-config.php', 'system'] as $name) {
            $this->assertStringContainsString('onda-card', do_shortcode("[masonry_grid category=\"rejilla\" template=\"$name\"]"));
        }
    }

    /** @dataProvider printed_attributes */
    public function test_what_an_author_writes_becomes_the_grid(string $attributes, string $expected, bool $is_there = true): void
    {
        $markup = do_shortcode("[onda_grid $attributes" . (str_contains($attributes, 'category') ? ']' : ' category="rejilla"]'));
        $this->assertSame($is_there, str_contains($markup, $expected), $markup);
    }

    public function printed_attributes(): array
    {
        return [
            'columns' => ['columns="2"', '<masonry-grid columns="2"'],
            'a button' => ['count="4"', '>Cargar más</a>'],
            'by themselves' => ['count="4" more="auto"', ' auto="5">'],
            'none' => ['count="4" more="none"', 'load-more', false],
            'everything is there' => ['count="10"', 'load-more', false],
            'filters' => ['filters="true"', '<div class="onda-filters" role="group" aria-label="Filtrar por categoría">'],
            'a category to choose' => ['filters="true"', 'data-filter="rejilla">Rejilla</a>'],
            'a quick search' => ['filters="true"', '<input type="search" aria-label="Buscar en esta lista" placeholder="Buscar en esta lista" name="s">'],
            'no filters' => ['', 'post-grid', false],
            'nothing' => ['category="nadie"', '<p>No hay entradas.</p>'],
            'elsewhere' => ['for=".posts"', '<masonry-grid for=".posts"'],
            'not here then' => ['for=".posts"', 'onda-card', false],
            'by title' => ['order="title" count="1"', 'Noticia 1<'],
            'another type' => ['post_type="page"', '<p>No hay entradas.</p>'],
            'a type nobody may read' => ['post_type="revision"', '<p>No hay entradas.</p>'],
        ];
    }

    public function test_the_second_page_stands_without_scripts_and_leads_back(): void
    {
        $this->visit('[masonry_grid category="rejilla" count="4"]');
        set_query_var('paged', 2);
        $markup = do_shortcode('[masonry_grid category="rejilla" count="4"]');
        $this->assertSame(array_slice($this->posts, 4, 4), self::ids($markup));
        $this->assertStringContainsString('page="2" max-page="3" found="10" offset="4">', $markup);
        $this->assertStringContainsString('>Página anterior</a>', $markup);
    }

    /**
     * @dataProvider addresses
     * @param array<string, mixed> $asked Of the page.
     */
    public function test_a_grid_is_leafed_through_where_it_is_what_the_page_is_about(array $asked, int $first): void
    {
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query();
        $GLOBALS['wp_query']->parse_query($asked);
        $markup = do_shortcode('[masonry_grid category="rejilla" count="4"]');
        $this->assertSame(array_slice($this->posts, $first, 4), self::ids($markup));
    }

    /** @return array<string, array{array<string, mixed>, int}> */
    public function addresses(): array
    {
        return [
            'a page' => [['page_id' => 2, 'paged' => 2], 4],
            'a part of a page' => [['page_id' => 2, 'page' => 2], 4],
            'the front page with the posts' => [['paged' => 2], 4],
            'the first page of it' => [[], 0],
            'an archive, whose number it is' => [['category_name' => 'rejilla', 'paged' => 2], 0],
            'a search, whose number it is' => [['s' => 'x', 'paged' => 2], 0],
        ];
    }

    public function test_a_page_that_no_grid_has_is_empty(): void
    {
        $this->visit('[masonry_grid category="rejilla" count="4"]');
        set_query_var('paged', '9223372036854775807');
        $this->assertSame([], self::ids(do_shortcode('[masonry_grid category="rejilla" count="4"]')));
    }

    public function test_no_answer_of_ours_where_the_theme_answers_unless_the_owner_wants_it(): void
    {
        add_action('wp_ajax_nopriv_' . LoadMore::ACTION, '__return_true');
        $this->assertStringContainsString('query="next-page"', do_shortcode('[masonry_grid category="rejilla" count="4"]'));
        remove_all_actions('admin_init');
        $feature = new ThemeFeature(dirname(__DIR__, 2) . '/onda.php');
        Listening::hook($feature);
        Routers::of($feature->actions(), new ActionOwners('onda.php'))->hook();
        do_action('admin_init');
        $this->assertFalse(has_action('wp_ajax_' . LoadMore::ACTION));
        update_option(SettingsStore::OPTION, ['themeActions' => 'onda']);
        $this->assertNotSame('next-page', self::token(do_shortcode('[masonry_grid category="rejilla" count="4"]')));
        do_action('admin_init');
        $this->assertNotFalse(has_action('wp_ajax_' . LoadMore::ACTION));
        $this->assertFalse(has_action('wp_ajax_nopriv_' . LoadMore::ACTION, '__return_true'));
        $this->assertSame('theme', ThemeSettings::record()->defaults()['themeActions']);
    }

    /** @param array<string, mixed> $more */
    private function post(string $title, array $more): int
    {
        kses_remove_filters();
        $post = ['post_title' => $title, 'post_status' => 'publish', 'post_category' => [$this->category]];
        return (int) wp_insert_post(wp_slash($more + $post));
    }

    /** @param array<string, mixed> $vars */
    private function signed(array $vars, int $before = 0): string
    {
        $query = GridQuery::of($vars + ['categories' => 'rejilla'], $before ?: time());
        return (new SignedQuery(SiteSecret::of('auth')))->sign($query);
    }

    private function ask(string $token, int $offset, string $address = '198.51.100.7'): Reply
    {
        return $this->answer(['query' => $token, 'page' => '0', 'offset' => (string) $offset], $address);
    }

    /** @param array<string, mixed> $fields */
    private function answer(array $fields, string $address = '198.51.100.7'): Reply
    {
        $posts = new PublicPosts();
        $handler = static fn(): LoadMore => new LoadMore(
            new SignedQuery(SiteSecret::of('auth')),
            new GridPosts($posts),
            new CardTemplates($posts),
            new RateLimit(new RateLimitRepository(), 'load-more', LoadMore::PER_MINUTE),
        );
        return Reply::of(new Action(LoadMore::ACTION, $handler), new Request($fields, [], ['REMOTE_ADDR' => $address]));
    }

    /** @return array{int, array<string, mixed>|string} */
    private function said(Reply $reply): array
    {
        return [$reply->status, $reply->body];
    }

    /** @return list<int> Of the cards, in order. */
    private static function ids(?string $markup): array
    {
        preg_match_all('/class="onda-card post-(\d+)"/', (string) $markup, $found);
        return array_map(intval(...), $found[1]);
    }

    private static function token(string $markup): string
    {
        preg_match('/<load-more query="([^"]+)"/', $markup, $found);
        return $found[1] ?? '';
    }
}
