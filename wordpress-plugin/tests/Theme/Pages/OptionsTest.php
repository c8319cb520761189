<?php

declare(strict_types=1);

namespace Onda\Tests\Theme\Pages;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Theme\Pages\PagesOptions;
use Onda\Owner\Theme\PagesForm;
use Onda\Tests\TestCase;

/** The settings of the coming-soon page and of the 404 page. */
final class OptionsTest extends TestCase
{
    private const NOON = '2027-03-21T12:00';

    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Europe/Madrid');
    }

    public function test_nothing_is_switched_on_at_first(): void
    {
        $nothing = ['comingSoon' => false, 'page' => 0, 'frame' => 'alone', 'opens' => '', 'notFound' => 'theme'];
        $this->assertSame($nothing, PagesOptions::record()->defaults());
        $this->assertSame($nothing, self::settings_of([])['pages']);
        $options = PagesOptions::stored(new SettingsStore());
        $this->assertSame([false, false, null], [$options->is_coming_soon(time()), $options->has_not_found, $options->page()]);
    }

    public function test_a_record_saved_before_there_were_such_pages_is_read(): void
    {
        update_option(SettingsStore::OPTION, ['stations' => [], 'pages' => 'x']);
        $this->assertFalse(PagesOptions::stored(new SettingsStore())->is_coming_soon(time()));
    }

    /** @dataProvider forms */
    public function test_the_form_is_read_strictly(mixed $input, array $expected, array $errors = []): void
    {
        $rules = self::rules();
        $read = $rules->read(['pages' => $input])['pages'];
        $this->assertSame(array_replace(PagesOptions::record()->defaults(), $expected), $read);
        $this->assertSame($errors, array_keys($rules->errors()));
    }

    public function forms(): array
    {
        $all = ['comingSoon' => '1', 'page' => '12', 'frame' => 'theme', 'opens' => self::NOON, 'notFound' => 'onda'];
        $opens = 'pages.opens';
        return [
            'nothing' => ['nonsense', []],
            'everything' => [$all, ['comingSoon' => true, 'page' => 12] + $all],
            'other words' => [['comingSoon' => 'maybe', 'page' => '-3', 'frame' => ['theme'], 'notFound' => 'x'], []],
            'a date as the docs write it' => [['opens' => ' 2027-03-21 12:00 '], ['opens' => self::NOON]],
            'a date of another time zone' => [['opens' => '2027-03-21T11:00Z'], ['opens' => self::NOON]],
            'no date' => [['opens' => 'soon'], ['opens' => 'soon'], [$opens]],
            'a list' => [['opens' => ['x']], []],
        ];
    }

    public function test_rest_knows_every_field(): void
    {
        do_action('rest_api_init');
        $schema = get_registered_settings()[SettingsStore::OPTION]['show_in_rest']['schema']['properties']['pages'];
        $this->assertSame(array_keys(PagesOptions::record()->defaults()), array_keys($schema['properties']));
        $this->assertFalse($schema['additionalProperties']);
    }

    public function test_the_opening_is_a_moment_of_the_site_and_ends_it(): void
    {
        $options = PagesOptions::of(['comingSoon' => true, 'opens' => self::NOON]);
        $opening = strtotime('2027-03-21T11:00:00Z');
        $this->assertSame($opening, $options->opening?->getTimestamp());
        $this->assertSame([true, false], [$options->is_coming_soon($opening - 1), $options->has_opened($opening - 1)]);
        $this->assertSame([false, true], [$options->is_coming_soon($opening), $options->has_opened($opening)]);
        $this->assertFalse(PagesOptions::of(['opens' => self::NOON])->has_opened($opening));
    }

    public function test_a_client_waits_an_hour_or_until_the_opening_and_a_day_at_most(): void
    {
        $opening = strtotime('2027-03-21T11:00:00Z');
        $options = PagesOptions::of(['comingSoon' => true, 'opens' => self::NOON]);
        $waits = array_map(static fn(int $left): int => $options->retry_after($opening - $left), [90, 86400, 86401, 0, -5]);
        $this->assertSame([90, 86400, 86400, 3600, 3600], $waits);
        $this->assertSame(3600, PagesOptions::of(['comingSoon' => true])->retry_after($opening));
    }

    /** @dataProvider pages */
    public function test_the_page_is_one_that_anybody_may_read(array $post, bool $is_shown): void
    {
        $id = wp_insert_post($post + ['post_title' => 'Pronto', 'post_type' => 'page', 'post_status' => 'publish']);
        $this->assertSame($is_shown ? $id : null, PagesOptions::of(['page' => $id])->page()?->ID);
    }

    public function pages(): array
    {
        return [
            'published' => [[], true],
            'a draft' => [['post_status' => 'draft'], false],
            'private' => [['post_status' => 'private'], false],
            'in the bin' => [['post_status' => 'trash'], false],
            'an article' => [['post_type' => 'post'], false],
        ];
    }

    public function test_a_deleted_page_and_the_page_of_the_posts_are_none(): void
    {
        $id = wp_insert_post(['post_title' => 'Pronto', 'post_type' => 'page', 'post_status' => 'publish']);
        update_option('page_for_posts', $id);
        $this->assertNull(PagesOptions::of(['page' => $id])->page());
        update_option('page_for_posts', 0);
        $this->assertNotNull(PagesOptions::of(['page' => $id])->page());
        wp_delete_post($id, true);
        $this->assertNull(PagesOptions::of(['page' => $id])->page());
    }

    public function test_the_screen_has_a_field_for_each_and_marks_a_wrong_date(): void
    {
        $html = $this->screen(['opens' => 'soon'], ['pages.opens' => 'No.']);
        foreach (array_keys(PagesOptions::record()->defaults()) as $field) {
            $this->assertStringContainsString("name=\"onda_settings[pages][$field]\"", $html);
        }
        $this->assertStringContainsString('type="datetime-local"', $html);
        $this->assertStringContainsString('aria-describedby="onda-error-pages-opens"', $html);
        $this->assertStringContainsString('Europe/Madrid', $html);
        $this->assertStringNotContainsString('notice-warning', $html);
    }

    public function test_the_screen_says_what_visitors_see_now(): void
    {
        $id = wp_insert_post(['post_title' => 'Pronto', 'post_type' => 'page', 'post_status' => 'publish']);
        $texts = [
            'Visitors see the coming-soon page.' => ['comingSoon' => true, 'page' => $id],
            'Visitors see the name of the site and one sentence: choose a published page.' => ['comingSoon' => true],
            'The day has come: the site is open.' => ['comingSoon' => true, 'page' => $id, 'opens' => '2020-01-01T12:00'],
        ];
        foreach ($texts as $text => $pages) {
            $this->assertStringContainsString('inline">' . esc_html(__($text, 'onda')) . '</p>', $this->screen($pages));
        }
    }

    public function test_the_pages_to_choose_are_the_published_ones_and_the_chosen_one(): void
    {
        $publish = static fn(string $title, string $status): int =>
            wp_insert_post(['post_title' => $title, 'post_type' => 'page', 'post_status' => $status]);
        [$page, $draft, $blog] = [$publish('Pronto', 'publish'), $publish('Casi', 'draft'), $publish('Blog', 'publish')];
        update_option('page_for_posts', $blog);
        $html = $this->screen(['page' => $page]);
        $this->assertStringContainsString("<option value=\"$page\" selected>Pronto</option>", $html);
        $this->assertStringNotContainsString('Casi', $html);
        $this->assertStringNotContainsString("<option value=\"$blog\"", $html);
        $html = $this->screen(['page' => $draft]);
        $gone = sprintf(__('%s (not published)', 'onda'), 'Casi');
        $this->assertStringContainsString("<option value=\"$draft\" selected>$gone</option>", $html);
        wp_delete_post($draft, true);
        $this->assertStringContainsString("<option value=\"$draft\" selected>#$draft ", $this->screen(['page' => $draft]));
    }

    /**
     * @param array<string, mixed> $pages
     * @param array<string, string> $errors
     */
    private function screen(array $pages, array $errors = []): string
    {
        return self::form_of(PagesForm::section(), ['pages' => $pages], $errors);
    }
}
