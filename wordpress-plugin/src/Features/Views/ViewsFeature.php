<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Caching\PollFiles;
use Onda\Core\Database\DailySalts;
use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Http\RateLimit;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\NetworkOptions;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Builds the objects of views and ranked lists. */
final class ViewsFeature implements Feature
{
    use FeatureDefaults;

    private ?ViewsPrinting $printing = null;

    /** Rate limits for one network. */
    private const VIEWS_A_MINUTE = 60;
    private const LISTS_A_MINUTE = 60;

    /**
     * The action of the theme is a group of its own: a theme that handles it leaves us the lists.
     *
     * @return array<string, list<Action>>
     */
    public function actions(): array
    {
        return [
            'views' => [
                new Action('spv_record_view', self::record(...)),
                new Action('spv_get_list', self::list(...)),
                new Action('spv_refresh_nonce', self::nonce(...)),
            ],
            'theme-views' => [
                new Action('thim_ajax_countviews', self::record(...)),
            ],
        ];
    }

    public function polls(): array
    {
        return ['most-viewed' => static fn(string $id): array => self::list()->read($id)];
    }

    /**
     * All views of posts that everybody may read; also for the template function.
     *
     * @param list<int> $posts
     * @return array<int, int> By post.
     */
    public static function totals(array $posts): array
    {
        $readable = (new PublicPosts())->readable(array_values(array_unique($posts)));
        $known = (new ReportRepository())->totals($readable);
        return array_combine($readable, array_map(static fn(int $post): int => $known[$post] ?? 0, $readable));
    }

    public static function list(): ViewList
    {
        return new ViewList(self::lists(), self::list_limit());
    }

    public static function list_limit(): RateLimit
    {
        return self::rate_limit('lists', self::LISTS_A_MINUTE);
    }

    public static function lists(): Lists
    {
        return new Lists(
            new SettingsStore(),
            new ListCacheRepository(),
            new RankingRepository(),
            new Texts(dirname(__DIR__, 3) . '/generated'),
        );
    }

    public function make(string $part, Printing $printing): object
    {
        return match ($part) {
            self::class => $this,
            PostBinding::class => new PostBinding(),
            ViewsPrinting::class => $this->printing($printing),
            ViewsUpkeep::class => self::upkeep(),
        };
    }

    private static function upkeep(): ViewsUpkeep
    {
        $shares = new NetworkShareRepository();
        return new ViewsUpkeep(new ViewRepository($shares), new OldViewRepository(), new ListCacheRepository(), $shares);
    }

    private function printing(Printing $printing): ViewsPrinting
    {
        return $this->printing ??= new ViewsPrinting(new SettingsStore(), new PublicPosts(), self::lists(...), $printing);
    }

    public function onda_get_views(int $none, int $post): int
    {
        return self::totals([$post])[$post] ?? $none;
    }

    /** @return list<array<string, mixed>> */
    public function onda_most_viewed(array $none, string $id, int $count): array
    {
        return array_slice(self::lists()->items($id), 0, $count ?: null);
    }

    /** @return array<string, list<array{value: string, label: string}>> */
    public function onda_block_choices(array $choices): array
    {
        return $choices + [
            'list' => array_map(static fn(array $row): array => [
                'value' => (string) $row['id'],
                'label' => (string) $row['name'],
            ], ViewsOptions::lists(new SettingsStore())),
        ];
    }

    public function elements(Printing $printing): ElementParts
    {
        return new ElementParts([], ['most-viewed' => $this->printing($printing)->most_viewed(...)]);
    }

    public function forget(): void
    {
        delete_option(ViewSumRepository::OPTION);
    }

    public function events(): array
    {
        return [ViewsUpkeep::EVENT, PollFiles::EVENT];
    }

    public static function record(): RecordView
    {
        $settings = new SettingsStore();
        $shares = new NetworkShareRepository();
        $network_limit = new DailyNetworkLimit($shares, 'views', NetworkOptions::stored($settings)['views']);
        $views = new ViewRepository($shares);
        $recorder = new Recorder($settings, new PublicPosts(), new DailySalts(), $views, $network_limit);
        return new RecordView($recorder, self::rate_limit('views', self::VIEWS_A_MINUTE));
    }

    private static function nonce(): RefreshNonce
    {
        return new RefreshNonce(self::rate_limit('lists', self::LISTS_A_MINUTE));
    }

    private static function rate_limit(string $name, int $per_minute): RateLimit
    {
        return new RateLimit(new RateLimitRepository(), $name, $per_minute);
    }
}
