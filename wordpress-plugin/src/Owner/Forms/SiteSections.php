<?php

declare(strict_types=1);

namespace Onda\Owner\Forms;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\HeadlessOptions;
use Onda\Core\Settings\NetworkOptions;
use Onda\Core\Settings\SiteOptions;
use Onda\Core\Text\Html;
use Onda\Owner\Menu\RemovalNote;

defined('ABSPATH') || exit;

/** The sections about the site as a whole. */
final class SiteSections
{
    /** @return list<Section> */
    public static function all(): array
    {
        $applications = __('Applications on other sites', 'onda');
        return [
            new Section(Screen::Advanced, 'headless', 40, $applications, HeadlessOptions::record()),
            self::network(),
            ...self::of_site(),
        ];
    }

    private static function network(): Section
    {
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $hint = __('The visitors of a school, an office or a home share one address. What they do without an account counts so often in a day; accounts always count.', 'onda');
        $title = __('How much one network counts in a day', 'onda');
        $form = static fn(RecordForm $form): string =>
            Fields::card('onda-network', $title, Fields::hint($hint) . $form->fields());
        return new Section(Screen::Advanced, 'network', 70, __('Limits', 'onda'), NetworkOptions::record(), form: $form);
    }

    /** @return list<Section> */
    private static function of_site(): array
    {
        $record = SiteOptions::record();
        $site = [SiteOptions::EARLY, 'siteAccess', 'pollFiles'];
        $title = __('This site', 'onda');
        $removal = __('Removal', 'onda');
        $file = static fn(): string => Html::tag('p', [], RemovalNote::file());
        return [
            new Section(Screen::Advanced, 'site', 50, $title, $record, $site),
            new Section(Screen::Tools, 'removal', 90, $removal, $record, ['deleteData'], null, $file),
        ];
    }
}
