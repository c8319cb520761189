<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Http\DeferredWork;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Features\Search\Engines\Engines;
use Onda\Features\Search\Keywords\CountKeyword;
use Onda\Features\Search\Keywords\Keywords;

defined('ABSPATH') || exit;

/** `ajaxsearchpro_search`: what is found for a phrase and a form of filters, on Ajax Search Pro's wire. */
final class LiveSearch
{
    /** Searches of one network in PACE_SECONDS, with the theme's box. */
    public const PACE = 30;
    public const PACE_SECONDS = 10;

    public function __construct(
        private SearchOptions $options,
        private QuestionReader $reader,
        private Engines $engines,
        private Keywords $keywords,
        private CountKeyword $counter,
        private RateLimit $rate_limit,
        private Pins $pins = new Pins(),
    ) {
    }

    public function __invoke(Request $request): DeferredWork
    {
        [$instance, $question, $answer] = $this->answer($request);
        $is_first = $question->offset === 0;
        $helped = $answer->hits === [] && $is_first ? $this->helped($answer, $question) : $answer;
        $is_completed = $is_first && $request->id('onda_complete') === 1;
        $completion = $is_completed ? $this->engines->suggest($question->phrase, $question) : null;
        $wording = Wording::of($request->form('options'));
        $is_brief = $request->id('onda_brief') === 1;
        $reply = MarkedReply::of($helped, $instance, $wording, $is_first, $completion, $is_brief);
        return new DeferredWork($reply, function () use ($request, $instance, $question, $answer): void {
            $this->note($request, $instance, $question, $answer);
            $this->count_searched($request, $instance);
        });
    }

    /** For REST: the same search, before it is words on the wire of Ajax Search Pro. */
    public function found(Request $request): SearchAnswer
    {
        [$instance, $question, $answer] = $this->answer($request);
        $this->note($request, $instance, $question, $answer);
        return $answer;
    }

    /** @return array{Instance, Question, SearchAnswer} */
    private function answer(Request $request): array
    {
        $instance = $this->options->instance($request->id('asid'));
        $question = $this->reader->read($request, $instance);
        $this->rate_limit->demand($request);
        $answer = $this->pins->first($question, $this->engines->search($question));
        return [$instance, $question, Offers::added($answer)];
    }

    private function note(Request $request, Instance $instance, Question $question, SearchAnswer $answer): void
    {
        if ($question->offset === 0) {
            $this->keywords->note($request, $instance->id, $question->phrase, $answer->total > 0);
        }
    }

    /** A search tells of the one before, so that a visitor's word is one request. */
    private function count_searched(Request $request, Instance $instance): void
    {
        try {
            $request->has('onda_searched') && $this->counter->count($request, $instance->id, 'onda_searched');
        } catch (Refusal) {
            // The search itself is answered.
        }
    }

    /** With what others search, where the engine knows nothing better. */
    private function helped(SearchAnswer $answer, Question $question): SearchAnswer
    {
        $others = array_values(array_diff($this->keywords->trending(), [$question->phrase]));
        $keywords = $answer->keywords ?: $others;
        [$is_estimate, $is_partial] = [$answer->is_estimate, $answer->is_partial];
        return new SearchAnswer([], $answer->total, $is_estimate, $is_partial, $answer->corrected, $keywords);
    }
}
