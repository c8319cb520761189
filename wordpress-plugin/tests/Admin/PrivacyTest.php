<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Printing\Elements;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\SettingsStore;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\OwnerFeatures;
use Onda\Owner\Voice\VoiceOwner;
use Onda\Plugin;
use Onda\Tests\TestCase;

final class PrivacyTest extends TestCase
{
    private PlacedElements $placed;

    protected function setUp(): void
    {
        parent::setUp();
        switch_to_locale('en_US');
        kses_remove_filters();
        $this->placed = new PlacedElements(static fn(): Elements => new Elements(dirname(__DIR__, 2) . '/generated'));
        $GLOBALS['wpdb']->query("UPDATE {$GLOBALS['wpdb']->posts} SET post_status = 'trash'");
        array_map('delete_option', ['widget_block', 'onda_newsletter', 'onda_search_index']);
        $this->placed->count();
    }

    protected function tearDown(): void
    {
        restore_previous_locale();
        parent::tearDown();
    }

    public function test_a_site_on_which_nothing_is_on_gets_no_section(): void
    {
        update_option(SettingsStore::OPTION, ['viewTypes' => []]);
        $this->assertSame([], $this->titles());
    }

    public function test_a_feature_that_is_on_gets_its_section_and_no_other(): void
    {
        update_option(SettingsStore::OPTION, ['viewTypes' => [], 'favorites' => ['buttonAfter' => ['post']], 'artProvider' => 'itunes']);
        $this->assertEqualsCanonicalizing(['Favorites', 'Artists and art'], $this->titles());
    }

    /** @dataProvider placed */
    public function test_an_element_that_an_author_placed_is_on(string $content, string ...$titles): void
    {
        update_option(SettingsStore::OPTION, ['viewTypes' => []]);
        $id = wp_insert_post(['post_title' => 'A', 'post_status' => 'publish', 'post_content' => wp_slash($content)]);
        $this->assertSame($titles, $this->titles());
        wp_trash_post($id);
        $this->placed->count();
        $this->assertSame([], $this->titles());
    }

    public function placed(): array
    {
        return [
            'a shortcode' => ['[radio_player]', 'Player', 'Listening'],
            'a tag' => ['<p><voice-search></voice-search></p>', 'Voice search'],
            'a block' => ['<!-- wp:onda/comments-embed {"shortname":"x"} /-->', 'Theme'],
            'in a list of others' => ['<div class="a-b"> [gallery] [asp_search id="1"] </div>', 'Search'],
        ];
    }

    public function test_the_words_of_a_voice_search_go_to_the_browser_and_to_this_site(): void
    {
        wp_insert_post(['post_title' => 'A', 'post_status' => 'publish', 'post_content' => '<voice-search></voice-search>']);
        $this->placed->count();
        [$told] = (new VoiceOwner())->privacy($this->placed);
        $this->assertStringContainsString('service of its maker', implode(' ', $told->sentences));
        $this->assertStringContainsString('does not keep them', implode(' ', $told->sentences));
    }

    public function test_a_draft_is_not_on(): void
    {
        update_option(SettingsStore::OPTION, ['viewTypes' => []]);
        wp_insert_post(['post_title' => 'A', 'post_status' => 'draft', 'post_content' => '[radio_player]']);
        $this->assertFalse($this->placed->has('radio-player'));
    }

    /** @return list<string> */
    private function titles(): array
    {
        $features = (new Plugin(WP_PLUGIN_DIR . '/onda/onda.php'))->features();
        $texts = array_merge(...array_map(fn($one): array => $one->privacy($this->placed), OwnerFeatures::of($features)));
        return array_map(static fn(PrivacyText $text): string => $text->title, $texts);
    }
}
