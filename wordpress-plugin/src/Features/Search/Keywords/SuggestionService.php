<?php

declare(strict_types=1);

namespace Onda\Features\Search\Keywords;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\JsonFetcher;
use Onda\Core\Text\PlainText;
use Onda\Features\Search\Question;

defined('ABSPATH') || exit;

/** Google's suggestions, asked by the site: it learns what is typed here, and nothing of who types it. */
final class SuggestionService
{
    private const HOST = 'clients1.google.com';
    private const SECONDS = 2;
    private const MAX_DEPTH = 8;

    public function __construct(private JsonFetcher $web)
    {
    }

    /** The first suggestion as plain text; empty when there is none or nobody answers. */
    public function first(string $typed, string $language): string
    {
        // M-7.83 to M-7.88: these fields.
        $fields = ['q' => $typed, 'hl' => $language, 'nolabels' => 't', 'client' => 'hp', 'ds' => ''];
        try {
            $path = '/complete/search?' . http_build_query($fields, '', '&', PHP_QUERY_RFC3986);
            $body = $this->web->text(self::HOST, $path, microtime(true) + self::SECONDS);
        } catch (FetchFailed) {
            return '';
        }
        $first = self::list($body)[1][0] ?? null;
        $text = is_array($first) ? $first[0] ?? '' : $first;
        return is_string($text) ? mb_substr(PlainText::line($text), 0, Question::MAX_CHARACTERS) : '';
    }

    /**
     * It comes as a call of a function, `window.google.ac.h([…])`.
     *
     * @return array<mixed>
     */
    private static function list(string $body): array
    {
        $start = strpos($body, '[');
        $end = strrpos($body, ']');
        $json = $start === false || $end === false ? '' : substr($body, $start, $end - $start + 1);
        $list = json_decode($json, true, self::MAX_DEPTH, JSON_INVALID_UTF8_IGNORE);
        return is_array($list) ? $list : [];
    }
}
