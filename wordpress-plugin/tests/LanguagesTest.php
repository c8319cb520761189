<?php

declare(strict_types=1);

namespace Onda\Tests;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/bin/read-po.php';

/** When it fails after a text was changed: run tests/bin/languages and translate what it reports. */
final class LanguagesTest extends TestCase
{
    private const CALL = "/\b(?:__|_x|esc_html__)\('((?:[^'\\\\]|\\\\.)*)',\s*'onda'/";

    public function test_every_text_is_in_spanish(): void
    {
        $translations = array_filter(read_po($this->folder() . '/languages/onda-es_ES.po'));
        $missing = array_diff($this->texts(), array_keys($translations));
        $this->assertSame([], array_values($missing));
    }

    public function test_what_wordpress_reads_is_up_to_date(): void
    {
        switch_to_locale('es_ES');
        load_plugin_textdomain('onda', false, 'onda/languages');
        foreach (array_filter(read_po($this->folder() . '/languages/onda-es_ES.po')) as $text => $translation) {
            // phpcs:ignore WordPress.WP.I18n
            $text === '' || $this->assertSame($translation, __($text, 'onda'));
        }
        restore_previous_locale();
    }

    public function test_placeholders_survive_translation(): void
    {
        foreach (read_po($this->folder() . '/languages/onda-es_ES.po') as $text => $translation) {
            $this->assertSame(preg_match_all('/%[sd]/', $text), preg_match_all('/%[sd]/', $translation), $text);
        }
    }

    /** @return list<string> */
    private function texts(): array
    {
        $texts = [];
        $folders = new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($this->folder() . '/src'));
        $files = array_filter(array_map('strval', iterator_to_array($folders, false)), 'is_file');
        $others = [$this->folder() . '/generated/elements.php', $this->folder() . '/assets/block-editor.js'];
        foreach ([...$files, ...$others] as $file) {
            preg_match_all(self::CALL, (string) preg_replace('/__\(\s+/', '__(', (string) file_get_contents($file)), $found);
            $texts = array_merge($texts, array_map('stripcslashes', $found[1]));
        }
        return array_values(array_unique($texts));
    }

    private function folder(): string
    {
        return dirname(__DIR__);
    }
}
