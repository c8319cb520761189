<?php

declare(strict_types=1);

namespace Onda\Features\Search;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Fetch\JsonFetcher;
use Onda\Core\Http\Action;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Engines\EngineChoice;
use Onda\Features\Search\Forms\HeaderBox;
use Onda\Features\Search\Forms\MastheadSearch;
use Onda\Features\Search\Forms\SearchPrinting;
use Onda\Features\Search\Forms\SiteForms;
use Onda\Features\Search\Forms\TemplateSearch;
use Onda\Features\Search\Index\Build\ChangeListener;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Index\IndexState;
use Onda\Features\Search\Keywords\CompletePhrase;
use Onda\Features\Search\Keywords\CountKeyword;
use Onda\Features\Search\Keywords\KeywordRepository;
use Onda\Features\Search\Keywords\Keywords;
use Onda\Features\Search\Keywords\SearchedPhraseRepository;
use Onda\Features\Search\Keywords\SuggestPhrase;
use Onda\Features\Search\Keywords\SuggestionService;
use Onda\Features\Search\Sphinx\ProgressRepository;
use Onda\Features\Search\Sphinx\Shards;

defined('ABSPATH') || exit;

/** The composition root's part for live search. */
final class SearchFeature implements Feature
{
    use FeatureDefaults;

    private ?SearchPrinting $printing = null;

    /**
     * The theme's box stands alone: a theme that answers it itself does not take the other searches away from us.
     *
     * @return array<string, list<Action>>
     */
    public function actions(): array
    {
        $empty = static fn(): string => '';
        $zero = static fn(): string => '0';
        $marked = static fn(Refusal $refusal): string => MarkedReply::refused($refusal, Wording::of());
        return [
            'live-search' => [
                new Action(
                    'ajaxsearchpro_search',
                    self::search(...),
                    refusal_text: $marked,
                ),
                new Action(
                    'ajaxsearchpro_autocomplete',
                    self::complete(...),
                    refusal_text: $empty,
                    content_type: 'text/plain',
                ),
                new Action('ajaxsearchpro_addkeyword', self::count(...), refusal_text: $zero),
            ],
            'suggestions' => [
                new Action('onda_suggest', self::suggest(...), refusal_text: $empty, content_type: 'text/plain'),
            ],
            'masthead-search' => [
                new Action('thim_search', self::masthead(...)),
            ],
        ];
    }

    public function make(string $part, Printing $printing): object
    {
        $settings = new SettingsStore();
        return match ($part) {
            self::class => $this,
            ChangeListener::class => IndexParts::listener(),
            HeaderBox::class => new HeaderBox(),
            ResultPage::class => new ResultPage(
                self::options(...),
                new QuestionReader(new PublicPosts()),
                EngineChoice::engines(...),
                self::pins(...),
            ),
            SearchPrinting::class => $this->printing ??= self::printing(),
            Shards::class => self::shards(),
            SiteForms::class => new SiteForms($settings, $printing->printer()),
            TemplateSearch::class => new TemplateSearch(EngineChoice::engines(), new PublicPosts()),
        };
    }

    /** @return array<string, list<array{value: string, label: string}>> */
    public function onda_block_choices(array $choices): array
    {
        return $choices + [
            'search' => array_map(static fn(array $row): array => [
                'value' => (string) $row['id'],
                'label' => trim("$row[id] $row[name]"),
            ], self::options()->rows()),
        ];
    }

    public function elements(Printing $printing): ElementParts
    {
        $this->printing ??= self::printing();
        return new ElementParts(['live-search' => $this->printing->resolve(...)]);
    }

    public function events(): array
    {
        return IndexParts::EVENTS;
    }

    public function forget(): void
    {
        array_map('delete_option', [IndexState::OPTION, ...ProgressRepository::OPTIONS]);
    }

    public static function shards(): Shards
    {
        $posts = new PublicPosts();
        $servers = array_map(EngineChoice::connection(...), self::options()->shards());
        return new Shards($servers, $posts, new SearchableTypes($posts), new ProgressRepository());
    }

    public static function keywords(): Keywords
    {
        return new Keywords(
            new SearchedPhraseRepository(),
            new KeywordRepository(),
            new NetworkShareRepository(),
            self::options()->approved(),
        );
    }

    public static function printing(): SearchPrinting
    {
        return new SearchPrinting(new SettingsStore(), self::keywords(...));
    }

    public static function search(): LiveSearch
    {
        $reader = new QuestionReader(new PublicPosts());
        $pace = self::rate_limit('search');
        [$engines, $keywords] = [EngineChoice::engines(), self::keywords()];
        return new LiveSearch(self::options(), $reader, $engines, $keywords, self::count(), $pace, self::pins());
    }

    public static function complete(): CompletePhrase
    {
        $reader = new QuestionReader(new PublicPosts());
        return new CompletePhrase(self::options(), $reader, EngineChoice::engines(), self::rate_limit('search-complete'));
    }

    private static function count(): CountKeyword
    {
        return new CountKeyword(
            self::keywords(),
            new RateLimit(new RateLimitRepository(), 'search-count', CountKeyword::PER_MINUTE),
        );
    }

    private static function suggest(): SuggestPhrase
    {
        $service = self::options()->has_suggestions() ? new SuggestionService(JsonFetcher::open()) : null;
        return new SuggestPhrase($service, new RateLimitRepository(), self::rate_limit('search-complete'));
    }

    private static function masthead(): MastheadSearch
    {
        return new MastheadSearch(EngineChoice::engines(), self::keywords(), self::rate_limit('search'), self::pins());
    }

    public static function pins(): Pins
    {
        $hits = static fn(array $ids, string $phrase): array =>
            (new HitReader(new PublicPosts(), IndexOptions::stored(new SettingsStore())))->read($ids, $phrase);
        return new Pins(self::options()->pins(), $hits);
    }

    private static function options(): SearchOptions
    {
        return SearchOptions::stored(new SettingsStore());
    }

    private static function rate_limit(string $name): RateLimit
    {
        return new RateLimit(new RateLimitRepository(), $name, LiveSearch::PACE, seconds: LiveSearch::PACE_SECONDS);
    }
}
