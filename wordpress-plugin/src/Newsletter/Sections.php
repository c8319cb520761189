<?php

declare(strict_types=1);

namespace Onda\Newsletter;

use Onda\Admin\RecordForm;
use Onda\Admin\Screen;
use Onda\Settings\Section;

defined('ABSPATH') || exit;

/** The settings of the newsletter: forms, lists and mails, each a tab of its screen. */
final class Sections
{
    private const MAILS = ['mailSubject', 'mailText', 'service', 'address'];

    /** @return list<Section> */
    public static function all(): array
    {
        return [
            self::of('forms', 20, __('Forms', 'onda'), ['forms'], self::rows('forms')),
            self::of('lists', 30, __('Lists', 'onda'), ['lists'], self::rows('lists')),
            self::of('mails', 40, __('Mails', 'onda'), self::MAILS),
        ];
    }

    /** @param list<string> $names */
    private static function of(string $id, int $place, string $title, array $names, ?\Closure $form = null): Section
    {
        $record = Options::record();
        return new Section(Screen::Newsletter, $id, $place, $title, $record, $names, $form, option: Store::OPTION);
    }

    /** A site without a form or a list of its own has one of each, which the owner can change. */
    private static function rows(string $name): \Closure
    {
        return static function (RecordForm $form) use ($name): string {
            $values = $form->values;
            foreach (['lists', 'forms'] as $rows) {
                $one = ['name' => __('Newsletter', 'onda')] + Options::record()->find($rows)->rows->defaults();
                $values[$rows] = $values[$rows] ?: [$one];
            }
            return $form->with($values)->rows($name);
        };
    }
}
