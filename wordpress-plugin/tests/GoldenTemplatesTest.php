<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Attributes;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\Templates;
use Onda\Core\Printing\Texts;

/** The filled templates of the package `@onda/elements`, which Node prints for React and other servers. */
final class GoldenTemplatesTest extends TestCase
{
    private const GOLDEN = __DIR__ . '/golden/templates.json';

    private string $locale = 'en_US';

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('pre_determine_locale', fn(): string => $this->locale);
    }

    public function test_every_shell_is_the_same_bytes_in_php_as_in_node(): void
    {
        $generated = dirname(__DIR__) . '/generated';
        $elements = new Elements($generated);
        $manifest = $this->manifest(['player-more']);
        $templates = new Templates($generated, new Texts($generated), $manifest);
        $rows = json_decode((string) file_get_contents(self::GOLDEN), true);
        $this->assertGreaterThan(200, count($rows));
        foreach ($rows as ['tag' => $tag, 'lang' => $lang, 'attributes' => $written, 'sha1' => $sha1]) {
            $this->locale = $lang === 'es' ? 'es_ES' : 'en_US';
            $spec = $elements->find($tag);
            $values = Attributes::read($spec, $written) + Attributes::defaults($spec);
            // As the feature prints a heart: without a number while nobody keeps the post.
            $values = $tag === 'fav-button' ? ['favoriteCount' => $values['favoriteCount'] ?: ''] + $values : $values;
            $html = $templates->fill($tag, $spec['feature'], $values);
            $this->assertSame($sha1, sha1($html), "<$tag> " . wp_json_encode($written) . "\n$html");
        }
    }

    /** @param list<string> $sheets */
    private function manifest(array $sheets): Manifest
    {
        $files = array_combine($sheets, array_map(static fn(string $name): string => "$name.css", $sheets));
        $file = tempnam(get_temp_dir(), 'onda');
        file_put_contents($file, '<?php return ' . var_export(['styles' => $files], true) . ';');
        return new Manifest($file, 'https://site.example/build/');
    }
}
