<?php

declare(strict_types=1);

namespace Onda\Views;

use Onda\Days;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/**
 * The site's views of 30 days on the dashboard of editors: bars, and the same as a table for those who do not see them.
 */
final class ViewsDashboard
{
    private const DAYS = 30;
    private const HEIGHT = 80;
    /** Of a bar with the gap after it. */
    private const STEP = 10;

    public function __construct(private ReportRepository $reports)
    {
    }

    public function hook(): void
    {
        add_action('wp_dashboard_setup', [$this, 'wp_dashboard_setup'], 10, 0);
    }

    public function wp_dashboard_setup(): void
    {
        if (current_user_can('edit_others_posts')) {
            wp_add_dashboard_widget('onda_views', __('Views of the last 30 days', 'onda'), [$this, 'chart']);
        }
    }

    public function chart(): void
    {
        $days = $this->days(time());
        $text = sprintf(
            /* translators: 1: number of views, 2: number of views. */
            __('%1$s views in 30 days, %2$s of them today.', 'onda'),
            number_format_i18n(array_sum($days)),
            number_format_i18n(end($days))
        );
        Html::write(Html::tag('p', [], Html::text($text)) . $this->bars($days) . $this->table($days));
    }

    /** @return array<string, int> Every day, the oldest first. */
    private function days(int $now): array
    {
        $counted = $this->reports->by_day(Days::since(self::DAYS, $now));
        $days = [];
        for ($ago = self::DAYS; $ago >= 1; $ago--) {
            $day = Days::since($ago, $now);
            $days[$day] = $counted[$day] ?? 0;
        }
        return $days;
    }

    /** @param array<string, int> $days */
    private function bars(array $days): string
    {
        $most = max(1, max($days));
        $bars = '';
        foreach (array_keys($days) as $place => $day) {
            $height = (int) round($days[$day] / $most * self::HEIGHT);
            $bars .= Html::tag('rect', [
                'x' => $place * self::STEP,
                'y' => self::HEIGHT - $height,
                'width' => self::STEP - 2,
                'height' => $height,
            ], Html::tag('title', [], Html::text(self::words($day) . ': ' . number_format_i18n($days[$day]))));
        }
        $box = '0 0 ' . self::DAYS * self::STEP . ' ' . self::HEIGHT;
        $svg = ['viewBox' => $box, 'width' => '100%', 'fill' => 'currentColor', 'aria-hidden' => 'true'];
        $ends = array_map(self::words(...), [array_key_first($days), array_key_last($days)]);
        $dates = Html::tag('span', [], Html::text($ends[0])) . Html::tag('span', [], Html::text($ends[1]));
        return Html::tag('svg', $svg, $bars) . Html::tag('p', ['class' => 'onda-days', 'aria-hidden' => 'true'], $dates);
    }

    private static function words(string $day): string
    {
        return Days::formatted($day, (string) get_option('date_format'));
    }

    /** @param array<string, int> $days */
    private function table(array $days): string
    {
        $rows = '';
        foreach ($days as $day => $views) {
            $rows .= Html::tag('tr', [], Html::tag('th', ['scope' => 'row'], Html::text(self::words($day)))
                . Html::tag('td', [], Html::text(number_format_i18n($views))));
        }
        $caption = Html::tag('caption', [], Html::text(__('Views of the last 30 days', 'onda')));
        return Html::tag('table', ['class' => 'screen-reader-text'], $caption . $rows);
    }
}
