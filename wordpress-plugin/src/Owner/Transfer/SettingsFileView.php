<?php

declare(strict_types=1);

namespace Onda\Owner\Transfer;

use Onda\Core\Forms\AllRecords;
use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Setting;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The markup of the tab "Settings file". */
final class SettingsFileView
{
    /** The action of admin-post, and of its nonce. */
    public const EXPORT = 'onda_settings_export';

    /** @param array<string, string> $hidden What its forms send unseen. */
    public function __construct(private array $hidden)
    {
    }

    /** @param list<Section> $sections */
    public function download(array $sections): string
    {
        $records = array_merge(...array_values(AllRecords::of($sections)));
        $settings = array_merge(...array_column($records, 'settings'));
        $keys = array_map(static fn(Setting $one): string => $one->label(), SettingsFile::secrets(...$settings));
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $text = __('All settings of Onda: stations, favorites, votes, search, newsletter forms and lists, statistics, theme and the rest.', 'onda');
        /* translators: %s: names of settings. */
        $left_out = __('Keys and passwords are left out: %s. So are subscribers, favorites, votes and views: they are data, not settings.', 'onda');
        // phpcs:enable
        $hidden = Html::hidden([
            'action' => self::EXPORT,
            '_wpnonce' => wp_create_nonce(self::EXPORT),
        ]);
        $form = ['method' => 'post', 'action' => admin_url('admin-post.php')];
        return Fields::card(
            'onda-settings-download',
            __('Download', 'onda'),
            Html::tag('p', [], Html::text($text))
                . Fields::hint(sprintf($left_out, implode(', ', $keys)))
                . Html::tag('form', $form, $hidden . self::button(__('Download the settings', 'onda'), 'button'))
        );
    }

    /** @param string $error The sentence at the field, or empty. */
    public function upload(string $error): string
    {
        $errors = $error === '' ? [] : ['file' => $error];
        $file = [
            'type' => 'file', 'name' => 'file', 'id' => 'onda-settings-file',
            'accept' => '.json,application/json', 'required' => true,
        ];
        $label = Html::tag('label', ['for' => 'onda-settings-file'], Html::text(__('File of settings (JSON)', 'onda')));
        $field = Html::tag('p', [], "$label " . Html::tag('input', $file + Fields::state($errors, 'file')));
        $hint = __('You see what it would change before anything is changed.', 'onda');
        $inner = Html::hidden($this->hidden) . $field . Fields::error($errors, 'file') . Fields::hint($hint)
            . self::button(__('Show what it would change', 'onda'), 'button button-primary');
        $form = ['method' => 'post', 'action' => self::url(), 'enctype' => 'multipart/form-data'];
        $title = __('Upload', 'onda');
        return Fields::card('onda-settings-upload', $title, Html::tag('form', $form, $inner));
    }

    /** @param array<string, string> $carried What the form sends unseen: the file. */
    public function proposal(Proposal $proposal, array $carried): string
    {
        $back = Html::tag('a', ['href' => self::url(), 'class' => 'button'], Html::text(__('Cancel', 'onda')));
        $sections = '';
        foreach ($proposal->differences() as $id => ['title' => $title, 'lines' => $lines]) {
            $box = Fields::box('sections[]', $id, true, __('Take this section over', 'onda'));
            $sections .= Fields::wide_card("onda-section-$id", $title, $box . self::table($title, $lines));
        }
        $left_out = self::left_out($proposal->left_out);
        if ($sections === '') {
            $text = __('The file changes nothing: this site has these settings already.', 'onda');
            return Fields::notice('info', $text) . $left_out . Html::tag('p', [], $back);
        }
        $text = __('Nothing is changed yet. This is what the file would change.', 'onda');
        $take = Html::tag('button', ['class' => 'button button-primary', 'name' => 'take', 'value' => '1'], Html::text(
            __('Take over what is chosen', 'onda')
        ));
        $save = Html::tag('div', ['class' => 'onda-save'], "$take $back");
        $form = ['method' => 'post', 'action' => self::url(), 'class' => 'onda-section'];
        $inner = Html::hidden($this->hidden + $carried) . $sections . $save;
        return Fields::notice('info', $text) . $left_out . Html::tag('form', $form, $inner);
    }

    /** @param list<string> $sentences */
    private static function left_out(array $sentences): string
    {
        if ($sentences === []) {
            return '';
        }
        $items = implode('', array_map(static fn(string $one): string => Html::tag('li', [], Html::text($one)), $sentences));
        $text = __('Left out, because this site does not have it:', 'onda');
        return Fields::notice('warning', $text, Html::tag('ul', [], $items));
    }

    /** @param list<Difference> $lines */
    private static function table(string $title, array $lines): string
    {
        $cells = static fn(string $tag, array $texts, array $attributes): string => implode('', array_map(
            static fn(string $text): string => Html::tag($tag, $attributes, Html::text($text)),
            $texts
        ));
        $heads = [__('Setting', 'onda'), __('Now', 'onda'), __('In the file', 'onda')];
        $head = Html::tag('tr', [], $cells('th', $heads, ['scope' => 'col']));
        $rows = '';
        foreach ($lines as $line) {
            $name = Html::tag('th', ['scope' => 'row'], Html::text($line->label));
            $words = [$line->now === '' ? '–' : $line->now, $line->then === '' ? '–' : $line->then];
            $rows .= Html::tag('tr', [], $name . $cells('td', $words, []));
        }
        $caption = Html::tag('caption', ['class' => 'screen-reader-text'], Html::text($title));
        $table = $caption . Html::tag('thead', [], $head) . Html::tag('tbody', [], $rows);
        return Html::tag('table', ['class' => 'widefat striped onda-differences'], $table);
    }

    private static function button(string $text, string $class): string
    {
        return Html::tag('p', [], Html::tag('button', ['class' => $class], Html::text($text)));
    }

    private static function url(): string
    {
        return Screen::Tools->url('settings');
    }
}
