<?php

declare(strict_types=1);

namespace Onda\Printing;

defined('ABSPATH') || exit;

/** The visible texts of the printed shells: the same words as the scripts, generated from one source. */
final class Texts
{
    /** @var array<string, array<string, array<string, string>>>|null */
    private ?array $texts = null;

    public function __construct(private string $directory)
    {
    }

    public function text(string $feature, string $key): string
    {
        $languages = $this->all()[$feature] ?? [];
        return $languages[$this->language()][$key] ?? $languages['en'][$key] ?? '';
    }

    /** @return array<string, string> By key, in the language of the page. */
    public function of_feature(string $feature): array
    {
        $languages = $this->all()[$feature] ?? [];
        return $languages[$this->language()] ?? $languages['en'] ?? [];
    }

    /** `es` or `en`, another language tag otherwise. */
    public static function page_language(): string
    {
        $tag = str_replace('_', '-', determine_locale());
        $short = strtolower(substr($tag, 0, 2));
        return in_array($short, ['es', 'en'], true) ? $short : $tag;
    }

    private function language(): string
    {
        return self::page_language() === 'es' ? 'es' : 'en';
    }

    /** @return array<string, array<string, array<string, string>>> */
    private function all(): array
    {
        $file = $this->directory . '/messages.php';
        return $this->texts ??= is_file($file) ? require $file : [];
    }
}
