<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Core\Forms\Fields;
use Onda\Core\Text\Html;
use Onda\Features\Newsletter\People\PeopleLogRepository;

defined('ABSPATH') || exit;

/** The exports and deletions of subscribers in words, for the foot of their list. */
final class PeopleLog
{
    public function __construct(private PeopleLogRepository $log)
    {
    }

    public function markup(): string
    {
        $items = '';
        foreach ($this->log->latest() as $row) {
            $items .= Html::tag('li', [], Html::text(self::line($row)));
        }
        if ($items === '') {
            return '';
        }
        /* translators: %d: number of days. */
        $hint = __('Kept for %d days: who, when and how many, but not which subscribers.', 'onda');
        $inner = Html::tag('ul', [], $items) . Fields::hint(sprintf($hint, PeopleLogRepository::DAYS));
        return Fields::folded_card('onda-people-log', __('Exports and deletions', 'onda'), $inner, false);
    }

    /** @param array{happened: int, user: int, event: string, way: string, amount: int} $row */
    public static function line(array $row): string
    {
        $amount = number_format_i18n($row['amount']);
        $deed = $row['event'] === PeopleLogRepository::EXPORT
            /* translators: %s: a number. */
            ? sprintf(_n('%s subscriber exported', '%s subscribers exported', $row['amount'], 'onda'), $amount)
            /* translators: %s: a number. */
            : sprintf(_n('%s subscriber deleted', '%s subscribers deleted', $row['amount'], 'onda'), $amount);
        $way = [
            PeopleLogRepository::COMMAND => __('by the command line', 'onda'),
            PeopleLogRepository::PRIVACY => __('on a request of privacy', 'onda'),
            PeopleLogRepository::UNDO => __('by undoing an import', 'onda'),
        ][$row['way']] ?? '';
        $name = get_userdata($row['user'])->display_name ?? __('nobody who is known', 'onda');
        $moment = wp_date(get_option('date_format') . ' ' . get_option('time_format'), $row['happened']);
        return implode(' · ', array_filter([$moment, $name, $deed, $way]));
    }
}
