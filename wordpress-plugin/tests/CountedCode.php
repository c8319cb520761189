<?php

declare(strict_types=1);

namespace Onda\Tests;

/**
 * Counts how many characters our code reads, whatever else the machine does: a copy of a class, and of all of ours that
 * it uses, runs in a namespace whose functions for texts note how far they looked.
 */
final class CountedCode
{
    private const PREFIX = 'Counted\\';
    /** They stop at what they find; the others read the whole text. */
    private const FINDING = ['strpos', 'stripos', 'mb_strpos', 'mb_stripos'];
    private const READING = [
        'strrpos', 'strtolower', 'trim', 'strip_tags', 'html_entity_decode', 'mb_strlen', 'mb_substr', 'mb_strcut', 'mb_scrub',
    ];
    /** The library counts each step that it may take back, of a pattern that is not compiled further. */
    private const COUNTED = '(*NO_JIT)(*NO_AUTO_POSSESS)(*LIMIT_MATCH=5000)';
    private const PATTERNS = ['preg_replace', 'preg_replace_callback', 'preg_split'];

    public static int $read = 0;
    /** @var array<string, true> */
    private static array $namespaces = [];

    /** The copy of a class. */
    public static function of(string $class): string
    {
        self::$namespaces === [] && spl_autoload_register(self::load(...));
        return self::PREFIX . $class;
    }

    /** How many characters are read for each of a text: a few, however long it is. */
    public static function passes(\Closure $run, string $text): float
    {
        self::$read = 0;
        $run($text);
        return self::$read / strlen($text);
    }

    private static function load(string $copy): void
    {
        if (!str_starts_with($copy, self::PREFIX)) {
            return;
        }
        $class = new \ReflectionClass(substr($copy, strlen(self::PREFIX)));
        self::count_in(self::PREFIX . $class->getNamespaceName());
        $code = (string) file_get_contents((string) $class->getFileName());
        $code = (string) preg_replace('/^(namespace|use) (?=Onda\b)/m', '$1 Counted\\\\', $code);
        eval(substr(str_replace('__DIR__', var_export(dirname((string) $class->getFileName()), true), $code), strlen('<?php')));
    }

    private static function count_in(string $namespace): void
    {
        if (isset(self::$namespaces[$namespace])) {
            return;
        }
        self::$namespaces[$namespace] = true;
        $counter = '\\' . self::class;
        $code = "namespace $namespace;";
        foreach (self::FINDING as $name) {
            $code .= "function $name(string \$text, string \$part, int \$from = 0) { \$at = \\$name(\$text, \$part, \$from);"
                . " $counter::\$read += (\$at === false ? strlen(\$text) : \$at) - \$from; return \$at; }";
        }
        foreach (self::READING as $name) {
            $code .= "function $name(string \$text, ...\$more) { $counter::\$read += strlen(\$text); return \\$name(\$text, ...\$more); }";
        }
        foreach (self::PATTERNS as $name) {
            $subject = $name === 'preg_split' ? 0 : 1;
            $code .= "function $name(string|array \$pattern, ...\$more) { $counter::\$read += $counter::steps(\$pattern, \$more[$subject]);"
                . " return \\$name(\$pattern, ...\$more); }";
        }
        foreach (['preg_match', 'preg_match_all'] as $name) {
            $code .= "function $name(string \$pattern, string \$text, &\$found = null, int \$flags = 0, int \$from = 0) {"
                . " $counter::\$read += $counter::steps(\$pattern, \$text, \$from, '$name' === 'preg_match');"
                . " return \\$name(\$pattern, \$text, \$found, \$flags, \$from); }";
        }
        eval($code);
    }

    /**
     * How far a pattern reads: to the end of what it finds, or of the text. A pattern that tries thousands of times at
     * a place in the middle reads on from there, and the same at the next; from the beginning it may read on once.
     *
     * @param string|list<string> $patterns
     */
    public static function steps(string|array $patterns, string $text, int $from = 0, bool $is_once = false): int
    {
        $middle = intdiv($from + strlen($text), 2);
        $search = $is_once ? \preg_match(...) : \preg_match_all(...);
        $read = 0;
        foreach ((array) $patterns as $pattern) {
            // Greedy for possessive: only what can be taken back is counted by the library.
            $counted = $pattern[0] . self::COUNTED . str_replace(['*+', ']++'], ['*', ']+'], substr($pattern, 1));
            $search($counted, $text, $found, 0, $middle);
            if (\preg_last_error() === PREG_BACKTRACK_LIMIT_ERROR) {
                throw new \LengthException("reads on at each place: $pattern");
            }
            $is_found = $is_once && \preg_match($pattern, $text, $found, PREG_OFFSET_CAPTURE, $from) === 1;
            // Bound to its place, it looks no further where nothing is found.
            $end = str_contains($pattern, '\\G') ? $from + 1 : strlen($text);
            $read += ($is_found ? $found[0][1] + strlen($found[0][0]) : $end) - $from;
        }
        return $read;
    }
}
