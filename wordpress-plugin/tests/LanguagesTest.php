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

    /**
     * @testWith ["es_MX", "Favoritos"]
     *           ["es_AR", "Favoritos"]
     *           ["es_ES", "Favoritos"]
     *           ["pt_BR", "Favorites"]
     */
    public function test_a_country_without_a_catalog_reads_the_spanish_of_spain(string $locale, string $expected): void
    {
        add_filter('locale', static fn(): string => $locale);
        $this->assertSame($expected, self::text(dirname(__DIR__) . '/languages', $locale));
        $scripts = load_script_translations(dirname(__DIR__) . "/languages/onda-$locale-onda-block-editor.json", 'onda-block-editor', 'onda');
        $this->assertSame($expected === 'Favoritos', is_string($scripts));
    }

    public function test_a_catalog_of_the_country_itself_is_read(): void
    {
        add_filter('locale', static fn(): string => 'es_CO');
        $folder = get_temp_dir() . uniqid('onda');
        wp_mkdir_p($folder);
        file_put_contents("$folder/onda-es_CO.l10n.php", "<?php return ['messages' => ['Favorites' => 'Mis favoritos']];");
        $this->assertSame('Mis favoritos', self::text($folder, 'es_CO'));
        array_map(unlink(...), (array) glob("$folder/*"));
        rmdir($folder);
    }

    /** The word for favorites, as WordPress reads it from a folder. */
    private static function text(string $folder, string $locale): string
    {
        $controller = \WP_Translation_Controller::get_instance();
        $former = $controller->get_locale();
        unload_textdomain('onda', true);
        $controller->set_locale($locale);
        load_textdomain('onda', "$folder/onda-$locale.mo", $locale);
        $text = translate('Favorites', 'onda');
        unload_textdomain('onda', true);
        $controller->set_locale($former);
        return $text;
    }

    private function post(string $status = 'publish'): int
    {
        return wp_insert_post(['post_title' => 'Concierto', 'post_status' => $status]);
    }
}
