<?php

declare(strict_types=1);

namespace Onda\Search;

use Onda\Admin\PrivacyText;
use Onda\Database\NetworkShareRepository;
use Onda\Database\PublicPosts;
use Onda\Database\RateLimitRepository;
use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\Fetch\JsonFetcher;
use Onda\Http\Action;
use Onda\Http\RateLimit;
use Onda\Http\Refusal;
use Onda\LazyHooks;
use Onda\Printing\Assets;
use Onda\Printing\ElementParts;
use Onda\Printing\ElementPrinter;
use Onda\Printing\Elements;
use Onda\Printing\Manifest;
use Onda\Printing\PlacedElements;
use Onda\Printing\Texts;
use Onda\Search\Engines\Choice;
use Onda\Search\Forms\MastheadSearch;
use Onda\Search\Forms\Printing;
use Onda\Search\Forms\SearchPreview;
use Onda\Search\Forms\SiteForms;
use Onda\Search\Forms\TemplateSearch;
use Onda\Search\Index\Feature as Index;
use Onda\Search\Index\IndexState;
use Onda\Search\Keywords\CompletePhrase;
use Onda\Search\Keywords\CountKeyword;
use Onda\Search\Keywords\KeywordRepository;
use Onda\Search\Keywords\Keywords;
use Onda\Search\Keywords\SearchDayRepository;
use Onda\Search\Keywords\SearchedPhraseRepository;
use Onda\Search\Keywords\SearchFigures;
use Onda\Search\Keywords\SuggestionService;
use Onda\Search\Keywords\SuggestPhrase;
use Onda\Search\Sphinx\LoadCommand;
use Onda\Search\Sphinx\ProgressRepository;
use Onda\Search\Sphinx\Shards;
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

    public function routes(): array
    {
        return (new Routes(self::search(...), self::complete(...)))->all();
    }

    public function hook(): void
    {
        $changes = ['wp_after_insert_post', 'deleted_post', 'set_object_terms'];
        LazyHooks::on($changes, static fn() => self::shards()->hook());
        HiddenProducts::hook();
        TemplateSearch::hook(Choice::engines(...));
        Index::hook();
        LazyHooks::on_command_line(static fn() => (new LoadCommand(self::shards()))->hook());
        $reader = new QuestionReader(new PublicPosts());
        (new ResultPage(self::options(...), $reader, Choice::engines(...), Pins::stored(...)))->hook();
    }

    public function settings(): array
    {
        return [...SettingsForm::sections(), ...Index::sections()];
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

    public function statistics(): array
    {
        return [SearchFigures::topic(new SearchDayRepository())];
    }

    public function elements(Texts $texts, Manifest $manifest): ElementParts
    {
        $this->printing = self::printing();
        return new ElementParts(['live-search' => $this->printing->resolve(...)]);
    }

    public function hook_printing(Elements $elements, ElementPrinter $printer, Assets $assets): void
    {
        add_filter('onda_block_choices', static fn(array $choices): array => $choices + [
            'search' => array_map(static fn(array $row): array => [
                'value' => (string) $row['id'],
                'label' => trim("$row[id] $row[name]"),
            ], self::options()->rows()),
        ]);
        $this->printing?->hook();
        SiteForms::hook_lazily($printer);
        SearchPreview::hook($printer);
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
        $servers = array_map(Choice::connection(...), self::options()->shards());
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
        return new Printing(new SettingsStore(), self::keywords(...));
    }

    private static function search(): LiveSearch
    {
        $reader = new QuestionReader(new PublicPosts());
        $pace = self::rate_limit('search');
        return new LiveSearch(self::options(), $reader, Choice::engines(), self::keywords(), $pace, Pins::stored());
    }

    private static function complete(): CompletePhrase
    {
        $reader = new QuestionReader(new PublicPosts());
        return new CompletePhrase(self::options(), $reader, Choice::engines(), self::rate_limit('search-complete'));
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
        return new MastheadSearch(Choice::engines(), self::keywords(), self::rate_limit('search'), Pins::stored());
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
