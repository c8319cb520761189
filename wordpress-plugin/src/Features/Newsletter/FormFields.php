<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Printing\Faces;
use Onda\Features\Newsletter\SignUp\SignUpRequestReader;

defined('ABSPATH') || exit;

/** The fields of a printed form, with MailPoet's classes and attributes for themes and the script. */
final class FormFields
{
    /** @param string $prefix Of the ids, once on a page. */
    public function __construct(private string $prefix)
    {
    }

    public function email(): string
    {
        return Faces::fill('newsletter/form/EmailField', [
            'id' => $this->id('email'),
            'name' => self::name_of(FieldNames::EMAIL),
            'label' => __('Email', 'onda'),
            'length' => SignUpRequestReader::MAX_EMAIL_BYTES,
        ]);
    }

    /** @param string $name FieldNames::FIRST_NAME or LAST_NAME. */
    public function name(string $name, string $label, bool $is_required, string $value = ''): string
    {
        return Faces::fill($is_required ? 'newsletter/form/RequiredNameField' : 'newsletter/form/NameField', [
            'id' => $this->id($name),
            'name' => self::name_of($name),
            'label' => $label,
            'length' => SignUpRequestReader::MAX_NAME_CHARACTERS,
            'complete' => $name === FieldNames::FIRST_NAME ? 'given-name' : 'family-name',
            'value' => $value,
        ]);
    }

    public function list_box(int $list, string $name, bool $is_checked): string
    {
        return Faces::fill('newsletter/form/ListBox', [
            'name' => self::name_of(FieldNames::LISTS) . '[]',
            'list' => $list,
            'isChecked' => $is_checked,
            'label' => $name,
        ]);
    }

    /** @param string $boxes Markup. */
    public function group(string $legend, string $boxes, bool $is_required): string
    {
        return Faces::fill('newsletter/form/Group', [
            'legend' => $legend,
            'isRequired' => $is_required,
            'children' => $boxes,
        ]);
    }

    public function consent(string $text): string
    {
        return Faces::fill('newsletter/form/Consent', ['name' => 'data[' . FieldNames::CONSENT . ']', 'text' => $text]);
    }

    private function id(string $name): string
    {
        return "$this->prefix-" . strtr($name, '_', '-');
    }

    private static function name_of(string $name): string
    {
        return 'data[' . FieldNames::of($name) . ']';
    }
}
