<?php

declare(strict_types=1);

namespace Onda\Search\Keywords;

use Onda\Http\RateLimit;
use Onda\Http\Request;
use Onda\Search\Engines\Engines;
use Onda\Search\Options;
use Onda\Search\Question;
use Onda\Search\QuestionReader;

defined('ABSPATH') || exit;

/** `ajaxsearchpro_autocomplete`: one whole phrase for what was typed so far, as bare text; empty when nothing suits. */
final class CompletePhrase
{
    public function __construct(
        private Options $options,
        private QuestionReader $reader,
        private Engines $engines,
        private RateLimit $rate_limit,
    ) {
    }

    public function __invoke(Request $request): string
    {
        $this->engines->demand_any();
        $this->rate_limit->demand($request);
        $typed = QuestionReader::phrase($request->beginning('sauto', Question::MAX_CHARACTERS));
        $context = $this->reader->read($request, $this->options->instance($request->id('asid')));
        return $typed === '' ? '' : $this->engines->suggest($typed, $context);
    }
}
