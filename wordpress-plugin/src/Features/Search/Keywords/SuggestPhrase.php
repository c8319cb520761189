<?php

declare(strict_types=1);

namespace Onda\Features\Search\Keywords;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Texts;
use Onda\Features\Search\Question;
use Onda\Features\Search\QuestionReader;

defined('ABSPATH') || exit;

/** `onda_suggest`: one suggestion of the service for what was typed so far, as bare text, where the owner allows it. */
final class SuggestPhrase
{
    /** The limit of the whole site: the service counts the site as one visitor. */
    public const SITE_PER_MINUTE = 60;

    /** @param SuggestionService|null $service Null while the owner allows none. */
    public function __construct(
        private ?SuggestionService $service,
        private RateLimitRepository $limits,
        private RateLimit $rate_limit,
    ) {
    }

    public function __invoke(Request $request): string
    {
        $service = $this->service ?? throw new Refusal(404, 'suggestions_off', 'The owner allows no suggestion service.');
        $this->rate_limit->demand($request);
        $typed = QuestionReader::phrase($request->beginning('q', Question::MAX_CHARACTERS));
        $is_enough = $typed === '' || $this->limits->take('suggest', 'site', self::SITE_PER_MINUTE, time()) > 0;
        return $is_enough ? '' : $service->first($typed, self::language($request->text('hl')));
    }

    private static function language(string $asked): string
    {
        return preg_match('/^[a-z]{2,3}([_-][A-Za-z]{2,4})?$/', $asked) === 1 ? $asked : Texts::page_language();
    }
}
