<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/**
 * The visible texts of the templates: the same words as the scripts, generated from one source. Spanish and
 * English are in that source; other languages are in catalogs.
 */
final class Texts
{
    /** @var array<string, array<string, array<string, string>>>|null */
    private ?array $texts = null;

    public function __construct(private string $directory)
    {
    }

    /** @param ?string $locale That of the page, where none is said. */
    public function text(string $feature, string $key, ?string $locale = null): string
    {
        $languages = $this->all()[$feature] ?? [];
        $locale ??= determine_locale();
        $own = $languages[self::short($locale)][$key] ?? null;
        $english = $languages['en'][$key] ?? '';
        return $own ?? ($english === '' ? '' : $this->catalog()->text($locale, $key, $english));
    }

    /** `es` or `en`, another language tag otherwise. */
    public static function page_language(): string
    {
        $locale = determine_locale();
        $short = self::short($locale);
        return in_array($short, ['es', 'en'], true) ? $short : str_replace('_', '-', $locale);
    }

    /** The address of the page's catalog for its scripts; empty on a page in Spanish, English or a language without. */
    public function catalog_address(): string
    {
        $locale = determine_locale();
        $is_own = in_array(self::short($locale), ['es', 'en'], true);
        return $is_own ? '' : $this->catalog()->address($locale);
    }

    private static function short(string $locale): string
    {
        return strtolower((string) strtok($locale, '_-'));
    }

    private function catalog(): TextCatalog
    {
        return new TextCatalog(dirname($this->directory));
    }

    /** @return array<string, array<string, array<string, string>>> */
    private function all(): array
    {
        $file = $this->directory . '/messages.php';
        return $this->texts ??= is_file($file) ? require $file : [];
    }
}
