<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * The templates, generated from each feature's `Markup.tsx`, and the five placeholders they may hold.
 */
final class Templates
{
    private const PLACEHOLDER = '/\{\{(?:(t|url|style|flag)\s+)?([A-Za-z][\w.-]*)(?:\s+([\w-]+))?\}\}/';

    /** @var array<string, string>|null */
    private ?array $templates = null;

    public function __construct(private string $directory, private Texts $texts, private Manifest $manifest)
    {
    }

    public function template(string $tag): string
    {
        $file = $this->directory . '/templates.php';
        $this->templates ??= is_file($file) ? require $file : [];
        return Html::one_line($this->templates[$tag] ?? '');
    }

    /** @param array<string, mixed> $values By camelCase name. */
    public function fill(string $tag, string $feature, array $values): string
    {
        return (string) preg_replace_callback(
            self::PLACEHOLDER,
            fn(array $found): string => $this->placeholder($feature, $values, $found),
            $this->template($tag)
        );
    }

    /**
     * @param array<string, mixed> $values
     * @param array<int, string> $found
     */
    private function placeholder(string $feature, array $values, array $found): string
    {
        $value = $values[$found[2]] ?? '';
        return match ($found[1]) {
            't' => Html::text($this->texts->text($feature, $found[2])),
            'url' => Html::text(Html::address($value)),
            'style' => Html::text($this->manifest->style($found[2])),
            'flag' => $value === true ? Html::text($found[3] ?? '') : '',
            default => Html::text($value),
        };
    }
}
