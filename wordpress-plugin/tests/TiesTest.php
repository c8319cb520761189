<?php

declare(strict_types=1);

namespace Onda\Tests;

/** A class can be read without those that use it: no class and no folder needs one that needs it. */
final class TiesTest extends TestCase
{
    public function test_no_class_needs_one_that_needs_it(): void
    {
        $needs = $this->needs();
        $this->assertGreaterThan(1000, array_sum(array_map(count(...), $needs)), 'the scan has stopped looking');
        $this->assertSame([], self::circles($needs));
    }

    /** A folder and one inside it may: the outer one composes the inner ones, and has what they share. */
    public function test_no_two_folders_side_by_side_need_each_other(): void
    {
        $arrows = [];
        foreach ($this->needs() as $class => $others) {
            foreach ($others as $other) {
                [$from, $to] = [self::folder($class), self::folder($other)];
                $is_inside = str_starts_with("$from\\", "$to\\") || str_starts_with("$to\\", "$from\\");
                $is_inside || $arrows[$from][$to][] = "$class needs $other";
            }
        }
        $ties = [];
        foreach ($arrows as $from => $targets) {
            $is_tied = static fn(string $to): bool => isset($arrows[$to][$from]);
            array_push($ties, ...array_merge(...array_values(array_filter($targets, $is_tied, ARRAY_FILTER_USE_KEY))));
        }
        $this->assertSame([], $ties);
    }

    /**
     * Takes away, until none is left, those that need no other and those that no other needs.
     *
     * @param array<string, list<string>> $needs
     * @return array<string, list<string>> Those on a circle, or between two, with what they need of it.
     */
    private static function circles(array $needs): array
    {
        do {
            $count = count($needs);
            $needed = array_flip(array_merge(...array_values($needs)));
            $needs = array_intersect_key($needs, $needed);
            $is_left = static fn(string $one): bool => isset($needs[$one]);
            $left = static fn(array $others): array => array_values(array_filter($others, $is_left));
            $needs = array_filter(array_map($left, $needs));
        } while ($needs !== [] && count($needs) < $count);
        return $needs;
    }

    /** @return array<string, list<string>> Class → those of ours that its code names. */
    private function needs(): array
    {
        $root = dirname(__DIR__) . '/src';
        $needs = [];
        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($root)) as $file) {
            if ($file->isFile() && preg_match('~^/(Core|Early|Features|Owner|Rest)/.*[A-Z]\w+\.php$~', $name = substr((string) $file, strlen($root)))) {
                $needs['Onda' . strtr(substr($name, 0, -4), '/', '\\')] = (string) file_get_contents((string) $file);
            }
        }
        ksort($needs);
        $all = array_flip(array_keys($needs));
        $read = static fn(string $code, string $class): array => array_values(array_filter(
            self::named($code, self::folder($class)),
            static fn(string $other): bool => $other !== $class && isset($all[$other])
        ));
        return array_combine(array_keys($all), array_map($read, $needs, array_keys($all)));
    }

    /** @return list<string> Its imports, and what the code below them may name as a class, with namespaces. */
    private static function named(string $code, string $folder): array
    {
        preg_match_all('/^use ([\\w\\\\]+);$/m', $code, $imports);
        $imported = array_combine(array_map(self::short(...), $imports[1]), $imports[1]);
        $body = (string) preg_replace('/^.*?^(?=(final |readonly )*(class|interface|trait|enum) )/ms', '<?php ', $code);
        $tokens = array_values(array_filter(\PhpToken::tokenize($body), static fn(\PhpToken $token): bool => !$token->isIgnorable()));
        $found = array_fill_keys($imports[1], true);
        foreach ($tokens as $place => $token) {
            $before = $tokens[$place - 1]->text ?? '';
            $is_class = $token->id === T_STRING
                && !in_array($before, ['->', '?->', '::', 'function', 'const', 'case'], true)
                && (($tokens[$place + 1]->text ?? '') !== '(' || $before === 'new');
            $is_class && $found[$imported[$token->text] ?? "$folder\\$token->text"] = true;
        }
        return array_keys($found);
    }

    private static function short(string $name): string
    {
        return substr($name, (int) strrpos("\\$name", '\\'));
    }

    private static function folder(string $class): string
    {
        return substr($class, 0, (int) strrpos($class, '\\'));
    }
}
