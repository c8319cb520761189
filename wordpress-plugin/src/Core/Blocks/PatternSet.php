<?php

declare(strict_types=1);

namespace Onda\Core\Blocks;

defined('ABSPATH') || exit;

/** Patterns of our blocks, registered where an editor or a template may show them. */
final class PatternSet
{
    public const CATEGORY = 'onda';
    private const FOLDER = __DIR__ . '/../../../patterns';

    /** @param \Closure(): array<string, array<string, mixed>> $all Name without `onda/` → what WordPress is told. */
    public function __construct(private \Closure $all)
    {
    }

    /** Renders a pattern of ours. */
    public function pre_render_block(mixed $printed): mixed
    {
        $this->register();
        return $printed;
    }

    public function register(): void
    {
        $all = ($this->all)();
        if (\WP_Block_Patterns_Registry::get_instance()->is_registered(self::CATEGORY . '/' . array_key_first($all))) {
            return;
        }
        register_block_pattern_category(self::CATEGORY, ['label' => 'Onda']);
        foreach ($all as $name => $pattern) {
            register_block_pattern(self::CATEGORY . "/$name", $pattern + [
                'categories' => [self::CATEGORY],
                'viewportWidth' => 1200,
                // WordPress reads it when an editor asks for the pattern.
                'filePath' => self::FOLDER . "/$name.php",
            ]);
        }
    }

    /**
     * The content of a pattern file.
     *
     * @param array<string, string> $words Mark in the file → markup.
     */
    public static function filled(string $name, array $words): string
    {
        $marks = array_map(static fn(string $mark): string => "{{{$mark}}}", array_keys($words));
        return strtr((string) file_get_contents(self::FOLDER . "/$name.html"), array_combine($marks, $words));
    }
}
