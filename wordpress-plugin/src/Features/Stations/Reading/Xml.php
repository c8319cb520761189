<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/** XML as servers write it, with bare `&` and `<` in texts, as the tree that providers/README.md describes. */
final class Xml
{
    private const MOST_ELEMENTS = 20_000;
    private const MOST_DEPTH = 60;
    /** A pattern of bytes that looks for no `>`: PHP would read the rest of the document at each tag. */
    private const TAG = '~(*NO_START_OPT)\G<(/?)([a-z_][\w:.-]*+)((?:[^<>"\']++|"[^"<]*+"|\'[^\'<]*+\')*+)>~i';
    private const ATTRIBUTE = '~([\w:.-]+)\s*=\s*(?:"([^"]*)"|\'([^\']*)\')~u';
    /** Beginning and end of all that is no element. */
    private const OTHERS = ['<!--' => '-->', '<![CDATA[' => ']]>', '<?' => '?>', '<!' => '>'];

    /** @var list<array{name: string, attributes: array<string, string>, children: array<string, list<mixed>>, text: string}> */
    private array $open;

    private function __construct()
    {
        $this->open = [self::element('')];
    }

    /** @return array<string, mixed> Empty without an element, and without its end. References are as they are written. */
    public static function tree(string $text): array
    {
        $reader = new self();
        $reader->read($text);
        $tree = count($reader->open) > 1 ? [] : self::value($reader->open[0]);
        return is_array($tree) ? $tree : [];
    }

    private function read(string $text): void
    {
        $place = 0;
        for ($count = 0; $count < self::MOST_ELEMENTS && $place < strlen($text); $count++) {
            $next = strpos($text, '<', $place);
            $this->write(substr($text, $place, ($next === false ? strlen($text) : $next) - $place));
            if ($next === false) {
                return;
            }
            $place = $this->other($text, $next) ?? $this->tag($text, $next);
        }
    }

    /** @return int|null Where it ends; null if an element or a bare `<` stands there. */
    private function other(string $text, int $place): ?int
    {
        foreach (self::OTHERS as $beginning => $end) {
            if (substr_compare($text, $beginning, $place, strlen($beginning)) !== 0) {
                continue;
            }
            // The declaration of a document may hold others within brackets.
            $is_declared = $end === '>' && ($text[$place + strcspn($text, '[>', $place)] ?? '') === '[';
            $start = $place + strlen($beginning);
            $found = strpos($text, $is_declared ? ']>' : $end, $start);
            $found = $found === false ? strlen($text) : $found;
            if ($end === ']]>') {
                $this->write(substr($text, $start, $found - $start));
            }
            return $found + strlen($is_declared ? ']>' : $end);
        }
        return null;
    }

    private function tag(string $text, int $place): int
    {
        if (preg_match(self::TAG, $text, $tag, 0, $place) !== 1) {
            $this->write('<');
            return $place + 1;
        }
        [$written, $slash, $name, $attributes] = $tag;
        if ($slash !== '') {
            $this->close_to($name);
        } elseif (count($this->open) < self::MOST_DEPTH) {
            $this->open[] = self::element($name, $attributes);
            str_ends_with($attributes, '/') && $this->close();
        }
        return $place + strlen($written);
    }

    private function write(string $text): void
    {
        $this->open[array_key_last($this->open)]['text'] .= $text;
    }

    private function close_to(string $name): void
    {
        if (in_array($name, array_column($this->open, 'name'), true)) {
            do {
                $closed = end($this->open)['name'];
                $this->close();
            } while ($closed !== $name);
        }
    }

    private function close(): void
    {
        $element = array_pop($this->open);
        $name = $element['attributes']['name'] ?? $element['name'];
        unset($element['attributes']['name']);
        $this->open[array_key_last($this->open)]['children'][$name][] = self::value($element);
    }

    private static function value(array $element): mixed
    {
        $one = static fn(array $values): mixed => count($values) === 1 ? $values[0] : $values;
        $map = array_map($one, $element['children']) + $element['attributes'];
        return $map === [] ? trim($element['text']) : $map;
    }

    /** @return array{name: string, attributes: array<string, string>, children: array<string, list<mixed>>, text: string} */
    private static function element(string $name, string $attributes = ''): array
    {
        preg_match_all(self::ATTRIBUTE, $attributes, $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL);
        $attributes = array_combine(
            array_column($found, 1),
            array_map(static fn(array $one): string => $one[2] ?? $one[3] ?? '', $found),
        );
        return ['name' => $name, 'attributes' => $attributes, 'children' => [], 'text' => ''];
    }
}
