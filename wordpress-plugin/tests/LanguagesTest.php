<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Access\Languages;
use Onda\Features\Search\Wording;

/** Pages and posts of a site of several languages. */
final class LanguagesTest extends TestCase
{
    private const AJAX = 'https://radio.test/wp-admin/admin-ajax.php';

    public function test_a_site_of_one_language_is_left_as_it_is(): void
    {
        $this->assertSame(['', self::AJAX, home_url('/')], [Languages::current(), Languages::ajax(self::AJAX), Languages::home()]);
        $this->assertSame('', Languages::of(get_post($this->post())));
    }

    public function test_what_a_page_asks_is_answered_in_its_language(): void
    {
        new LanguagePlugin('en');
        $this->assertSame(self::AJAX . '?lang=en&wpml_lang=en', Languages::ajax(self::AJAX));
        $this->assertSame(home_url('/en/'), Languages::home());
        $this->assertSame(['2026-11-22', 'No results!'], [Wording::of()->day(1795348800), Wording::of()->text('nothing')]);
    }

    /** @dataProvider no_language */
    public function test_all_languages_and_none_are_no_language(mixed $current): void
    {
        new LanguagePlugin($current);
        $this->assertSame(['', self::AJAX], [Languages::current(), Languages::ajax(self::AJAX)]);
    }

    public function no_language(): array
    {
        return ['all of WPML' => ['all'], 'none of Polylang' => [false], 'a list' => [['en']], 'markup' => ['"><b>'], 'nothing' => ['']];
    }

    public function test_a_post_is_shown_by_its_translation_that_anybody_may_read(): void
    {
        [$es, $en, $draft, $single, $page] = [$this->post(), $this->post(), $this->post('draft'), $this->post(), $this->post()];
        $plugin = new LanguagePlugin('en');
        $plugin->languages = [$es => 'es', $en => 'en', $draft => 'fr', $single => 'es'];
        $plugin->translations = [['es' => $es, 'en' => $en, 'fr' => $draft]];
        $of = static fn(int $post, string $language = 'en'): int => Languages::translation($post, $language);
        $this->assertSame([$en, $en, 0, $page, 0], [$of($es), $of($en), $of($single), $of($page), $of($es, 'fr')]);
    }

    public function test_the_list_of_plugins_describes_us_in_spanish(): void
    {
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        $this->assertStringStartsWith('Una barra de radio', get_plugin_data(__DIR__ . '/../onda.php', false)['Description']);
    }

    private function post(string $status = 'publish'): int
    {
        return wp_insert_post(['post_title' => 'Concierto', 'post_status' => $status]);
    }
}
