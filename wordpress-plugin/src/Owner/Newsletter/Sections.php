<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter;

use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Owner\Newsletter\Editor\FormEditor;
use Onda\Owner\Newsletter\Editor\FormStore;

defined('ABSPATH') || exit;

/** The settings of the newsletter: forms, lists and mails, each a tab of its screen. */
final class Sections
{
    private const MAILS = ['mailSubject', 'mailText', 'service', 'address'];

    /** @return list<Section> */
    public static function all(): array
    {
        return [
            FormEditor::section(new FormStore(new NewsletterStore())),
            self::of('lists', 30, __('Lists', 'onda'), ['lists'], self::lists(...)),
            self::of('mails', 40, __('Mails', 'onda'), self::MAILS),
        ];
    }

    /** @param list<string> $names */
    private static function of(string $id, int $place, string $title, array $names, ?\Closure $form = null): Section
    {
        $record = NewsletterOptions::record();
        return new Section(Screen::Newsletter, $id, $place, $title, $record, $names, $form, option: NewsletterStore::OPTION);
    }

    /** A site without a list of its own has one, which the owner can change. */
    private static function lists(RecordForm $form): string
    {
        $one = ['name' => __('Newsletter', 'onda')] + NewsletterOptions::record()->find('lists')->rows->defaults();
        return $form->with(array_replace($form->values, ['lists' => $form->values['lists'] ?: [$one]]))->rows('lists');
    }
}
