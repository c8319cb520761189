<?php

declare(strict_types=1);

namespace Onda\Search\Keywords;

use Onda\Http\RateLimit;
use Onda\Http\Request;
use Onda\Http\SameOrigin;
use Onda\Search\Question;
use Onda\Search\QuestionReader;

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
        SameOrigin::demand($request);
        $this->rate_limit->demand($request);
        $phrase = QuestionReader::phrase($request->beginning('keyword', Question::MAX_CHARACTERS));
        return $this->keywords->count($request, $request->id('id'), $phrase) ? '1' : '0';
    }
}
