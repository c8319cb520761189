<?php

declare(strict_types=1);

namespace Onda\Features\Search\Keywords;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;
use Onda\Features\Search\Engines\Engines;
use Onda\Features\Search\Question;
use Onda\Features\Search\QuestionReader;
use Onda\Features\Search\SearchOptions;

defined('ABSPATH') || exit;

/** `ajaxsearchpro_autocomplete`: one whole phrase for what was typed so far, as bare text; empty when nothing suits. */
final class CompletePhrase
{
    public function __construct(
        private SearchOptions $options,
        private QuestionReader $reader,
        private Engines $engines,
        private RateLimit $rate_limit,
    ) {
    }

    public function __invoke(Request $request): string
    {
        $this->rate_limit->demand($request);
        $typed = QuestionReader::phrase($request->beginning('sauto', Question::MAX_CHARACTERS));
        $context = $this->reader->read($request, $this->options->instance($request->id('asid')));
        return $typed === '' ? '' : $this->engines->suggest($typed, $context);
    }
}
