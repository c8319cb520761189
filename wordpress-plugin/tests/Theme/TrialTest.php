<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Theme\Presets;
use Onda\Features\Theme\ThemeOptions;
use Onda\Features\Theme\ThemeSettings;
use Onda\Features\Theme\Trial;
use Onda\Tests\TestCase;

/** The behaviors that a preset starts with, and the link that shows a behavior to the owner alone. */
final class TrialTest extends TestCase
{
    protected function tearDown(): void
    {
        $_GET = [];
        parent::tearDown();
    }

    public function test_a_preset_starts_with_five_behaviors_which_every_preset_has(): void
    {
        $this->assertCount(5, Presets::CAREFUL);
        foreach (array_keys(Presets::TITLES) as $preset) {
            $this->assertSame([], array_diff(Presets::CAREFUL, array_keys(Presets::behaviors($preset))), $preset);
        }
        $options = ThemeOptions::of(['preset' => 'twenty-twenty-five'] + ThemeSettings::record()->defaults()['theme']);
        $on = array_keys($options->behaviors());
        sort($on);
        $this->assertSame(Presets::CAREFUL, $on);
    }

    public function test_a_site_that_stored_a_preset_keeps_all_that_it_had(): void
    {
        update_option(SettingsStore::OPTION, ['theme' => ['preset' => 'newspack']]);
        $this->assertArrayHasKey('article-stream', ThemeOptions::stored(new SettingsStore())->behaviors());
        update_option(SettingsStore::OPTION, ['theme' => ['preset' => 'newspack', 'off' => ['form-rules']]]);
        $behaviors = ThemeOptions::stored(new SettingsStore())->behaviors();
        $this->assertSame([true, false], [isset($behaviors['article-stream']), isset($behaviors['form-rules'])]);
    }

    public function test_the_link_counts_for_its_owner_and_its_behavior_alone(): void
    {
        $this->sign_in('administrator');
        $this->follow(Trial::url('sticky-header', home_url('/')));
        $this->assertSame('sticky-header', Trial::tag());
        $_GET['onda_try'] = 'article-stream';
        $this->assertSame('', Trial::tag());
        $_GET['onda_try'] = 'sticky-header';
        $this->sign_in('editor');
        $this->assertSame('', Trial::tag());
        $this->leave();
        $this->assertSame('', Trial::tag());
    }

    public function test_it_switches_one_behavior_on_and_stores_nothing(): void
    {
        update_option(SettingsStore::OPTION, ['theme' => ['preset' => 'newspack', 'off' => ['article-stream', 'form-rules']]]);
        $tried = ThemeOptions::stored(new SettingsStore())->with('article-stream');
        $this->assertSame([true, false], [$tried->is_on('article-stream'), $tried->is_on('form-rules')]);
        $this->assertTrue($tried->replaces('article-stream'));
        $this->assertFalse(ThemeOptions::stored(new SettingsStore())->is_on('article-stream'));
    }

    public function test_without_a_preset_it_shows_that_behavior_alone(): void
    {
        add_filter('stylesheet', static fn(): string => 'twentytwentyfive');
        $tried = ThemeOptions::stored(new SettingsStore())->with('back-to-top');
        $this->assertSame(['back-to-top'], array_keys($tried->behaviors()));
    }

    private function follow(string $url): void
    {
        parse_str((string) wp_parse_url($url, PHP_URL_QUERY), $_GET);
    }
}
