<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\Editor;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Settings\Setting;
use Onda\Core\Text\Html;
use Onda\Features\Newsletter\FormSettings;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Owner\Preview\PreviewFrame;

defined('ABSPATH') || exit;

/** The tab Forms: one form at a time in short groups, with a preview beside it. */
final class FormEditor
{
    private const TAB = 'forms';
    private const REMOVE = 'onda_remove_form';
    private const REMOVED = 'removed';

    private function __construct(private FormStore $store, private TestCard $test)
    {
    }

    public static function section(FormStore $store): Section
    {
        $editor = new self($store, new TestCard());
        $is_own = static fn(Setting $setting): bool => $setting->name !== 'id';
        return new Section(
            Screen::Newsletter,
            self::TAB,
            20,
            __('Forms', 'onda'),
            FormSettings::record(),
            array_column(array_filter(FormSettings::all(), $is_own), 'name'),
            $editor->form(...),
            $editor->after(...),
            $editor->load(...),
            NewsletterStore::OPTION,
            $store,
        );
    }

    public function load(): void
    {
        $request = Request::from_globals(true);
        PreviewFrame::enqueue();
        if ($request->method() !== 'POST' || !$request->has(self::REMOVE)) {
            return;
        }
        if (wp_verify_nonce($request->text(self::REMOVE), $this->nonce()) && $this->store->id() !== 0) {
            $this->store->remove();
            Output::lead(add_query_arg(self::REMOVED, '1', Screen::Newsletter->url(self::TAB)));
        }
    }

    private function form(RecordForm $form): string
    {
        $groups = '';
        foreach (self::groups() as $id => [$title, $names]) {
            $is_open = $id === 'texts' || self::has_errors($form, $names);
            $groups .= Fields::folded_card("onda-form-$id", $title, $form->fields(...$names), $is_open);
        }
        $address = FormPreview::address($this->store->id());
        return $this->said() . $this->navigation() . $this->shortcode()
            . PreviewFrame::beside($groups, $address, __('Preview of the form', 'onda'));
    }

    private function after(): string
    {
        $id = $this->store->id();
        return $id === 0 ? '' : $this->test->of($id) . $this->removal();
    }

    /** @return array<string, array{string, list<string>}> Id → title and settings. */
    private static function groups(): array
    {
        $texts = ['name', 'title', 'text', 'consent', 'consentBox', 'button', 'success', 'redirect'];
        return [
            'place' => [__('Place', 'onda'), ['type', 'position', 'where', 'pages', 'who']],
            'texts' => [__('Texts', 'onda'), $texts],
            'fields' => [__('Fields', 'onda'), ['firstName', 'lastName', 'order']],
            'lists' => [__('Lists', 'onda'), ['lists', 'choose']],
            'look' => [__('Look', 'onda'), ['accentColor', 'surfaceColor', 'textColor', 'wideButton', 'width']],
            'when' => [__('When', 'onda'), ['delay', 'animation', 'exitIntent', 'touchExit', 'cookieDays']],
        ];
    }

    /** @param list<string> $names */
    private static function has_errors(RecordForm $form, array $names): bool
    {
        $of = static fn(string $field): string => explode('.', $field)[0];
        return array_intersect(array_map($of, array_keys($form->errors)), $names) !== [];
    }

    private function said(): string
    {
        return Request::from_globals(true)->has(self::REMOVED)
            ? Fields::notice('success', __('The form is removed. Its subscribers stay.', 'onda'))
            : '';
    }

    /** A link to each form, and to a new one. */
    private function navigation(): string
    {
        $items = '';
        foreach ($this->store->rows() as $row) {
            $items .= $this->link((string) $row['name'], $row['id']);
        }
        if ($this->store->id() === 0 || !$this->store->is_full()) {
            $items .= $this->link(__('Add a form', 'onda'), 0);
        }
        return Html::tag('nav', ['aria-label' => __('Forms', 'onda')], Html::tag('ul', [], $items));
    }

    private function link(string $text, int $id): string
    {
        $state = $id === $this->store->id() ? ['aria-current' => 'page'] : [];
        $link = Html::tag('a', ['href' => self::url(['form' => $id ?: FormStore::NEW])] + $state, Html::text($text));
        return Html::tag('li', [], $link);
    }

    private function shortcode(): string
    {
        $id = $this->store->id();
        if ($id === 0) {
            return '';
        }
        $copy = self::url(['form' => FormStore::NEW, FormStore::COPY_OF => $id]);
        $link = Html::tag('a', ['href' => $copy], Html::text(__('Duplicate this form', 'onda')));
        $code = Html::tag('code', [], Html::text("[onda_newsletter id=\"$id\"]"));
        return Html::tag('p', [], $code . ($this->store->is_full() ? '' : " · $link"));
    }

    /** The question is on the screen, so that it is asked without a script too. */
    private function removal(): string
    {
        $question = __('Where the form stands now nothing will be. Its subscribers stay. This cannot be undone.', 'onda');
        $button = Html::tag('button', ['class' => 'button button-link-delete'], Html::text(__('Remove this form', 'onda')));
        $hidden = Html::hidden([self::REMOVE => wp_create_nonce($this->nonce())]);
        $form = ['method' => 'post', 'action' => self::url(['form' => $this->store->id()])];
        $inner = Html::tag('p', [], Html::text($question)) . Html::tag('form', $form, "$hidden<p>$button</p>");
        return Fields::folded_card('onda-form-remove', __('Remove this form?', 'onda'), $inner, false);
    }

    private function nonce(): string
    {
        return self::REMOVE . "_{$this->store->id()}";
    }

    /** @param array<string, string|int> $query */
    private static function url(array $query): string
    {
        return add_query_arg($query, Screen::Newsletter->url(self::TAB));
    }
}
