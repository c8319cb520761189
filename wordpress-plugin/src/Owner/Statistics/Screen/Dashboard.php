<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Screen;

use Onda\Core\Text\Html;
use Onda\Owner\Statistics\Figures\Topic;
use Onda\Owner\Statistics\Measured;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Owner\Statistics\StatisticsWords;
use Onda\Owner\Statistics\Topics;

defined('ABSPATH') || exit;

/** The last seven days on the dashboard of editors: each number with its change, and the first of them as bars. */
final class Dashboard
{
    private const DAYS = 7;
    private const KEPT_SECONDS = 10 * MINUTE_IN_SECONDS;

    /** @param \Closure(): Topics $topics */
    public function __construct(private \Closure $topics)
    {
    }

    public function hook(): void
    {
        add_action('wp_dashboard_setup', [$this, 'wp_dashboard_setup'], 10, 0);
    }

    public function wp_dashboard_setup(): void
    {
        if (current_user_can('edit_others_posts')) {
            wp_add_dashboard_widget('onda_statistics', __('Onda: the last 7 days', 'onda'), [$this, 'write']);
        }
    }

    public function write(): void
    {
        $name = 'onda_dashboard_' . get_user_locale();
        // In one query, as newer versions of WordPress do by themselves.
        wp_using_ext_object_cache() || wp_prime_option_caches(["_transient_$name", "_transient_timeout_$name"]);
        $kept = get_transient($name);
        if (!is_string($kept)) {
            $kept = $this->markup(time());
            set_transient($name, $kept, self::KEPT_SECONDS);
        }
        Html::write($kept);
    }

    public function markup(int $now): string
    {
        $choice = RangeChoice::last_days(self::DAYS, $now);
        $all = array_map(static fn(Topic $topic): array => array_map(static fn($figure): Measured =>
            Measured::of($figure, $choice), $topic->figures), array_values(($this->topics)()->all()));
        // A line says nothing if it has no number now and before.
        $measured = array_filter(array_merge(...$all), static fn(Measured $one): bool =>
            !$one->is_empty());
        if ($measured === []) {
            $none = __('Nobody read, listened or searched here yet. The numbers appear with the first visitors.', 'onda');
            return Html::tag('p', [], Html::text($none));
        }
        $chart = Html::tag('div', ['class' => 'onda-statistics'], Chart::of(current($measured), $choice));
        $address = StatisticsLinks::page($choice->query());
        $link = Html::tag('a', ['href' => $address], Html::text(__('All statistics', 'onda')));
        return self::list($measured) . $chart . Html::tag('p', [], $link);
    }

    /** @param array<int, Measured> $measured */
    private static function list(array $measured): string
    {
        $items = '';
        foreach ($measured as $one) {
            $number = Html::tag('strong', [], Html::text(StatisticsWords::number($one->total, $one->figure->unit)));
            $items .= Html::tag('dt', [], Html::text(($one->figure->title)()))
                . Html::tag('dd', [], $number . Html::tag('span', [], Html::text(StatisticsWords::change($one))));
        }
        return Html::tag('dl', ['class' => 'onda-week'], $items);
    }
}
