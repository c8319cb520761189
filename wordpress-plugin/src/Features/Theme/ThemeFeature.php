<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\RateLimit;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\SiteSecret;
use Onda\Features\Theme\Grid\CardTemplates;
use Onda\Features\Theme\Grid\GridMarkup;
use Onda\Features\Theme\Grid\GridPosts;
use Onda\Features\Theme\Grid\LoadMore;
use Onda\Features\Theme\Grid\SignedQuery;
use Onda\Features\Theme\Pages\ComingSoonPage;
use Onda\Features\Theme\Pages\LonePage;
use Onda\Features\Theme\Pages\NotFound;
use Onda\Features\Theme\Pages\PagePatterns;
use Onda\Features\Theme\Pages\Template;
use Onda\Features\Theme\Personal\PersonalNews;
use Onda\Features\Theme\Personal\PersonalPlace;
use Onda\Features\Theme\Personal\PersonalPosts;
use Onda\Features\Theme\Personal\PersonalPostsHandler;

defined('ABSPATH') || exit;

/** The composition root's part for the magazine behaviors. */
final class ThemeFeature implements Feature
{
    use FeatureDefaults;

    /** @return array<string, list<Action>> A theme that answers one of them itself answers all. */
    public function actions(): array
    {
        return [
            'theme' => [new Action(LoadMore::ACTION, self::load_more(...))],
            'personal-news' => [new Action('thim_personal_news_store', self::personal_news(...))],
            'personal-posts' => [new Action('onda_personal_news', self::personal_posts(...))],
        ];
    }

    /** @param string $plugin_file The main file of the plugin. */
    public function __construct(public readonly string $plugin_file)
    {
    }

    public function make(string $part, Printing $printing): object
    {
        $settings = new SettingsStore();
        $template = new Template($this->plugin_file);
        return match ($part) {
            self::class => $this,
            ComingSoonPage::class => new ComingSoonPage($settings, new LonePage($template)),
            NotFound::class => new NotFound($settings, $template),
            PagePatterns::class => PagePatterns::set(),
            PresetPrinting::class => new PresetPrinting(
                $settings,
                $printing->elements(),
                $printing->printer(),
                $printing->assets(),
                new ThemeScripts(),
            ),
            SectionSplitter::class => new SectionSplitter(),
            ThemeScripts::class => new ThemeScripts(),
            Trial::class => new Trial($printing->elements()->title(...)),
        };
    }

    public function forget(): void
    {
        delete_option(ThemeScripts::OPTION);
    }

    public function elements(Printing $printing): ElementParts
    {
        return new ElementParts(['theme' => self::resolve(...)], self::renderers($printing->texts()));
    }

    /** @return array<string, callable(array<string, scalar>): string> By tag. */
    private static function renderers(Texts $texts): array
    {
        $posts = new PublicPosts();
        return [
            'count-down' => static fn(array $values): string => (new CountDown($texts))->inside($values),
            'article-stream' => static fn(): string => (new ArticleMarks($posts, $texts))->inside(),
            'masonry-grid' => static fn(array $values): string => (new GridMarkup(
                self::tokens(),
                new GridPosts($posts),
                new CardTemplates($posts),
                $texts,
                self::answers(...),
            ))->inside($values),
            'share-links' => static fn(array $values): string => (new ShareLinks($texts))->inside($values),
            'comments-embed' => static fn(array $values): string => (new CommentsEmbed($texts))->inside($values),
            'related-popup' => static fn(): string => (new RelatedPlace(new PersonalPosts($posts)))->inside(),
            'personal-news' => static fn(array $values): string =>
                (new PersonalPlace(new PersonalPosts($posts), $texts))->inside($values),
        ];
    }

    /**
     * Adds the values that the page knows and the author did not write, as attributes.
     *
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    private static function resolve(array $spec, array $values): array
    {
        $has = static fn(string $name): bool => isset($spec['attributes'][$name]);
        return match (true) {
            $has('networks') => ShareLinks::resolve($values),
            $has('shortname') => CommentsEmbed::resolve($values),
            $has('openLabel') => CommentsPlace::resolve($values),
            $has('objectId') => PersonalPlace::resolve($values),
            default => $values,
        };
    }

    /** Only when the owner wants ours; where no theme answers, no setting is read. */
    public function take_over(): void
    {
        $of = static fn(Action $action): array => ["wp_ajax_{$action->name}", "wp_ajax_nopriv_{$action->name}"];
        $taken = array_filter(array_merge(...array_map($of, $this->actions()['theme'])), has_action(...));
        array_map(remove_all_actions(...), $taken !== [] && self::is_wanted() ? $taken : []);
    }

    /** Whether ours answers: any handler that a page sees is a theme's, as ours is registered in the admin alone. */
    private static function answers(): bool
    {
        return self::is_wanted() || !has_action('wp_ajax_nopriv_' . LoadMore::ACTION);
    }

    private static function is_wanted(): bool
    {
        return ThemeSettings::takes_over(new SettingsStore());
    }

    private static function load_more(): LoadMore
    {
        $posts = new PublicPosts();
        return new LoadMore(
            self::tokens(),
            new GridPosts($posts),
            new CardTemplates($posts),
            new RateLimit(new RateLimitRepository(), 'load-more', LoadMore::PER_MINUTE),
        );
    }

    private static function tokens(): SignedQuery
    {
        return new SignedQuery(SiteSecret::of('auth'));
    }

    private static function personal_news(): PersonalNews
    {
        return new PersonalNews(
            new PublicPosts(),
            new RateLimit(new RateLimitRepository(), 'personal-store', PersonalNews::PER_MINUTE),
        );
    }

    private static function personal_posts(): PersonalPostsHandler
    {
        return new PersonalPostsHandler(
            new PersonalPosts(new PublicPosts()),
            new RateLimit(new RateLimitRepository(), 'personal-posts', PersonalPostsHandler::PER_MINUTE),
        );
    }
}
