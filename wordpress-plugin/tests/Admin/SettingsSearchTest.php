<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Owner\Menu\SettingsSearch;
use Onda\Tests\TestCase;

final class SettingsSearchTest extends TestCase
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

    public function test_a_word_of_a_label_leads_to_its_field(): void
    {
        $found = $this->search()->find('favorites page');
        $this->assertStringEndsWith('page=onda-favorites&tab=favorites#onda_settings-favorites-perPage', $found[0]['url']);
        $field = $this->tab(self::section('favorites'));
        $this->assertStringContainsString('id="onda_settings-favorites-perPage"', $field);
    }

    public function test_a_setting_of_a_row_is_found_at_the_first_row(): void
    {
        $urls = array_column($this->search()->find('STREAM ADDRESS'), 'url');
        $this->assertStringEndsWith('#onda_settings-stations-0-stream', $urls[0]);
    }

    public function test_accents_and_words_that_nothing_has(): void
    {
        $this->assertNotSame([], $this->search()->find('vótes'));
        $this->assertSame([], $this->search()->find('zeppelin'));
        $this->assertSame([], $this->search()->find('  '));
        $this->assertStringContainsString('No setting has these words.', $this->search()->results('"><script>'));
    }

    public function test_a_word_of_a_choice_is_found_and_the_inside_of_a_word_is_not(): void
    {
        $popup = array_column($this->search()->find('popup'), 'url');
        $this->assertStringEndsWith('onda_newsletter-type', $popup[0] ?? '');
        $this->assertSame([], $this->search()->find('pup'));
        $this->assertNotSame([], $this->search()->find('fav'));
    }

    /** @dataProvider words_of_owners */
    public function test_words_that_owners_use_lead_to_what_they_mean(string $locale, string $words, string $url): void
    {
        switch_to_locale($locale);
        $urls = implode(' ', array_column($this->search()->find($words), 'url'));
        restore_previous_locale();
        $this->assertStringContainsString($url, $urls);
    }

    public function words_of_owners(): array
    {
        return [
            ['en_US', 'heart', '#onda_settings-favorites-perPage'],
            ['en_US', 'most read', 'page=onda-statistics'],
            ['en_US', 'popup', 'page=onda-theme'],
            ['es_ES', 'corazón', '#onda_settings-favorites-perPage'],
            ['es_ES', 'popup', 'page=onda-newsletter'],
            ['es_ES', 'popup', 'page=onda-theme'],
            ['es_ES', 'más leído', 'page=onda-statistics'],
            ['es_ES', 'mailchimp', 'page=onda-newsletter&tab=mail'],
            ['es_ES', 'logo', '-stations-0-cover'],
        ];
    }

    private function search(): SettingsSearch
    {
        return new SettingsSearch(self::sections(...));
    }
}
