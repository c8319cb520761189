<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;
use Onda\Owner\Home\BlockPage;

defined('ABSPATH') || exit;

/** The settings of views and ranked lists. */
final class ViewsOptions
{
    public static function record(): Record
    {
        $lists = Setting::rows('lists', [ListSettings::most_viewed()], ListSettings::rows());
        return new Record([self::counted(), $lists]);
    }

    /** @return list<string> Post types whose views count. The lists stay unread: every counted view asks for this. */
    public static function types(SettingsStore $settings): array
    {
        return $settings->read(new Record([self::counted()]))['viewTypes'];
    }

    /** @return list<array<string, mixed>> The owner's lists. */
    public static function lists(SettingsStore $settings): array
    {
        return $settings->read(self::record())['lists'];
    }

    /** @return list<Section> */
    public static function sections(): array
    {
        $rows = static fn(RecordForm $form): string => $form->rows('lists');
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $where = static fn(): string => __('A list stands where the block “Most viewed” is: on a page, in a post, or beside all of them in the site editor or a widget.', 'onda');
        $after = static fn(): string => BlockPage::offer('most-viewed', $where());
        $rankings = __('Ranked lists', 'onda');
        return [
            new Section(Screen::Statistics, 'views', 80, __('Counting', 'onda'), self::record(), ['viewTypes']),
            new Section(Screen::Statistics, 'rankings', 90, $rankings, self::record(), ['lists'], $rows, $after),
        ];
    }

    private static function counted(): Setting
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $help = fn(): string => __('Programs, hidden tabs, those who may edit the post and a second look within 30 minutes do not count. No cookie is set.', 'onda');
        // phpcs:enable
        return Setting::types('viewTypes', ['post'], fn() => __('Count the views of', 'onda'), $help);
    }
}
