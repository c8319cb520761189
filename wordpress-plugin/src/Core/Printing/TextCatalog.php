<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/**
 * The visitors' texts of a language besides Spanish and English: the JSON catalog (JED) that a language pack brings, or
 * that of the plugin. The server prints from it, and the scripts read the same file.
 */
final class TextCatalog
{
    /** The source of these texts, after whose name translate.wordpress.org names the catalog of a language pack. */
    private const SOURCE = 'generated/visitor-texts.js';
    private const LOCALE = '/^[A-Za-z]{2,3}(_[A-Za-z0-9]+)*$/D';
    /** Between context and text. */
    private const BETWEEN = "\u{4}";

    /** @var array<string, array<string, string>> Locale → context and text → translation. */
    private static array $read = [];

    /** @param string $folder That of the plugin. */
    public function __construct(private string $folder)
    {
    }

    /** A text that the catalog lacks stays English. */
    public function text(string $locale, string $key, string $english): string
    {
        return ($this->texts($locale)[$key . self::BETWEEN . $english] ?? '') ?: $english;
    }

    /** The address of the catalog; empty where the language has none, or the web server does not serve it. */
    public function address(string $locale): string
    {
        $file = $this->file($locale);
        $roots = [WP_PLUGIN_DIR => plugins_url(), WP_CONTENT_DIR => content_url()];
        if (str_starts_with($file, "$this->folder/")) {
            $roots = [$this->folder => plugins_url('', "$this->folder/onda.php")] + $roots;
        }
        foreach ($file === '' ? [] : $roots as $root => $address) {
            if (str_starts_with($file, "$root/")) {
                return $address . substr($file, strlen($root)) . '?ver=' . filemtime($file);
            }
        }
        return '';
    }

    /** @return array<string, string> */
    private function texts(string $locale): array
    {
        return self::$read[$locale] ??= self::parsed($this->file($locale));
    }

    /** A language pack is newer than what the plugin was delivered with. */
    private function file(string $locale): string
    {
        if (preg_match(self::LOCALE, $locale) !== 1) {
            return '';
        }
        $names = [
            WP_LANG_DIR . "/plugins/onda-$locale-onda-visitor.json",
            WP_LANG_DIR . "/plugins/onda-$locale-" . md5(self::SOURCE) . '.json',
            "$this->folder/languages/onda-$locale-onda-visitor.json",
        ];
        return current(array_filter($names, is_file(...))) ?: '';
    }

    /** @return array<string, string> The first form of a text with plural forms; empty for a file of another shape. */
    private static function parsed(string $file): array
    {
        $catalog = $file === '' ? null : json_decode((string) file_get_contents($file), true);
        $domains = is_array($catalog) && is_array($catalog['locale_data'] ?? null) ? $catalog['locale_data'] : [];
        $forms = is_array(reset($domains)) ? reset($domains) : [];
        $first = array_map(static fn(mixed $text): mixed => is_array($text) ? reset($text) : null, $forms);
        return array_filter($first, is_string(...));
    }
}
