<?php

declare(strict_types=1);

namespace Onda\Features\Search\Keywords;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\SameOrigin;
use Onda\Features\Search\Question;
use Onda\Features\Search\QuestionReader;

defined('ABSPATH') || exit;

/** `ajaxsearchpro_addkeyword`: `1` when a phrase that was searched here a moment ago is counted now, else `0`. */
final class CountKeyword
{
    public const PER_MINUTE = 10;

    public function __construct(private Keywords $keywords, private RateLimit $rate_limit)
    {
    }

    public function __invoke(Request $request): string
    {
        return $this->count($request, $request->id('id'), 'keyword') ? '1' : '0';
    }

    /**
     * Whether the phrase in `$field` is counted now.
     *
     * @throws Refusal From another site, or too often.
     */
    public function count(Request $request, int $search_id, string $field): bool
    {
        SameOrigin::demand($request);
        $this->rate_limit->demand($request);
        $phrase = QuestionReader::phrase($request->beginning($field, Question::MAX_CHARACTERS));
        return $this->keywords->count($request, $search_id, $phrase);
    }
}
