<?php

declare(strict_types=1);

namespace Onda\Features\Search\Forms;

use Onda\Core\Access\Languages;
use Onda\Core\Http\DeferredWork;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Faces;
use Onda\Features\Search\Engines\Engines;
use Onda\Features\Search\Hit;
use Onda\Features\Search\Keywords\Keywords;
use Onda\Features\Search\Pins;
use Onda\Features\Search\Question;
use Onda\Features\Search\QuestionReader;
use Onda\Features\Search\SearchAnswer;
use Onda\Features\Search\Wording;

defined('ABSPATH') || exit;

/** `thim_search`: what the theme's own search box shows under itself. */
final class MastheadSearch
{
    public const RESULTS = 8;
    /** The theme's box has no number. */
    private const SEARCH_ID = 0;

    public function __construct(
        private Engines $engines,
        private Keywords $keywords,
        private RateLimit $rate_limit,
        private Pins $pins = new Pins(),
    ) {
    }

    /** @return DeferredWork|array<string, mixed> */
    public function __invoke(Request $request): DeferredWork|array
    {
        $phrase = QuestionReader::phrase($request->beginning('s', Question::MAX_CHARACTERS));
        if ($phrase === '') {
            return self::data($request, '', new SearchAnswer());
        }
        $this->rate_limit->demand($request);
        $question = new Question($phrase, self::RESULTS, language: Languages::current());
        $answer = $this->pins->first($question, $this->engines->search($question));
        return new DeferredWork(self::data($request, $phrase, $answer), function () use ($request, $phrase, $answer): void {
            $this->keywords->note($request, self::SEARCH_ID, $phrase, $answer->total > 0);
        });
    }

    /** @return array<string, mixed> */
    private static function data(Request $request, string $phrase, SearchAnswer $answer): array
    {
        return [
            'phrase' => $phrase,
            'total' => $answer->total,
            'results' => array_map(self::result(...), $answer->hits),
        ] + ($request->id('onda_brief') === 1 ? [] : ['html' => self::html($answer->hits)]) + array_filter([
            'estimate' => $answer->is_estimate,
            'partial' => $answer->is_partial,
            'corrected' => $answer->corrected,
            'omitted' => $answer->omitted,
            'note' => Wording::of()->note($answer),
        ]);
    }

    /** @return array<string, mixed> Texts are plain. */
    private static function result(Hit $hit): array
    {
        return [
            'id' => $hit->id,
            'type' => $hit->type,
            'title' => $hit->title,
            'link' => $hit->link,
            'image' => $hit->image,
            'date' => gmdate('c', $hit->date),
            'excerpt' => $hit->content,
        ];
    }

    /** @param list<Hit> $hits */
    private static function html(array $hits): string
    {
        $items = implode('', array_map(self::item(...), $hits));
        return $items === '' ? '' : Faces::fill('live-search/masthead-search/Results', ['children' => $items]);
    }

    private static function item(Hit $hit): string
    {
        return Faces::fill('live-search/masthead-search/Result', ['address' => $hit->link, 'title' => $hit->title]);
    }
}
