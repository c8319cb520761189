<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Printing\Elements;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\SiteOptions;
use Onda\Early\EarlyTask;
use Onda\Owner\Home\BlockPage;
use Onda\Owner\Home\Checklist;
use Onda\Owner\Home\Task;
use Onda\Owner\OwnerFeatures;
use Onda\Owner\Stations\FirstSteps\FrontPageOffer;
use Onda\Owner\Stations\FirstSteps\OnAirPage;
use Onda\Owner\Stations\FirstSteps\PlayerPageRepository;
use Onda\Plugin;
use Onda\Tests\TestCase;

final class HomeTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        switch_to_locale('en_US');
    }

    protected function tearDown(): void
    {
        restore_previous_locale();
        parent::tearDown();
    }

    public function test_a_step_is_done_when_the_site_says_so_and_open_again_when_it_ceases(): void
    {
        $station = $this->step('Add your station');
        $this->assertFalse($station->is_done());
        $this->configure(['id' => 'uno']);
        $this->assertTrue($station->is_done());
        $this->configure();
        $this->assertFalse($station->is_done());
    }

    public function test_the_page_on_air_is_a_draft_with_a_player_and_counts_once_it_is_published(): void
    {
        $pages = new PlayerPageRepository();
        $this->assertSame([false, 0], [$pages->is_public(), $pages->draft()]);
        $id = (int) wp_insert_post(['post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'A', 'post_content' => wp_slash(OnAirPage::content())]);
        $this->assertSame([false, $id], [$pages->is_public(), $pages->draft()]);
        $this->assertStringContainsString('<radio-player', do_blocks(OnAirPage::content()));
        wp_publish_post($id);
        $this->assertTrue($pages->is_public());
    }

    public function test_the_public_page_with_a_player_is_offered_as_the_front_page(): void
    {
        $this->sign_in('administrator');
        $offers = static fn(): array => array_map(
            static fn(Task $task): array => [$task->text, $task->url, $task->is_done()],
            FrontPageOffer::tasks(),
        );
        $page = ['post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Live', 'post_content' => wp_slash(OnAirPage::content())];
        $id = (int) wp_insert_post($page);
        $this->assertSame([], $offers());
        wp_publish_post($id);
        // An article with a player cannot be the front page.
        wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Newer'] + $page);
        $way = ['Choose “Live” as the static page under Settings, Reading.', admin_url('options-reading.php')];
        $this->assertSame([[...$way, false]], $offers());
        update_option('show_on_front', 'page');
        update_option('page_on_front', $id);
        wp_insert_post(['post_status' => 'publish', 'post_title' => 'A second one'] + $page);
        $this->assertSame([[...$way, true]], $offers());
        $this->sign_in('editor');
        $this->assertSame([], $offers());
    }

    /**
     * @testWith ["fav-list", "My favorites"]
     *           ["most-viewed", "Most viewed"]
     */
    public function test_the_page_of_a_block_is_a_draft_and_is_made_once(string $block, string $title): void
    {
        $this->sign_in('editor');
        $_POST = ['block' => $block];
        $_REQUEST['_wpnonce'] = wp_create_nonce(BlockPage::ACTION);
        $ways = [self::led(BlockPage::open(...)), self::led(BlockPage::open(...))];
        [$page] = get_posts(['post_type' => 'page', 'post_status' => 'draft', 'title' => $title]);
        $this->assertSame(array_fill(0, 2, get_edit_post_link($page->ID, 'raw')), $ways);
        $this->assertStringContainsString("<$block", do_blocks($page->post_content));
    }

    /**
     * @testWith [""]
     *           ["radio-player"]
     *           ["core/html"]
     */
    public function test_no_page_is_made_of_another_block(string $block): void
    {
        $this->sign_in('administrator');
        $_POST = ['block' => $block];
        $_REQUEST['_wpnonce'] = wp_create_nonce(BlockPage::ACTION);
        $pages = get_posts(['post_type' => 'page', 'post_status' => 'any', 'fields' => 'ids']);
        $this->assertSame(admin_url(), self::led(BlockPage::open(...)));
        $this->assertSame($pages, get_posts(['post_type' => 'page', 'post_status' => 'any', 'fields' => 'ids']));
    }

    public function test_early_answers_are_switched_on_by_one_press_while_nothing_is_closed(): void
    {
        $this->sign_in('administrator');
        update_option(SettingsStore::OPTION, ['siteAccess' => 'everybody']);
        $_REQUEST['_wpnonce'] = wp_create_nonce(EarlyTask::ACTION);
        EarlyTask::hook();
        $is_on_after_press = static function (): bool {
            self::led(static fn() => do_action('admin_post_' . EarlyTask::ACTION));
            return get_option(SettingsStore::OPTION)[SiteOptions::EARLY] ?? false;
        };
        add_filter('onda_may_read', '__return_true');
        $this->assertSame([[], false], [EarlyTask::tasks(), $is_on_after_press()]);
        remove_filter('onda_may_read', '__return_true');
        $this->assertStringContainsString('value="on"', EarlyTask::tasks()[0]->way(false));
        $this->assertFalse(EarlyTask::tasks()[0]->is_done());
        $this->assertTrue($is_on_after_press());
        $this->assertTrue(EarlyTask::tasks()[0]->is_done());
        update_option(SettingsStore::OPTION, ['siteAccess' => 'members']);
        $this->assertSame([[], false], [EarlyTask::tasks(), $is_on_after_press()]);
    }

    /** The address to which an action of the admin leads. */
    private static function led(\Closure $action): string
    {
        $address = '';
        $lead = static function (string $to) use (&$address): never {
            $address = $to;
            throw new \RuntimeException();
        };
        add_filter('wp_redirect', $lead);
        try {
            $action();
        } catch (\RuntimeException) {
        } finally {
            remove_filter('wp_redirect', $lead);
        }
        return $address;
    }

    /** @dataProvider placed */
    public function test_a_player_counts_however_it_was_placed(string $content): void
    {
        kses_remove_filters();
        wp_insert_post(['post_title' => 'A', 'post_status' => 'publish', 'post_content' => wp_slash($content)]);
        $this->assertTrue((new PlayerPageRepository())->is_public());
    }

    public function placed(): array
    {
        return [['[radio_player station="uno"]'], ['<radio-player></radio-player>'], ['<!-- wp:onda/radio-player {"station":"uno"} /-->']];
    }

    public function test_the_first_open_step_leads_and_extras_say_whether_they_are_on(): void
    {
        $this->sign_in('administrator');
        $task = static fn(int $place, bool $is_done): Task => new Task($place, "Step $place", 'Why.', static fn(): bool => $is_done, '#there', "Go $place");
        $list = (new Checklist(static fn(): array => [$task(20, false), $task(10, true), $task(30, false), $task(101, true)]))->markup();
        $this->assertStringContainsString('1 of 3 done', $list);
        $this->assertStringContainsString('<a class="button button-primary" href="#there">Go 20</a>', $list);
        $this->assertStringContainsString('<a class="button" href="#there">Go 30</a>', $list);
        $this->assertStringNotContainsString('Go 10', $list);
        $this->assertMatchesRegularExpression('~Step 101</a> <span class="onda-state">On<~', $list);
    }

    public function test_a_user_who_put_the_list_away_sees_a_way_back(): void
    {
        update_user_meta($this->sign_in('administrator'), 'onda_checklist_away', '1');
        $list = (new Checklist(static fn(): array => []))->markup();
        $this->assertStringContainsString('Show the first steps', $list);
        $this->assertStringNotContainsString('<ol', $list);
    }

    /** @dataProvider parts */
    public function test_a_part_is_on_where_an_author_has_placed_it(string $title, string $content): void
    {
        delete_option(PlacedElements::OPTION);
        $this->assertFalse($this->step($title)->is_done());
        kses_remove_filters();
        wp_insert_post(['post_title' => 'A', 'post_status' => 'publish', 'post_content' => wp_slash($content)]);
        delete_option(PlacedElements::OPTION);
        $this->assertTrue($this->step($title)->is_done());
    }

    /** @return list<array{string, string}> */
    public function parts(): array
    {
        return [
            ['Favorites', '[fav_button]'],
            ['Favorites', '<!-- wp:onda/fav-list /-->'],
            ['Newsletter', '[onda_newsletter id="1"]'],
            ['Newsletter', '<newsletter-form form="1"></newsletter-form>'],
        ];
    }

    private function step(string $title): Task
    {
        $features = (new Plugin(WP_PLUGIN_DIR . '/onda/onda.php'))->features();
        $placed = new PlacedElements(static fn(): Elements => new Elements(WP_PLUGIN_DIR . '/onda/generated'));
        $tasks = array_merge(...array_map(static fn($one): array => $one->tasks($placed), OwnerFeatures::of($features)));
        return array_column($tasks, null, 'title')[$title];
    }
}
