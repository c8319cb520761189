<?php

declare(strict_types=1);

namespace Onda\Owner\Scores;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\Request;
use Onda\Core\Text\Html;
use Onda\Features\Scores\Day;
use Onda\Features\Scores\Game;
use Onda\Features\Scores\GameRepository;
use Onda\Features\Scores\GameRules;
use Onda\Owner\Menu\Tab;

defined('ABSPATH') || exit;

/**
 * The screen of those who keep the scores: the games of a day as a form, and a field for many at once. Needs no script.
 */
final class ScoresScreen
{
    private const NONCE = 'onda_scores';
    private const RIGHT = 'edit_others_posts';
    private const EMPTY_ROWS = 4;
    /** More rows would not fit into one form; the rest comes as CSV. */
    private const MAX_ROWS = 30;
    private const MAX_CSV = 400000;

    public function __construct(private GameRepository $games)
    {
    }

    public function tab(): Tab
    {
        $title = static fn(): string => __('Scores', 'onda');
        $is_used = $this->games->has_any();
        return new Tab(Screen::Scores, 'games', 10, $title, $this->page(...), right: self::RIGHT, is_listed: $is_used);
    }

    public function page(): void
    {
        $request = Request::from_globals(true);
        $day = Day::asked($request);
        $nothing = ['rows' => [], 'csv' => '', 'notices' => ''];
        $sent = $request->method() === 'POST' ? $this->receive($request, $day) : $nothing;
        $rows = $sent['rows'] ?: $this->rows($day);
        Html::write($sent['notices'] . $this->day_form($day) . $this->games_form($day, $rows)
            . $this->csv_form($sent['csv']));
    }

    /**
     * Saves the form, or shows the sent values again with their errors.
     *
     * @return array{rows: list<array<mixed>>, csv: string, notices: string}
     */
    private function receive(Request $request, string $day): array
    {
        $is_sent_here = wp_verify_nonce($request->text('_wpnonce'), self::NONCE) && current_user_can(self::RIGHT);
        $csv = $request->beginning('csv', self::MAX_CSV);
        $rows = array_values(array_filter($request->form('games'), is_array(...)));
        if (!$is_sent_here) {
            $notice = self::notice('error', __('This form was open for too long. Nothing is lost: send it again.', 'onda'));
            return ['rows' => $rows, 'csv' => $csv, 'notices' => $notice];
        }
        return $csv === '' ? $this->receive_rows($rows, $day) : $this->receive_csv($csv);
    }

    /** @param list<array<mixed>> $rows */
    private function receive_rows(array $rows, string $day): array
    {
        [$wrong, $notices, $count] = [[], '', 0];
        foreach ($rows as $place => $row) {
            $typed = array_intersect_key(array_filter($row, is_string(...)), array_flip(GameRules::FIELDS));
            if (trim(implode('', $typed)) === '' || !empty($row['remove'])) {
                $this->games->remove((string) ($row['key'] ?? ''));
                continue;
            }
            $game = GameRules::read(['day' => $day] + $typed);
            if (!$game instanceof Game) {
                /* translators: 1: number of a row, 2: sentence. */
                $notices .= self::notice('error', sprintf(__('Row %1$d: %2$s', 'onda'), $place + 1, $game));
                $wrong = $rows;
                continue;
            }
            // Another name is another game: the former one goes.
            $this->games->remove((string) ($row['key'] ?? ''));
            $this->games->put($game);
            $count++;
        }
        return ['rows' => $wrong, 'csv' => '', 'notices' => self::saved($count) . $notices];
    }

    private function receive_csv(string $csv): array
    {
        ['games' => $games, 'errors' => $errors] = GameCsv::read($csv);
        if ($errors === []) {
            array_map($this->games->put(...), $games);
            return ['rows' => [], 'csv' => '', 'notices' => self::saved(count($games))];
        }
        $notices = self::notice('error', __('Nothing was taken over yet: see the lines below.', 'onda'));
        foreach (array_slice($errors, 0, 20, true) as $line => $error) {
            /* translators: 1: number of a line, 2: sentence. */
            $notices .= self::notice('error', sprintf(__('Line %1$d: %2$s', 'onda'), $line, $error));
        }
        return ['rows' => [], 'csv' => $csv, 'notices' => $notices];
    }

    /** @return list<array<string, string>> */
    private function rows(string $day): array
    {
        $row = static fn(Game $game): array => ['key' => $game->key()] + array_map('strval', get_object_vars($game));
        $rows = array_map($row, array_slice($this->games->of_day($day), 0, self::MAX_ROWS));
        return [...$rows, ...array_fill(0, self::EMPTY_ROWS, [])];
    }

    private function day_form(string $day): string
    {
        $field = Fields::text('d', __('Day', 'onda'), $day, ['type' => 'date', 'class' => '']);
        $button = Html::tag('button', ['class' => 'button'], Html::text(__('Show this day', 'onda')));
        $inner = Html::hidden(['page' => Screen::Scores->value]) . $field . $button;
        return Html::tag('form', ['method' => 'get', 'class' => 'onda-day'], $inner);
    }

    /** @param list<array<mixed>> $rows */
    private function games_form(string $day, array $rows): string
    {
        $labels = self::labels();
        $heading = static fn(string $label): string => Html::tag('th', [], Html::text($label));
        $head = implode('', array_map($heading, $labels));
        $body = '';
        foreach ($rows as $place => $row) {
            $key = Html::hidden(["games[$place][key]" => $row['key'] ?? '']);
            $cells = '';
            foreach ($labels as $field => $label) {
                $name = "games[$place][$field]";
                $input = ['name' => $name, 'aria-label' => "$label, " . ($place + 1)];
                $control = self::input($field, $input, (string) ($row[$field] ?? ''));
                $cells .= Html::tag('td', ['data-label' => $label], ($cells === '' ? $key : '') . $control);
            }
            $body .= Html::tag('tr', [], $cells);
        }
        $table = Html::tag('table', ['class' => 'widefat striped onda-games'], Html::tag('thead', [], Html::tag(
            'tr',
            [],
            $head,
        )) . Html::tag('tbody', [], $body));
        $text = Html::text(__('Save the games of this day', 'onda'));
        $save = Html::tag('button', ['class' => 'button button-primary'], $text);
        return self::form(Html::hidden(['d' => $day]) . $table . Html::tag('p', [], $save));
    }

    private function csv_form(string $csv): string
    {
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $hint = __('One game a line: day, competition, hour, home, away, score of home, score of away, state (live, final, postponed). Copied from a spreadsheet it is right as it is. A game that is known is not doubled.', 'onda');
        $area = Fields::area('csv', __('Many games at once', 'onda'), $csv, ['rows' => 8, 'spellcheck' => 'false']);
        $button = Html::tag('button', ['class' => 'button'], Html::text(__('Take over these games', 'onda')));
        return self::form($area . Fields::hint($hint) . Html::tag('p', [], $button));
    }

    /** @return array<string, string> */
    private static function labels(): array
    {
        return [
            'competition' => __('Competition', 'onda'),
            'starts' => __('Hour', 'onda'),
            'home' => __('Home', 'onda'),
            'away' => __('Away', 'onda'),
            'home_score' => __('Score of home', 'onda'),
            'away_score' => __('Score of away', 'onda'),
            'state' => __('State', 'onda'),
            'remove' => __('Remove', 'onda'),
        ];
    }

    /** @param array<string, string> $input */
    private static function input(string $field, array $input, string $value): string
    {
        if ($field === 'remove') {
            return Html::tag('input', $input + ['type' => 'checkbox', 'value' => '1', 'checked' => $value !== '']);
        }
        if ($field !== 'state') {
            $kinds = ['starts' => ['type' => 'time'], 'home_score' => ['inputmode' => 'numeric', 'size' => 3]];
            $kinds['away_score'] = $kinds['home_score'];
            $input += $kinds[$field] ?? [];
            return Html::tag('input', $input + ['type' => 'text', 'value' => $value, 'maxlength' => 80, 'size' => 18]);
        }
        $words = ['', __('live', 'onda'), __('final', 'onda'), __('postponed', 'onda')];
        $options = '';
        foreach (Game::STATES as $place => $state) {
            $option = ['value' => $state, 'selected' => $state === $value];
            $options .= Html::tag('option', $option, Html::text($words[$place]));
        }
        return Html::tag('select', $input, $options);
    }

    private static function form(string $inner): string
    {
        $nonce = Html::hidden(['_wpnonce' => wp_create_nonce(self::NONCE)]);
        return Html::tag('form', ['method' => 'post'], $nonce . $inner);
    }

    private static function saved(int $count): string
    {
        /* translators: %d: number of games. */
        return self::notice('success', sprintf(_n('%d game is kept.', '%d games are kept.', $count, 'onda'), $count));
    }

    private static function notice(string $kind, string $text): string
    {
        return Html::tag('div', ['class' => "notice notice-$kind"], Html::tag('p', [], Html::text($text)));
    }
}
