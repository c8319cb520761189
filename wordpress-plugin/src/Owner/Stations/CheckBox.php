<?php

declare(strict_types=1);

namespace Onda\Owner\Stations;

use Onda\Core\Text\Html;
use Onda\Owner\Menu\AdminScript;
use Onda\Owner\Stations\Check\CheckAction;
use Onda\Owner\Stations\Check\CheckTexts;
use Onda\Owner\Stations\Check\Finding;
use Onda\Owner\Stations\Check\Recipe;
use Onda\Owner\Stations\Check\Report;
use Onda\Owner\Stations\Check\Sentences;
use Onda\Owner\Stations\Watch\StationHealth;
use Onda\Owner\Stations\Watch\StationState;

defined('ABSPATH') || exit;

/**
 * The lower part of a station's card: the button, and the result of the last check. A script takes its place, checks
 * without saving, and plays the stream.
 */
final class CheckBox
{
    public const SCRIPT = 'station-check';

    public function __construct(private StationHealth $health)
    {
    }

    /** Loads the script; without it the printed button saves and checks. */
    public static function load(): void
    {
        AdminScript::enqueue(self::SCRIPT, [
            'url' => admin_url('admin-ajax.php'),
            'action' => CheckAction::NAME,
            'nonce' => wp_create_nonce(CheckAction::NAME),
            'texts' => CheckTexts::of_script() + self::texts(),
        ]);
    }

    /** @param array<string, mixed> $row Of the settings. */
    public function markup(array $row, int $place): string
    {
        $state = $this->health->of((string) ($row['id'] ?? ''));
        $button = Html::tag(
            'button',
            ['class' => 'button', 'name' => CheckOnSave::FIELD, 'value' => (string) $place],
            Html::text(__('Save and check', 'onda'))
        );
        $findings = $state === null ? [] : $state->findings;
        $box = [
            'class' => 'onda-check',
            'data-place' => (string) $place,
            'data-checked' => self::ago($state),
            'data-findings' => self::json($findings),
        ];
        $result = $state === null ? '' : Html::tag('p', [], Html::text(self::ago($state))) . self::groups($findings);
        return Html::tag('div', $box, Html::tag('p', [], $button) . $result);
    }

    /** A notice for each station without sound, above cards that may be folded. */
    public function silent_stations(): string
    {
        $notices = '';
        foreach ($this->health->all() as ['station' => $station, 'state' => $state]) {
            if ($state?->state === Report::OFF) {
                $text = Html::tag('strong', [], Html::text($station->name)) . ': ' . Html::text(self::reason($state));
                $notice = ['class' => 'notice notice-error inline', 'data-station' => $station->id];
                $notices .= Html::tag('div', $notice, Html::tag('p', [], $text));
            }
        }
        return $notices;
    }

    private static function reason(StationState $state): string
    {
        $wrong = array_filter($state->findings, static fn(Finding $finding): bool => $finding->state === Finding::WRONG);
        return $wrong === [] ? '' : implode(' ', Sentences::of(reset($wrong)));
    }

    private static function ago(?StationState $state): string
    {
        /* translators: %s: a time, such as "5 minutes". */
        return $state === null ? '' : sprintf(__('Checked %s ago.', 'onda'), human_time_diff($state->checked));
    }

    /** @param list<Finding> $findings */
    private static function groups(array $findings): string
    {
        $groups = '';
        foreach (['stream', 'feed', 'mirror'] as $about) {
            $own = array_filter($findings, static fn(Finding $finding): bool => $finding->about === $about);
            $lines = implode('', array_map(self::line(...), $own));
            $title = Html::tag('h3', [], Html::text(self::texts()[$about]));
            $groups .= $lines === '' ? '' : $title . Html::tag('ul', ['class' => 'onda-findings'], $lines);
        }
        return $groups;
    }

    private static function line(Finding $finding): string
    {
        ['sentence' => $sentence, 'remedy' => $remedy] = Sentences::of($finding);
        $state = Html::tag('span', ['class' => 'screen-reader-text'], Html::text(self::texts()[$finding->state]));
        $inner = $state . ' ' . Html::tag('span', [], Html::text($sentence));
        $inner .= $remedy === '' ? '' : ' ' . Html::tag('span', ['class' => 'description'], Html::text($remedy));
        $recipe = Recipe::of($finding);
        $summary = Html::tag('summary', [], Html::text(self::texts()['recipe']));
        $inner .= $recipe === '' ? '' : Html::tag('details', [], $summary . Html::tag('pre', [], Html::text($recipe)));
        return Html::tag('li', ['data-state' => $finding->state, 'data-code' => $finding->code], $inner);
    }

    /** @param list<Finding> $findings */
    private static function json(array $findings): string
    {
        return (string) wp_json_encode(array_map(Sentences::shown(...), $findings));
    }

    /** @return array<string, string> */
    private static function texts(): array
    {
        return [
            'stream' => __('Stream', 'onda'),
            'feed' => __('Feed', 'onda'),
            'mirror' => __('Mirrors', 'onda'),
            'good' => __('Good:', 'onda'),
            'warning' => __('Note:', 'onda'),
            'wrong' => __('Wrong:', 'onda'),
            'recipe' => __('Lines for nginx and Apache', 'onda'),
        ];
    }
}
