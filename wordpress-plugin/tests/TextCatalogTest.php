<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\TextCatalog;
use Onda\Core\Printing\Texts;
use Onda\Features\Search\Wording;
use PHPUnit\Framework\TestCase;

final class TextCatalogTest extends TestCase
{
    private string $locale = 'ar';

    protected function setUp(): void
    {
        add_filter('locale', [$this, 'locale']);
    }

    protected function tearDown(): void
    {
        remove_filter('locale', [$this, 'locale']);
    }

    public function locale(): string
    {
        return $this->locale;
    }

    private static function folder(): string
    {
        return dirname(__DIR__);
    }

    private static function texts(): Texts
    {
        return new Texts(self::folder() . '/generated');
    }

    public function test_texts_are_those_of_the_language_of_the_page(): void
    {
        $this->assertSame(['تشغيل', 'ar'], [self::texts()->text('player', 'play'), Texts::page_language()]);
        $this->assertSame('لا توجد نتائج!', Wording::of()->text('nothing'));
        $this->locale = 'es_ES';
        $this->assertSame(['Reproducir', 'es'], [self::texts()->text('player', 'play'), Texts::page_language()]);
        $this->locale = 'fr_FR';
        $this->assertSame(['Play', 'fr-FR'], [self::texts()->text('player', 'play'), Texts::page_language()]);
        $this->assertSame('No results!', Wording::of()->text('nothing'));
        $this->assertSame('', self::texts()->text('player', 'unknown'));
    }

    public function test_a_text_whose_english_has_changed_stays_english(): void
    {
        $this->assertSame('Play now', (new TextCatalog(self::folder()))->text('ar', 'play', 'Play now'));
    }

    public function test_only_a_page_in_a_language_with_a_catalog_names_it(): void
    {
        $address = self::texts()->catalog_address();
        $this->assertStringStartsWith(plugins_url('languages/onda-ar-onda-visitor.json', self::folder() . '/onda.php'), $address);
        foreach (['es_MX', 'en_GB', 'fr_FR', '../../ar', ''] as $locale) {
            $this->locale = $locale;
            $this->assertSame('', self::texts()->catalog_address(), $locale);
        }
    }

    public function test_a_language_pack_wins_and_a_broken_file_is_english(): void
    {
        $name = WP_LANG_DIR . '/plugins/onda-xx_YY-' . md5('generated/visitor-texts.js') . '.json';
        $this->assertTrue(wp_mkdir_p(dirname($name)));
        $catalog = ['locale_data' => ['messages' => ["play\u{4}Play" => ['Xyz'], "pause\u{4}Pause" => 7, '' => ['lang' => 'xx']]]];
        file_put_contents($name, wp_json_encode($catalog));
        $texts = new TextCatalog(self::folder());
        $this->assertSame(['Xyz', 'Pause'], [$texts->text('xx_YY', 'play', 'Play'), $texts->text('xx_YY', 'pause', 'Pause')]);
        $this->assertStringContainsString('/languages/plugins/onda-xx_YY-', $texts->address('xx_YY'));
        $broken = str_replace('xx_YY', 'xx_ZZ', $name);
        file_put_contents($broken, '<html>');
        $this->assertSame('Play', $texts->text('xx_ZZ', 'play', 'Play'));
        array_map(unlink(...), [$name, $broken]);
    }
}
