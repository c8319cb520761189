<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Action;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Features\Theme\Personal\PersonalNews;
use Onda\Features\Theme\Personal\PersonalPosts;
use Onda\Features\Theme\Personal\PersonalPostsHandler;
use Onda\Features\Theme\Personal\Reading;
use Onda\Tests\TestCase;

/** `thim_personal_news_store`, which keeps nothing, and `onda_personal_news`. */
final class PersonalNewsTest extends TestCase
{
    private const SERVER = ['REQUEST_METHOD' => 'POST', 'REMOTE_ADDR' => '198.51.100.7', 'HTTP_SEC_FETCH_SITE' => 'same-origin'];

    public function test_an_article_joins_what_was_read_with_its_tags_and_categories(): void
    {
        [$music, $tag] = [(int) wp_create_category('Música'), (int) wp_create_tag('bolero')['term_id']];
        $post = $this->article(['post_category' => [$music], 'tags_input' => ['bolero']]);
        $data = $this->store(['posts' => ['3'], 'categories' => [$music => '1'], 'tags' => []], 'is_single', $post);
        $this->assertSame([$post, 3], $data['posts']);
        $this->assertEquals((object) [$music => 2], $data['categories']);
        $this->assertEquals((object) [$tag => 1], $data['tags']);
        $this->assertEqualsWithDelta(time() + 30 * DAY_IN_SECONDS, $data['lifetime'], 5);
    }

    public function test_an_article_that_is_read_again_counts_once(): void
    {
        $music = (int) wp_create_category('Música');
        $post = $this->article(['post_category' => [$music]]);
        $data = $this->store(['posts' => [(string) ($post + 1), (string) $post], 'categories' => [$music => '1']], 'is_single', $post);
        $this->assertSame([$post, $post + 1], $data['posts']);
        $this->assertEquals((object) [$music => 1], $data['categories']);
    }

    public function test_a_page_of_a_category_counts_for_it(): void
    {
        $music = (int) wp_create_category('Música');
        $this->assertEquals((object) [$music => 1], $this->store([], 'is_category', $music)['categories']);
        $this->assertEquals((object) [], $this->store([], 'is_category', 999999)['categories']);
    }

    /** @dataProvider hidden */
    public function test_what_nobody_may_read_joins_nothing(array $post): void
    {
        $this->assertSame([], $this->store([], 'is_single', $this->article($post))['posts']);
    }

    public function hidden(): array
    {
        return [
            'a draft' => [['post_status' => 'draft']],
            'a private post' => [['post_status' => 'private']],
            'behind a password' => [['post_password' => 'x']],
            'a page' => [['post_type' => 'page']],
        ];
    }

    public function test_past_its_lifetime_all_begins_anew(): void
    {
        $data = $this->store(['lifetime' => (string) (time() - 1), 'posts' => ['3'], 'categories' => ['4' => '2']], 'none', 0);
        $this->assertSame([], $data['posts']);
        $this->assertEquals((object) [], $data['categories']);
    }

    public function test_it_holds_to_the_same_limits_as_the_script(): void
    {
        $this->assertSame([30 * 86400, 50, 100], [Reading::LIFETIME, Reading::MAX_POSTS, Reading::MAX_TERMS]);
        $many = array_map('strval', array_combine(range(1, 300), range(1, 300)));
        $data = $this->store(['posts' => $many, 'tags' => $many, 'categories' => $many], 'none', 0);
        $this->assertCount(50, $data['posts']);
        $this->assertCount(100, (array) $data['tags']);
        // The most read ones are kept.
        $this->assertSame(300, ((array) $data['categories'])[300]);
    }

    /** @dataProvider hostile */
    public function test_hostile_fields_come_to_nothing(array $fields): void
    {
        $reply = $this->send($fields);
        $this->assertSame(200, $reply->status);
        $data = (array) $reply->body['data'];
        $this->assertSame([[], '{}', '{}'], [$data['posts'], wp_json_encode($data['tags']), wp_json_encode($data['categories'])]);
    }

    public function hostile(): array
    {
        return [
            'nothing' => [[]],
            'texts' => [['posts' => 'a:1:{i:0;i:1;}', 'tags' => '{"1":2}', 'categories' => '1', 'data' => 'x', 'lifetime' => 'x']],
            'serialized objects' => [['posts' => ['O:8:"stdClass":0:{}'], 'categories' => ['O:8:"stdClass":0:{}' => '1']]],
            'markup' => [['posts' => ['<img src=x>'], 'tags' => ['<b>' => '<i>'], 'data' => ['is_single' => '<script>']]],
            'negative and huge numbers' => [['posts' => ['-1', '1e9', '99999999999999999999'], 'tags' => ['-4' => '2', '5' => '-1']]],
            'lists in lists' => [['posts' => [['1']], 'tags' => ['1' => ['2']], 'data' => ['id' => ['7'], 'is_single' => ['1']]]],
        ];
    }

    public function test_nothing_is_stored(): void
    {
        global $wpdb;
        $post = $this->article([]);
        $this->store(['posts' => ['3']], 'is_single', $post);
        $before = $this->rows();
        $this->store(['posts' => ['3'], 'categories' => ['4' => '2']], 'is_single', $post);
        $this->assertSame($before, $this->rows());
        $this->assertSame('', $wpdb->last_error);
    }

    public function test_it_answers_pages_of_this_site_at_its_pace_alone(): void
    {
        $foreign = $this->send([], ['HTTP_SEC_FETCH_SITE' => 'cross-site'] + self::SERVER);
        $this->assertSame([403, 'cross_origin'], [$foreign->status, $foreign->body['data']['code']]);
        $statuses = array_map(fn(): int => $this->send([])->status, range(1, PersonalNews::PER_MINUTE + 1));
        $this->assertSame([200, 429], array_values(array_unique($statuses)));
    }

    public function test_unread_articles_of_the_categories_are_listed_the_newest_first(): void
    {
        [$music, $film] = [(int) wp_create_category('Música & más'), (int) wp_create_category('Cine')];
        $old = $this->article(['post_title' => 'Vieja', 'post_category' => [$music], 'post_date' => '2020-01-01 10:00:00']);
        $new = $this->article(['post_title' => 'Nueva', 'post_category' => [$music], 'post_date' => '2020-02-01 10:00:00']);
        $read = $this->article(['post_title' => 'Leída', 'post_category' => [$music], 'post_date' => '2020-03-01 10:00:00']);
        $this->article(['post_title' => 'Otra', 'post_category' => [(int) wp_create_category('Otra')]]);
        $this->article(['post_title' => 'Privada', 'post_category' => [$music], 'post_status' => 'private']);
        $this->article(['post_title' => 'Clave', 'post_category' => [$music], 'post_password' => 'x']);
        $this->sign_in('administrator');
        $data = $this->ask(['categories' => ["$music", "$film", '999999', 'x'], 'read' => ["$read"], 'size' => '5']);
        $this->assertSame(['Nueva', 'Vieja'], array_column($data['posts'], 'title'));
        $this->assertSame([get_permalink($new), get_permalink($old)], array_column($data['posts'], 'link'));
        $this->assertSame(['Música & más'], $data['categories']);
        $this->assertSame(['title', 'link', 'date', 'day', 'image'], array_keys($data['posts'][0]));
    }

    public function test_no_more_are_listed_than_asked_for_and_never_more_than_twelve(): void
    {
        $music = (int) wp_create_category('Música');
        foreach (range(1, 14) as $number) {
            $this->article(['post_category' => [$music]]);
        }
        $this->assertCount(2, $this->ask(['categories' => ["$music"], 'size' => '2'])['posts']);
        $this->assertCount(12, $this->ask(['categories' => ["$music"], 'size' => '500'])['posts']);
        $this->assertSame([], $this->ask(['categories' => ["$music"], 'size' => '0'])['posts']);
    }

    public function test_ten_categories_are_looked_at_and_three_are_named(): void
    {
        $categories = array_map(static fn(int $number): string => (string) wp_create_category("Tema $number"), range(1, 11));
        $this->article(['post_title' => 'Décima', 'post_category' => [$categories[9]]]);
        $this->article(['post_title' => 'Undécima', 'post_category' => [$categories[10]]]);
        $this->assertSame(['Décima'], array_column($this->ask(['categories' => $categories, 'size' => '5'])['posts'], 'title'));
        $this->article(['post_category' => array_slice($categories, 0, 5)]);
        $named = $this->ask(['categories' => $categories, 'size' => '5'])['categories'];
        $this->assertSame(['Tema 1', 'Tema 2', 'Tema 3'], $named);
    }

    /** @dataProvider empty_questions */
    public function test_who_names_no_category_gets_nothing(array $fields): void
    {
        $this->assertSame(['posts' => [], 'categories' => []], $this->ask($fields + ['size' => '5']));
    }

    public function empty_questions(): array
    {
        return ['none' => [[]], 'a text' => [['categories' => '1']], 'none that is' => [['categories' => ['0', '-1', '999999']]]];
    }

    private function store(array $fields, string $flag, int $id): array
    {
        $reply = $this->send($fields + ['data' => [$flag => '1', 'id' => (string) $id]]);
        $this->assertSame(200, $reply->status);
        return (array) $reply->body['data'];
    }

    private function send(array $fields, array $server = self::SERVER): Reply
    {
        $rate_limit = new RateLimit(new RateLimitRepository(), 'personal-store', PersonalNews::PER_MINUTE);
        $action = new Action('thim_personal_news_store', static fn(): PersonalNews => new PersonalNews(new PublicPosts(), $rate_limit));
        return Reply::of($action, new Request($fields, [], $server));
    }

    private function ask(array $fields): array
    {
        $rate_limit = new RateLimit(new RateLimitRepository(), 'personal-posts', PersonalPostsHandler::PER_MINUTE);
        $action = new Action('onda_personal_news', static fn(): PersonalPostsHandler => new PersonalPostsHandler(new PersonalPosts(new PublicPosts()), $rate_limit));
        return (array) Reply::of($action, new Request($fields, [], self::SERVER))->body['data'];
    }

    private function article(array $more): int
    {
        $post = ['post_status' => 'publish', 'post_title' => 'Noticia', 'post_date' => '2020-01-01 10:00:00'];
        return (int) wp_insert_post($more + $post);
    }

    /** @return array<string, int> Rows by table, without the limits of pace. */
    private function rows(): array
    {
        global $wpdb;
        $tables = [$wpdb->posts, $wpdb->postmeta, $wpdb->options, $wpdb->usermeta, $wpdb->termmeta, $wpdb->comments];
        return array_combine($tables, array_map(static fn(string $table): int =>
            (int) $wpdb->get_var("SELECT COUNT(*) FROM $table"), $tables));
    }
}
