<?php

declare(strict_types=1);

namespace Onda\Newsletter;

use Onda\Newsletter\SignUp\SignUpRequestReader;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** The fields of a printed form: MailPoet's classes and marks, so that themes and the script know them. */
final class FormFields
{
    /** @param string $prefix Of the ids, once on a page. */
    public function __construct(private string $prefix)
    {
    }

    public function email(): string
    {
        return $this->field('email', __('Email', 'onda'), true, [
            'type' => 'email',
            'name' => self::name_of(FieldNames::EMAIL),
            'autocomplete' => 'email',
            'minlength' => '6',
            'maxlength' => (string) SignUpRequestReader::MAX_EMAIL_BYTES,
        ]);
    }

    /** @param string $name FieldNames::FIRST_NAME or LAST_NAME. */
    public function name(string $name, string $label, bool $is_required, string $value = ''): string
    {
        return $this->field($name, $label, $is_required, [
            'type' => 'text',
            'name' => self::name_of($name),
            'autocomplete' => $name === FieldNames::FIRST_NAME ? 'given-name' : 'family-name',
            'maxlength' => (string) SignUpRequestReader::MAX_NAME_CHARACTERS,
            // An empty list is the rule's own text.
            'data-parsley-names' => '[]',
            'value' => $value,
        ]);
    }

    public function list_box(int $list, string $name, bool $is_checked): string
    {
        $box = ['type' => 'checkbox', 'class' => 'mailpoet_checkbox', 'name' => self::name_of(FieldNames::LISTS) . '[]'];
        $input = Html::tag('input', $box + ['value' => (string) $list, 'checked' => $is_checked]);
        return Html::tag('label', ['class' => 'mailpoet_checkbox_label'], $input . ' ' . Html::text($name));
    }

    /** @param string $boxes Markup. */
    public function group(string $legend, string $boxes, bool $is_required): string
    {
        $fieldset = ['class' => 'mailpoet_paragraph', 'data-parsley-required' => $is_required];
        return Html::tag('fieldset', $fieldset, Html::tag('legend', [], Html::text($legend)) . $boxes);
    }

    public function consent(string $text): string
    {
        $box = ['type' => 'checkbox', 'name' => 'data[' . FieldNames::CONSENT . ']', 'value' => '1', 'required' => true];
        $label = Html::tag('label', [], Html::tag('input', $box) . ' ' . Html::text($text));
        return Html::tag('div', ['class' => 'mailpoet_paragraph mailpoet_consent'], $label);
    }

    /** @param array<string, scalar|null> $input */
    private function field(string $name, string $label, bool $is_required, array $input): string
    {
        $id = "$this->prefix-" . strtr($name, '_', '-');
        $star = $is_required ? ' ' . Html::tag('span', ['class' => 'mailpoet_required', 'aria-hidden' => 'true'], '*') : '';
        $input = ['id' => $id, 'class' => 'mailpoet_text'] + $input + ['required' => $is_required];
        return Html::tag('div', ['class' => 'mailpoet_paragraph'], Html::tag(
            'label',
            ['class' => 'mailpoet_text_label', 'for' => $id],
            Html::text($label) . $star,
        ) . Html::tag('input', $input));
    }

    private static function name_of(string $name): string
    {
        return 'data[' . FieldNames::of($name) . ']';
    }
}
