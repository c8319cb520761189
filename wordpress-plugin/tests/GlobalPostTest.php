<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Access\MembershipRepository;
use Onda\Core\Access\PublicPosts;
use Onda\Core\Settings\RecordReader;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Favorites\PostDetails;
use Onda\Features\Search\SearchOptions;
use Onda\Features\Theme\Personal\PersonalPosts;
use Onda\Owner\Home\PrivacyTask;
use Onda\Owner\OwnerFeatures;
use Onda\Owner\Transfer\Proposal;
use Onda\Owner\Transfer\SettingsFile;
use Onda\Plugin;

/** WordPress takes the post or comment of the page for number 0. A number that the plugin was given means none. */
final class GlobalPostTest extends TestCase
{
    private int $picture;

    protected function setUp(): void
    {
        parent::setUp();
        $parent = (int) wp_insert_post(['post_title' => 'On air', 'post_status' => 'publish', 'post_category' => [1]]);
        $picture = ['post_title' => 'Studio', 'post_status' => 'publish', 'post_mime_type' => 'image/png'];
        $this->picture = (int) wp_insert_attachment($picture, 'studio.png', $parent);
        update_attached_file($this->picture, 'studio.png');
        wp_update_attachment_metadata($this->picture, ['width' => 10, 'height' => 10, 'file' => 'studio.png']);
        $GLOBALS['comment'] = get_comment((int) wp_insert_comment(['comment_post_ID' => $parent, 'comment_approved' => '1']));
    }

    /** @dataProvider readers */
    public function test_the_number_0_is_no_post_whatever_the_page_shows(\Closure $read, mixed $none): void
    {
        foreach ([$this->picture, get_post($this->picture)->post_parent] as $shown) {
            unset($GLOBALS['post']);
            $this->assertSame($none, $read(), 'without a post');
            $GLOBALS['post'] = get_post($shown);
            $this->assertSame($none, $read(), "with post $shown");
        }
    }

    /** @return array<string, array{\Closure(): mixed, mixed}> What reads the number, and its answer to 0. */
    public function readers(): array
    {
        return [
            'a pin that is saved' => [
                static fn(): array => array_keys(RecordReader::read(SearchOptions::record(), ['search' => ['pins' => 'radio = 0']])['errors']),
                ['search.pins'],
            ],
            'a pin of another site' => [static fn(): array => self::imported('https://elsewhere.example'), ['pins' => '', 'missing' => 1]],
            'a pin of this site' => [static fn(): array => self::imported(home_url()), ['pins' => '', 'missing' => 1]],
            'a pin that is exported' => [static function (): array {
                update_option(SettingsStore::OPTION, ['search' => ['pins' => 'radio = 0']]);
                return json_decode(SettingsFile::text(self::sections(), WP_PLUGIN_DIR . '/onda/onda.php', time()), true)['posts'];
            }, []],
            'a favorite' => [static fn(): array => PostDetails::read([0, -1], true), []],
            'the picture of a favorite' => [static fn(): mixed => PostDetails::thumbnail(self::plain_post(), 'thumbnail'), null],
            'the picture of an article' => [static function (): mixed {
                $title = self::plain_post()->post_title;
                return array_column((new PersonalPosts(new PublicPosts()))->find(12), 'image', 'title')[$title];
            }, null],
            'the rule of a file without a post' => [static function (): array {
                $file = get_post((int) wp_insert_attachment(['post_title' => 'Loose', 'post_status' => 'publish'], 'loose.png'));
                // Category 1 has a rule.
                add_filter('query', static fn(string $sql): string =>
                    str_contains($sql, 'pmpro_memberships_categories') ? 'SELECT 1' : (str_contains($sql, 'pmpro_memberships_pages') ? 'SELECT 0 WHERE 0' : $sql));
                return MembershipRepository::of_paid_memberships([$file]);
            }, []],
            'the cover of an imported station' => [static function (): string {
                $stored = ['streaming_url' => 'https://radio.example/live', 'station_title' => 'Uno', 'station_image' => '0'];
                update_option('radio_station', $stored);
                delete_option(SettingsStore::OPTION);
                self::source('radio-station')->step('', false);
                return (new SettingsStore())->settings()['stations'][0]['cover'];
            }, ''],
            'the privacy policy of a site without one' => [static function (): bool {
                update_option('wp_page_for_privacy_policy', '0');
                return PrivacyTask::task()->is_done();
            }, false],
        ];
    }

    public function test_no_post_of_a_page_is_left_for_the_next_test(): void
    {
        foreach (['post', 'comment'] as $name) {
            $GLOBALS[$name] = (object) ['ID' => 1];
        }
        $this->visit('x');
        parent::tearDown();
        $this->assertSame([false, false], [isset($GLOBALS['post']), isset($GLOBALS['comment'])]);
        $this->assertSame([0, $GLOBALS['wp_query']], [get_queried_object_id(), $GLOBALS['wp_the_query']]);
    }

    /** @return array{pins: string, missing: int} */
    private static function imported(string $site): array
    {
        $settings = [SettingsStore::OPTION => ['search' => ['pins' => 'radio = 0']]];
        $file = ['plugin' => 'onda', 'format' => 1, 'site' => $site, 'posts' => (object) [], 'settings' => $settings];
        $proposal = new Proposal(self::sections(), SettingsFile::read((string) json_encode($file)));
        $missing = count($proposal->left_out);
        $proposal->take(array_keys($proposal->differences()));
        return ['pins' => (new SettingsStore())->settings()['search']['pins'] ?? '', 'missing' => $missing];
    }

    private static function plain_post(): \WP_Post
    {
        return get_post((int) wp_insert_post(['post_title' => 'Without a picture', 'post_status' => 'publish']));
    }

    private static function source(string $id): object
    {
        $features = (new Plugin(WP_PLUGIN_DIR . '/onda/onda.php'))->features();
        foreach (OwnerFeatures::of($features) as $one) {
            foreach ($one->sources() as $source) {
                if ($source->id() === $id) {
                    return $source;
                }
            }
        }
        throw new \LogicException("No source $id");
    }
}
