<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/** JSON as servers write it: a document that nobody can read is repaired. */
final class Json
{
    private const DEPTH = 64;
    /** Twice as much as the server keeps of a document: more is not repaired. */
    private const MOST_BYTES = 512 * 1024;
    private const FLAGS = JSON_BIGINT_AS_STRING | JSON_INVALID_UTF8_SUBSTITUTE;
    /** Servers leave the quotes off a text that looks like a number: `1e5` is a title, not 100000. */
    private const BARE_TEXT = '/"(title|artist|song|songtitle|streamTitle|server_name|server_description|genre'
        . '|yp_currently_playing)"\s*:\s*(?!null\s*[,}])([^"\[{,}\s][^,}]*)/';
    private const START = '/\{(?=\s*["\w}])|\[(?=\s*["{\[\]])/';
    private const TOKENS = '/"(?:[^"\\\\]++|\\\\.)*+"?|[{}\[\],:]|\s++|[^"{}\[\],:\s]++/s';
    /** A quote inside a text: nothing of a document's structure stands before it or behind it. */
    private const INNER = '/((?:[{\[\\\\]|"\s*:)\s*|,\s*(?="[\w-]*"\s*[:,\]]))?"(?!\s*(?:[:}\]]|,\s*["{\[\d-]|$))/D';
    private const LITERAL = '/^(?:null|true|false|-?(?:0|[1-9]\d*+)(?:\.\d++)?(?:e[+-]?\d++)?)$/Di';
    private const BAD_ESCAPE = '/\\\\(?:["\\\\\/bfnrt]|u[\da-f]{4})(*SKIP)(*FAIL)|\\\\/i';
    /** Half of a letter: JSON of PHP knows no such thing. */
    private const HALF = '/\\\\u(?:d[89ab][\da-f]{2}(?!\\\\ud[c-f])|(?<!\\\\ud[89ab]..\\\\u)d[c-f][\da-f]{2})/i';

    /** @var list<string> */
    private array $written = [];
    /** @var list<string> What closes that which is open. */
    private array $closers = [];
    private string $bare = '';

    private function __construct()
    {
    }

    /** The value of a text without its byte order mark and the `callback(…)` of JSONP; null for what is no JSON. */
    public static function read(string $text): mixed
    {
        $text = (string) preg_replace('/^\s*+(?:\xEF\xBB\xBF\s*+)?/', '', $text);
        if (preg_match('/^[\w$.]{1,100}\s*\(/', $text, $opening) === 1) {
            $text = substr($text, strlen($opening[0]), ((int) strrpos($text, ')') ?: strlen($text)) - strlen($opening[0]));
        }
        $quoted = static fn(array $found): string => "\"$found[1]\":" . self::text(trim($found[2]));
        $text = (string) preg_replace_callback(self::BARE_TEXT, $quoted, $text);
        $read = json_decode($text, true, self::DEPTH, self::FLAGS);
        $is_hopeless = strlen($text) > self::MOST_BYTES || json_last_error() === JSON_ERROR_DEPTH;
        if ($read !== null || $is_hopeless || preg_match(self::START, $text, $start, PREG_OFFSET_CAPTURE) !== 1) {
            return $read;
        }
        $text = substr($text, $start[0][1]);
        $escaped = static fn(array $found): string => ($found[1] ?? '') === '' ? '\\"' : $found[0];
        return self::mended($text) ?? self::mended((string) preg_replace_callback(self::INNER, $escaped, $text));
    }

    private static function mended(string $text): mixed
    {
        return json_decode((new self())->repaired($text), true, self::DEPTH, self::FLAGS);
    }

    /**
     * Controls, bare values, commas too many or too few, a forgotten brace, closers too few. Empty for a document
     * without a brace at its end: the rest may name the stream that would seem to be off air.
     */
    private function repaired(string $text): string
    {
        preg_match_all(self::TOKENS, $text, $tokens);
        foreach ($tokens[0] as $token) {
            if ($token[0] === '"' && preg_match('/^".*"$/Ds', $token) !== 1) {
                return '';
            }
            $this->take($token);
            if ($this->closers === [] || count($this->closers) > self::DEPTH) {
                break;
            }
        }
        if ($this->closers !== [] && preg_match('/[}\]]\s*$/D', $text) !== 1) {
            return '';
        }
        while ($this->closers !== []) {
            $this->close(end($this->closers));
        }
        return implode('', $this->written);
    }

    private function take(string $token): void
    {
        $is_bare = $this->bare !== '';
        match (true) {
            ctype_space($token) => $this->bare .= $is_bare ? ' ' : '',
            $token === ':' && (!$is_bare || end($this->written) !== ':') => $this->colon(),
            $token === ',' => $this->comma(),
            $token === '{' || $token === '[' => $this->open($token),
            $token === '}' || $token === ']' => $this->close($token),
            !$is_bare && $token[0] === '"' => $this->value(self::text_mended($token)),
            default => $this->bare .= $token,
        };
    }

    private function open(string $opener): void
    {
        $this->end_bare();
        $this->value($opener);
        $this->closers[] = $opener === '{' ? '}' : ']';
    }

    /** Icecast forgets a brace in its first moments: `"icestats":"server_id":…`. */
    private function colon(): void
    {
        if ($this->bare !== '') {
            $this->value(self::text(trim($this->bare)));
            $this->bare = '';
        }
        $key = (string) array_pop($this->written);
        if (!str_starts_with($key, '"')) {
            $this->written[] = $key;
            return;
        }
        if (end($this->written) === ':') {
            $this->open('{');
        }
        array_push($this->written, $key, ':');
    }

    private function comma(): void
    {
        $this->end_bare();
        if (end($this->written) === ':') {
            $this->written[] = 'null';
        }
        if (!$this->is_open()) {
            $this->written[] = ',';
        }
    }

    private function close(string $closer): void
    {
        $this->end_bare();
        if (!in_array($closer, $this->closers, true)) {
            return;
        }
        do {
            $closed = array_pop($this->closers);
            if (end($this->written) === ',') {
                array_pop($this->written);
            }
            [$before, $last] = array_slice(['', ...array_slice($this->written, -2)], -2);
            $is_key = $closed === '}' && !$this->is_open() && in_array($before, ['{', ','], true);
            $this->written[] = ($is_key ? ':null' : ($last === ':' ? 'null' : '')) . $closed;
        } while ($closed !== $closer);
    }

    private function end_bare(): void
    {
        $bare = trim($this->bare);
        $this->bare = '';
        if ($bare !== '') {
            $this->value(preg_match(self::LITERAL, $bare) === 1 ? strtolower($bare) : self::text($bare));
        }
    }

    /** With the comma that is missing between two values. */
    private function value(string $value): void
    {
        if (!$this->is_open()) {
            $this->written[] = ',';
        }
        $this->written[] = $value;
    }

    private function is_open(): bool
    {
        return in_array(end($this->written), [false, ',', ':', '{', '['], true);
    }

    private static function text_mended(string $string): string
    {
        return (string) preg_replace(
            ['/[\t\r\n]/', '/[\x00-\x1f]/', self::BAD_ESCAPE, self::HALF],
            [' ', '', '', ''],
            $string,
        );
    }

    private static function text(string $bare): string
    {
        return (string) json_encode($bare, JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE);
    }
}
