<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

use Onda\Core\Forms\Screen;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The result of one test, as the Site Health screen takes it. */
final class HealthResult
{
    /**
     * @param string $test Without our prefix.
     * @param string $status `good`, `recommended` or `critical`.
     * @param string $url Address of the screen that mends it; empty for Home.
     * @return array<string, mixed>
     */
    public static function of(string $test, string $status, string $label, string $description, string $url = ''): array
    {
        $link = Html::tag('a', ['href' => $url ?: Screen::Home->url()], Html::text(__('Settings', 'onda')));
        return [
            'test' => "onda_$test",
            'status' => $status,
            'label' => $label,
            'description' => Html::tag('p', [], Html::text($description)),
            'badge' => ['label' => 'Onda', 'color' => 'blue'],
            'actions' => Html::tag('p', [], $link),
        ];
    }
}
