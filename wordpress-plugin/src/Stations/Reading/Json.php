<?php

declare(strict_types=1);

namespace Onda\Stations\Reading;

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
    private const LITERAL = '/^(?:null|true|false|-?(?:0|[1-9]\d*+)(?:\.\d++)?(?:e[+-]?\d++)?)$/Di';
    private const BAD_ESCAPE = '/\\\\(?!["\\\\\/bfnrtu])|\\\\u(?![\da-f]{4})/i';
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

    /** Without a byte order mark and the `callback(…)` of JSONP; null for what is no JSON. */
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
        return json_decode((new self())->repaired(substr($text, $start[0][1])), true, self::DEPTH, self::FLAGS);
    }

    /** Controls, bare values, commas too many, closers too few. A text without an end is left out: half is wrong. */
    private function repaired(string $text): string
    {
        // Icecast 2.4 forgets a brace in its first moments.
        preg_match_all(self::TOKENS, str_replace('"icestats":"', '"icestats":{"', $text), $tokens);
        foreach ($tokens[0] as $token) {
            $is_endless = $token[0] === '"' && preg_match('/^".*"$/Ds', $token) !== 1;
            $is_endless || $this->take($token);
            if ($is_endless || $this->closers === [] || count($this->closers) > self::DEPTH) {
                break;
            }
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
            $token === ':' && (!$is_bare || end($this->written) !== ':') => $this->mark(':'),
            $token === ',' || $token === '{' || $token === '[' => $this->mark($token),
            $token === '}' || $token === ']' => $this->close($token),
            !$is_bare && $token[0] === '"' => $this->written[] = self::mended($token),
            default => $this->bare .= $token,
        };
    }

    private function mark(string $mark): void
    {
        $this->end_bare();
        $last = end($this->written);
        if ($mark === ',' && in_array($last, [',', '{', '['], true)) {
            return;
        }
        if ($mark === ',' && $last === ':') {
            $this->written[] = 'null';
        }
        if ($mark === '{' || $mark === '[') {
            $this->closers[] = $mark === '{' ? '}' : ']';
        }
        $this->written[] = $mark;
    }

    private function close(string $closer): void
    {
        $this->end_bare();
        if (!in_array($closer, $this->closers, true)) {
            return;
        }
        do {
            while (end($this->written) === ',') {
                array_pop($this->written);
            }
            $this->written[] = (end($this->written) === ':' ? 'null' : '') . ($closed = array_pop($this->closers));
        } while ($closed !== $closer);
    }

    private function end_bare(): void
    {
        $bare = trim($this->bare);
        $this->bare = '';
        if ($bare !== '') {
            $this->written[] = preg_match(self::LITERAL, $bare) === 1 ? strtolower($bare) : self::text($bare);
        }
    }

    private static function mended(string $string): string
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
