<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Setting;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Finds settings by the words of their labels, helps and tabs, and by those that owners use. */
final class SettingsSearch
{
    private const MOST = 30;

    /** @param \Closure(): list<Section> $sections */
    public function __construct(private \Closure $sections)
    {
    }

    public static function form(string $words): string
    {
        $label = Html::text(__('Search settings', 'onda'));
        $id = 'onda-find';
        $field = ['type' => 'search', 'name' => 'find', 'id' => $id, 'value' => $words, 'class' => 'regular-text'];
        $inner = Html::hidden(['page' => Screen::Home->value])
            . Html::tag('label', ['for' => $id, 'class' => 'screen-reader-text'], $label)
            . Html::tag('input', $field) . ' ' . Html::tag('button', ['class' => 'button'], $label);
        $form = ['method' => 'get', 'action' => admin_url('admin.php'), 'role' => 'search', 'class' => 'onda-find'];
        return Html::tag('form', $form, $inner);
    }

    /** The settings found, each with a link to its field. */
    public function results(string $words): string
    {
        $items = '';
        foreach ($this->find($words) as ['label' => $label, 'place' => $place, 'url' => $url]) {
            $link = Html::tag('a', ['href' => $url], Html::text($label));
            $where = Html::tag('span', ['class' => 'description'], Html::text($place));
            $items .= Html::tag('li', [], "$link · $where");
        }
        $inner = $items === ''
            ? Html::tag('p', [], Html::text(__('No setting has these words.', 'onda')))
            : Html::tag('ul', [], $items);
        return Fields::card('onda-found', __('Settings found', 'onda'), $inner);
    }

    /**
     * @return list<array{label: string, place: string, url: string}> Those that have all words, in the order of the
     *     menu; those with the words in the label come first, those with words that stand nowhere last.
     */
    public function find(string $words): array
    {
        $wanted = preg_split('/\s+/', self::folded($words), -1, PREG_SPLIT_NO_EMPTY) ?: [];
        [$by_label, $by_text, $by_other_words] = [[], [], []];
        foreach (($this->sections)() as $section) {
            $entries = self::entries($section->settings(), self::path($section));
            foreach ($entries as ['label' => $label, 'help' => $help, 'id' => $id]) {
                $place = "{$section->screen->title()} › $section->title";
                $entry = ['label' => $label, 'place' => $place, 'url' => "{$section->url()}#$id"];
                $text = self::folded("$label $help $place");
                $other_words = OwnersWords::of(self::folded("$label $section->title"), self::folded(...));
                if (self::has_all(self::folded($label), $wanted)) {
                    $by_label[] = $entry;
                } elseif (self::has_all($text, $wanted)) {
                    $by_text[] = $entry;
                } elseif (self::has_all("$text $other_words", $wanted)) {
                    $by_other_words[] = $entry;
                }
            }
        }
        return $wanted === [] ? [] : array_slice([...$by_label, ...$by_text, ...$by_other_words], 0, self::MOST);
    }

    /**
     * @param list<Setting> $settings
     * @param string $path The name of the fields around them.
     * @return list<array{label: string, help: string, id: string}>
     */
    private static function entries(array $settings, string $path): array
    {
        $entries = [];
        foreach ($settings as $setting) {
            $name = "{$path}[$setting->name]";
            // The first row of a list of rows is shown.
            $inner = $setting->rows === null ? $setting->settings : $setting->rows->settings;
            $below = $setting->rows === null ? $name : "{$name}[0]";
            array_push($entries, ...self::entries($inner, $below));
            $label = $setting->label();
            if ($label !== '') {
                $help = implode(' ', [$setting->help(), ...array_values($setting->choices())]);
                $entries[] = ['label' => $label, 'help' => $help, 'id' => Fields::id($name)];
            }
        }
        return $entries;
    }

    private static function path(Section $section): string
    {
        $part = $section->record->part;
        return $section->option . ($part === '' ? '' : "[$part]");
    }

    /** @param list<string> $words Folded; each is the beginning of a word, or a word. */
    private static function has_all(string $text, array $words): bool
    {
        foreach ($words as $word) {
            if (preg_match('/(?<![\p{L}\p{N}])' . preg_quote($word, '/') . '/u', $text) !== 1) {
                return false;
            }
        }
        return true;
    }

    private static function folded(string $text): string
    {
        return mb_strtolower(remove_accents(Html::plain($text)));
    }
}
