<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Settings\Record;
use Onda\Core\Settings\Rows;
use Onda\Core\Settings\Setting;
use Onda\Core\Site\Input;

defined('ABSPATH') || exit;

/** The lists that visitors sign up to. */
final class MailingLists
{
    public static function rows(): Rows
    {
        $wrong = static fn(string $name): string => $name === '' ? __('The list needs a name.', 'onda') : '';
        $remote = fn(): string => __('Its id in the mailing service', 'onda');
        return new Rows(
            'onda-list',
            [
                RowIds::setting(),
                Setting::line('name', '', fn() => __('Name', 'onda'), check: $wrong, max: NewsletterStore::MAX_CHARACTERS),
                Setting::line('remote', '', $remote, max: NewsletterStore::MAX_CHARACTERS),
            ],
            NewsletterStore::MAX_ROWS,
            static fn(): array => [
                'add' => __('Add a list', 'onda'),
                'remove' => __('Remove this list', 'onda'),
                'unnamed' => __('List', 'onda'),
                /* translators: %d: number of lists. */
                'too_many' => sprintf(__('At most %d lists.', 'onda'), NewsletterStore::MAX_ROWS),
            ],
            static fn(array $row): bool =>
                RowIds::is_named_or_stored($row) || Input::line($row['remote'] ?? '') !== '',
            RowIds::complete(...),
            ['id' => 0],
        );
    }

    /** @return array<int, string> Id → name, as stored. */
    public static function names(): array
    {
        $record = new Record([Setting::rows('lists', [], self::rows())]);
        return array_column(self::or_first($record->of((new NewsletterStore())->read())['lists']), 'name', 'id');
    }

    /**
     * @param list<array{id: int, name: string, remote: string}> $lists
     * @return list<array{id: int, name: string, remote: string}> One of its own while the owner made none.
     */
    public static function or_first(array $lists): array
    {
        return $lists ?: [['name' => __('Newsletter', 'onda')] + self::rows()->defaults()];
    }
}
