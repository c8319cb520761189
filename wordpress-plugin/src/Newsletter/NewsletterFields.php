<?php

declare(strict_types=1);

namespace Onda\Newsletter;

use Onda\Admin\Fields;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** The fields of the newsletter's screen: lists, mails, and a card for each form. */
final class NewsletterFields
{
    /**
     * @param array<string, mixed> $record As Options::DEFAULTS.
     * @param array<string, string> $errors
     */
    public static function of(array $record, array $errors): string
    {
        $lists = $record['lists'] === [] ? [['name' => __('Newsletter', 'onda')] + Options::DEFAULT_LIST] : $record['lists'];
        $forms = $record['forms'] === [] ? [['name' => __('Newsletter', 'onda')] + Form::DEFAULT_ROW] : $record['forms'];
        $cards = '';
        foreach ([...$forms, ['id' => 0] + Form::DEFAULT_ROW] as $place => $form) {
            $names = array_column($lists, 'name', 'id');
            $cards .= NewsletterFormFields::of($place, $form + Form::DEFAULT_ROW, $names, $errors);
        }
        return Html::tag('h2', [], Html::text(__('Forms', 'onda'))) . $cards
            . Html::tag('h2', [], Html::text(__('Lists', 'onda'))) . self::lists($lists, $errors)
            . self::mails($record);
    }

    /**
     * @param list<array<string, mixed>> $lists
     * @param array<string, string> $errors
     */
    private static function lists(array $lists, array $errors): string
    {
        $cards = '';
        foreach ([...$lists, ['id' => 0] + Options::DEFAULT_LIST] as $place => $list) {
            $name = static fn(string $field): string => NewsletterStore::OPTION . "[lists][$place][$field]";
            $is_new = $list['id'] === 0;
            $inner = Html::hidden([$name('id') => $is_new ? '' : (string) $list['id']])
                . Fields::text($name('name'), __('Name', 'onda'), $list['name'])
                . Fields::error($errors, "lists.$place.name")
                . Fields::text($name('remote'), __('Its id in the mailing service', 'onda'), $list['remote']);
            $remove = Fields::box($name('remove'), '1', false, __('Remove this list', 'onda'));
            $cards .= $is_new
                ? Fields::new_card("onda-list-$place", __('Add a list', 'onda'), $inner, false)
                : Fields::card("onda-list-$place", $list['name'], $inner . $remove);
        }
        return $cards;
    }

    /** @param array<string, mixed> $record */
    private static function mails(array $record): string
    {
        $name = static fn(string $field): string => NewsletterStore::OPTION . "[$field]";
        $names = array_map(static fn(MailingService $service): string => $service->name(), MailingSync::services());
        $hint = __('[link] is the link that confirms, [lists] what was asked for, [site] the name of the site.', 'onda')
            . ' ' . __('Texts left empty are ours, in the language of the site.', 'onda');
        $address = __('Address of the visitor in the consent record', 'onda');
        $inner = Fields::text($name('mailSubject'), __('Subject of the confirmation', 'onda'), $record['mailSubject'])
            . Fields::area($name('mailText'), __('Text of the confirmation', 'onda'), $record['mailText'])
            . Fields::hint($hint)
            . Fields::select($name('service'), __('Pass who confirms to', 'onda'), $record['service'], [
                '' => __('nobody: export them from this screen', 'onda'),
            ] + $names)
            . Fields::select($name('address'), $address, $record['address'], [
                'cut' => __('without its last part', 'onda'),
                'full' => __('whole', 'onda'),
                'none' => __('not kept', 'onda'),
            ]);
        return Fields::card('onda-newsletter-mails', __('Mails', 'onda'), $inner);
    }
}
