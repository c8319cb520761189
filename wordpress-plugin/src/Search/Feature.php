<?php

declare(strict_types=1);

namespace Onda\Search;

use Onda\Admin\PrivacyText;
use Onda\Database\NetworkShareRepository;
use Onda\Database\PostTitles;
use Onda\Database\PublicPosts;
use Onda\Database\RateLimitRepository;
use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\Fetch\AddressGuard;
use Onda\Fetch\JsonFetcher;
use Onda\Fetch\SystemResolver;
use Onda\Http\Action;
use Onda\Http\RateLimit;
use Onda\Http\Refusal;
use Onda\Printing\Assets;
use Onda\Printing\ElementParts;
use Onda\Printing\ElementPrinter;
use Onda\Printing\Elements;
use Onda\Printing\Manifest;
use Onda\Printing\PlacedElements;
use Onda\Printing\Texts;
use Onda\Search\Engines\Engines;
use Onda\Search\Engines\SphinxEngine;
use Onda\Search\Engines\WpQueryEngine;
use Onda\Search\Index\Feature as Index;
use Onda\Search\Index\IndexState;
use Onda\Search\Index\Options as Words;
use Onda\Search\Keywords\{CompletePhrase, CountKeyword, KeywordRepository, Keywords, SearchDayRepository};
use Onda\Search\Keywords\{SearchFigures, SearchedPhraseRepository, SuggestPhrase, SuggestionService};
use Onda\Search\Sphinx\Connection;
use Onda\Search\Sphinx\LoadCommand;
use Onda\Search\Sphinx\ProgressRepository;
use Onda\Search\Sphinx\Shards;
use Onda\Settings\Section;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The composition root's part for live search. */
final class Feature implements FeatureOfPlugin
{
    use FeatureDefaults;

    private ?Printing $printing = null;

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
                    is_early: true,
                    refusal_text: $marked,
                    shows_posts: true,
                ),
                new Action(
                    'ajaxsearchpro_autocomplete',
                    self::complete(...),
                    is_early: true,
                    refusal_text: $empty,
                    content_type: 'text/plain',
                    shows_posts: true,
                ),
                new Action('ajaxsearchpro_addkeyword', self::count(...), is_early: true, refusal_text: $zero),
            ],
            'suggestions' => [
                new Action('onda_suggest', self::suggest(...), refusal_text: $empty, content_type: 'text/plain'),
            ],
            'masthead-search' => [
                new Action('thim_search', self::masthead(...), is_early: true, shows_posts: true),
            ],
        ];
    }

    public function hook(): void
    {
        $shards = self::shards();
        $shards->hook();
        HiddenProducts::hook();
        Index::hook();
        (new LoadCommand($shards))->hook();
        (new ResultPage(self::options(), new QuestionReader(new PublicPosts()), self::engines(...)))->hook();
    }

    public function settings(): array
    {
        return [...SettingsForm::sections(), Index::section()];
    }

    public function statistics(): array
    {
        return [SearchFigures::topic(new SearchDayRepository())];
    }

    public function privacy(PlacedElements $placed): array
    {
        if (!(new IndexState())->read()['is_wanted'] && !$placed->has('asp-search', 'masthead-search')) {
            return [];
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $sentences = [
            __('Searched phrases are counted by day for 90 days; who searched is not kept.', 'onda'),
        ];
        // phpcs:enable
        if (self::options()->has_suggestions()) {
            $sentences[] = __('This site asks a suggestion service for the rest of a phrase, in its own name.', 'onda');
        }
        return [new PrivacyText(__('Search', 'onda'), $sentences)];
    }

    public function elements(Texts $texts, Manifest $manifest): ElementParts
    {
        $this->printing = self::printing();
        return new ElementParts(['live-search' => $this->printing->resolve(...)]);
    }

    public function hook_printing(Elements $elements, ElementPrinter $printer, Assets $assets): void
    {
        $this->printing?->hook();
    }

    public function events(): array
    {
        return Index::EVENTS;
    }

    public function forget(): void
    {
        array_map('delete_option', [IndexState::OPTION, ...ProgressRepository::OPTIONS]);
    }

    public static function shards(): Shards
    {
        $posts = new PublicPosts();
        $servers = array_map(self::connection(...), self::options()->shards());
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

    public static function printing(): Printing
    {
        return new Printing(new SettingsStore(), self::keywords());
    }

    private static function search(): LiveSearch
    {
        $reader = new QuestionReader(new PublicPosts());
        return new LiveSearch(self::options(), $reader, self::engines(), self::keywords(), self::rate_limit('search'));
    }

    private static function complete(): CompletePhrase
    {
        $reader = new QuestionReader(new PublicPosts());
        return new CompletePhrase(self::options(), $reader, self::engines(), self::rate_limit('search-complete'));
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
        return new MastheadSearch(self::engines(), self::keywords(), self::rate_limit('search'));
    }

    /** In the order in which they are asked, as the owner chose it. */
    private static function engines(): Engines
    {
        [$index, $sphinx, $wordpress] = [Index::engine(...), self::sphinx(...), self::wordpress(...)];
        return new Engines(match (self::options()->engine()) {
            'wordpress' => [$wordpress],
            'sphinx' => [$sphinx, $index, $wordpress],
            default => [$index, $sphinx, $wordpress],
        });
    }

    private static function sphinx(): SphinxEngine
    {
        $address = self::options()->sphinx();
        $server = $address === '' ? null : self::connection($address);
        $words = self::words();
        $types = new SearchableTypes(new PublicPosts());
        return new SphinxEngine($server, $types, self::hits($words), $words, Index::engine());
    }

    private static function connection(string $server): Connection
    {
        return new Connection($server, new AddressGuard(new SystemResolver(), AddressGuard::configured()));
    }

    private static function wordpress(): WpQueryEngine
    {
        $words = self::words();
        return new WpQueryEngine(new SearchableTypes(new PublicPosts()), self::hits($words), new PostTitles(), $words);
    }

    private static function hits(Words $words): HitReader
    {
        return new HitReader(new PublicPosts(), $words);
    }

    private static function words(): Words
    {
        return Words::stored(new SettingsStore());
    }

    private static function options(): Options
    {
        return Options::stored(new SettingsStore());
    }

    private static function rate_limit(string $name): RateLimit
    {
        return new RateLimit(new RateLimitRepository(), $name, LiveSearch::PACE, seconds: LiveSearch::PACE_SECONDS);
    }
}
