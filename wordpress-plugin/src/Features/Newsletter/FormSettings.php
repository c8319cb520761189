<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Forms\Fields;
use Onda\Core\Settings\PostReference;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Rows;
use Onda\Core\Settings\Setting;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The settings of a sign-up form. */
final class FormSettings
{
    /** Seconds. */
    public const MAX_DELAY = 600;
    public const MAX_COOKIE_DAYS = 3650;

    public static function rows(): Rows
    {
        return new Rows(
            'onda-form',
            self::all(),
            NewsletterStore::MAX_ROWS,
            static fn(): array => [
                'add' => __('Add a form', 'onda'),
                'remove' => __('Remove this form', 'onda'),
                'unnamed' => __('Form', 'onda'),
                /* translators: %d: number of forms. */
                'too_many' => sprintf(__('At most %d forms.', 'onda'), NewsletterStore::MAX_ROWS),
            ],
            static fn(array $row): bool => RowIds::is_named_or_stored($row),
            RowIds::complete(...),
            ['id' => 0],
        );
    }

    public static function record(): Record
    {
        return new Record(self::all());
    }

    /** @return list<Setting> */
    public static function all(): array
    {
        return [
            ...self::texts(),
            ...self::people(),
            ...self::look(),
            ...FormLook::settings(),
            ...self::place(),
            ...self::moment(),
        ];
    }

    /** @return list<Setting> */
    private static function texts(): array
    {
        $empty = fn(): string => __('Texts left empty are ours, in the language of the site.', 'onda');
        $wrong = static fn(string $name): string => $name === '' ? __('The form needs a name.', 'onda') : '';
        $label = fn(): string => __('Page that it leads to, instead', 'onda');
        $most = NewsletterStore::MAX_CHARACTERS;
        return [
            RowIds::setting(self::shortcode(...)),
            Setting::line('name', '', fn() => __('Name', 'onda'), check: $wrong, max: $most),
            Setting::line('title', '', fn() => __('Title', 'onda'), max: $most),
            Setting::text('text', '', fn() => __('Text', 'onda'), max: $most),
            Setting::text('consent', '', fn() => __('What one agrees to', 'onda'), max: $most),
            Setting::flag('consentBox', false, fn() => __('They must tick a box beside it', 'onda')),
            Setting::line('button', '', fn() => __('Word of the button', 'onda'), max: $most),
            Setting::text('success', '', fn() => __('Text after it was sent', 'onda'), max: $most),
            Setting::line('redirect', '', $label, $empty, self::wrong_redirect(...), max: $most, input: 'url'),
        ];
    }

    /** @return list<Setting> */
    private static function people(): array
    {
        $kinds = fn(): array => [
            'off' => __('not asked for', 'onda'),
            'optional' => __('may be filled in', 'onda'),
            'required' => __('must be filled in', 'onda'),
        ];
        $lists = ['type' => 'array', 'items' => ['type' => 'integer']];
        $read = static fn(mixed $value, array $around): array =>
            array_values(array_intersect(self::list_ids($around['lists'] ?? null), RowIds::numbers($value)));
        return [
            Setting::choice('firstName', 'off', fn() => __('The first name', 'onda'), $kinds),
            Setting::choice('lastName', 'off', fn() => __('The last name', 'onda'), $kinds),
            FieldOrder::setting(),
            Setting::custom('lists', [], fn() => __('Lists', 'onda'), $read, self::list_boxes(...), $lists),
            Setting::flag('choose', false, fn() => __('The visitor chooses among them', 'onda')),
        ];
    }

    /** @return list<Setting> */
    private static function look(): array
    {
        return [
            Setting::choice('type', 'inline', fn() => __('How it is shown', 'onda'), fn() => [
                'inline' => __('in the page, after the text', 'onda'),
                'footer' => __('at the foot of the site', 'onda'),
                'fixed_bar' => __('fixed bar', 'onda'),
                'slide_in' => __('slide-in', 'onda'),
                'popup' => __('popup', 'onda'),
            ]),
            Setting::choice('position', 'bottom', fn() => __('Where a bar or slide-in stands', 'onda'), fn() => [
                'bottom' => __('below', 'onda'),
                'top' => __('above', 'onda'),
                'left' => __('on the left', 'onda'),
                'right' => __('on the right', 'onda'),
            ]),
            Setting::choice('animation', 'none', fn() => __('How it comes up', 'onda'), fn() => [
                'none' => __('at once', 'onda'),
                'slideup' => __('from below', 'onda'),
                'slidedown' => __('from above', 'onda'),
                'slideleft' => __('from the right', 'onda'),
                'slideright' => __('from the left', 'onda'),
                'fadein' => __('fading in', 'onda'),
            ]),
        ];
    }

    /** @return list<Setting> */
    private static function place(): array
    {
        $where = fn(): string =>
            __('None ticked: at the foot of the site on all pages, else only where its shortcode or block stands.', 'onda');
        $ids = fn(): string => __('Or on these posts and pages (ids)', 'onda');
        $print = static fn(string $name, string $label, array $ids, array $state): string =>
            Fields::text($name, $label, implode(', ', $ids), $state);
        $numbers = ['type' => 'array', 'items' => ['type' => 'integer']];
        return [
            Setting::multiple('where', [], fn() => __('Where', 'onda'), fn() => [
                'everywhere' => __('Everywhere', 'onda'),
                'home' => __('Home page', 'onda'),
                'posts' => __('Posts', 'onda'),
                'pages' => __('Pages', 'onda'),
                'archives' => __('Archives', 'onda'),
            ], $where),
            Setting::custom('pages', [], $ids, RowIds::numbers(...), $print, $numbers)
                ->naming_posts(PostReference::several()),
            Setting::choice('who', 'everybody', fn() => __('Who sees it', 'onda'), fn() => [
                'everybody' => __('Everybody', 'onda'),
                'visitors' => __('Those who are not signed in', 'onda'),
                'users' => __('Those who are signed in', 'onda'),
            ]),
        ];
    }

    /** @return list<Setting> M-9. */
    private static function moment(): array
    {
        $days = fn(): string => __('Days that a closed one stays away (0: until the browser is closed)', 'onda');
        $touch = fn(): string => __('On touch screens: also when one scrolls back fast, or rests', 'onda');
        return [
            Setting::number('delay', 0, fn() => __('Seconds until it comes up', 'onda'), 0, self::MAX_DELAY),
            Setting::flag('exitIntent', false, fn() => __('Also when the mouse leaves the page', 'onda')),
            Setting::flag('touchExit', false, $touch),
            Setting::number('cookieDays', 0, $days, 0, self::MAX_COOKIE_DAYS),
        ];
    }

    private static function wrong_redirect(string $address): string
    {
        $is_ours = wp_validate_redirect($address, '') === $address && Html::address($address) === $address;
        return $address === '' || $is_ours ? '' : __('This is not an address of this site.', 'onda');
    }

    private static function shortcode(int $id): string
    {
        return Html::tag('p', [], Html::tag('code', [], Html::text("[onda_newsletter id=\"$id\"]")));
    }

    /**
     * @param mixed $sent The lists that are sent along; without them the stored ones count.
     * @return list<int>
     */
    private static function list_ids(mixed $sent): array
    {
        $stored = static fn(): array => array_keys(MailingLists::names());
        return is_array($sent) ? array_column($sent, 'id') : $stored();
    }

    /**
     * @param list<int> $joined Ids.
     * @param array<string, string> $state
     */
    private static function list_boxes(string $name, string $label, array $joined, array $state): string
    {
        $names = MailingLists::names();
        return Fields::boxes($name, $label, $names, array_map('strval', $joined));
    }
}
