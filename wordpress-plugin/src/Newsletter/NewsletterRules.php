<?php

declare(strict_types=1);

namespace Onda\Newsletter;

use Onda\Input;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/**
 * Reads the newsletter's settings form: what is right becomes the record, what is not becomes a sentence for its field.
 */
final class NewsletterRules
{
    public const MAX_ROWS = 50;
    /** Seconds. */
    public const MAX_DELAY = 600;
    public const MAX_COOKIE_DAYS = 3650;
    private const MAX_TEXT_CHARACTERS = 2000;

    /** @var array<string, string> */
    private array $errors = [];

    /** @return array{record: array<string, mixed>, errors: array<string, string>} Errors by field (`forms.0.name`). */
    public static function read(mixed $input): array
    {
        $rules = new self();
        $input = is_array($input) ? $input : [];
        $lists = $rules->lists(self::rows($input['lists'] ?? []));
        $record = [
            'lists' => $lists,
            'forms' => $rules->forms(self::rows($input['forms'] ?? []), array_column($lists, 'id')),
            'mailSubject' => self::line($input['mailSubject'] ?? ''),
            'mailText' => self::text($input['mailText'] ?? ''),
            'address' => Input::choice($input['address'] ?? '', Options::ADDRESSES),
            'service' => Input::choice($input['service'] ?? '', ['', ...array_keys(MailingSync::services())]),
        ];
        return ['record' => $record, 'errors' => $rules->errors];
    }

    /**
     * @param list<array<mixed>> $rows
     * @return list<array{id: int, name: string, remote: string}>
     */
    private function lists(array $rows): array
    {
        $lists = [];
        foreach ($rows as $row) {
            $name = self::line($row['name'] ?? '');
            if ($name === '' && self::line($row['remote'] ?? '') === '' && empty($row['id'])) {
                continue;
            }
            if ($name === '') {
                $this->errors['lists.' . count($lists) . '.name'] = __('The list needs a name.', 'onda');
            }
            $id = self::free_id($row['id'] ?? '', array_column($lists, 'id'), array_column($rows, 'id'));
            $lists[] = ['id' => $id, 'name' => $name, 'remote' => self::line($row['remote'] ?? '')];
        }
        return $lists;
    }

    /**
     * @param list<array<mixed>> $rows
     * @param list<int> $lists Known ids.
     * @return list<array<string, mixed>> As Form::DEFAULT_ROW.
     */
    private function forms(array $rows, array $lists): array
    {
        $forms = [];
        foreach ($rows as $row) {
            if (self::line($row['name'] ?? '') === '' && empty($row['id'])) {
                continue;
            }
            $id = self::free_id($row['id'] ?? '', array_column($forms, 'id'), array_column($rows, 'id'));
            $form = self::form($id, $row, $lists);
            $this->check($form, count($forms));
            $forms[] = $form;
        }
        return $forms;
    }

    /**
     * @param array<mixed> $row
     * @param list<int> $lists
     * @return array<string, mixed>
     */
    private static function form(int $id, array $row, array $lists): array
    {
        $row += Form::DEFAULT_ROW;
        return ['id' => $id] + self::words($row) + self::flags($row) + [
            'firstName' => Input::choice($row['firstName'], Form::FIELD),
            'lastName' => Input::choice($row['lastName'], Form::FIELD),
            'lists' => array_values(array_intersect($lists, self::numbers($row['lists']))),
            'type' => Input::choice($row['type'], Form::TYPES),
            'position' => Input::choice($row['position'], Form::POSITIONS),
            'animation' => Input::choice($row['animation'], Form::ANIMATIONS),
            'where' => Input::chosen($row['where'], Form::PLACES),
            'pages' => self::numbers($row['pages']),
            'who' => Input::choice($row['who'], Form::WHO),
            'delay' => (int) self::line($row['delay']),
            'cookieDays' => (int) self::line($row['cookieDays']),
        ];
    }

    /**
     * @param array<mixed> $row
     * @return array<string, string>
     */
    private static function words(array $row): array
    {
        $words = [];
        foreach (['name', 'title', 'button', 'redirect'] as $name) {
            $words[$name] = self::line($row[$name]);
        }
        foreach (['text', 'consent', 'success'] as $name) {
            $words[$name] = self::text($row[$name]);
        }
        return $words;
    }

    /**
     * @param array<mixed> $row
     * @return array<string, bool>
     */
    private static function flags(array $row): array
    {
        $flags = [];
        foreach (['consentBox', 'choose', 'exitIntent', 'touchExit'] as $name) {
            $flags[$name] = Input::flag($row[$name]);
        }
        return $flags;
    }

    /** @param array<string, mixed> $form */
    private function check(array $form, int $place): void
    {
        $is_ours = $form['redirect'] === '' || wp_validate_redirect($form['redirect'], '') === $form['redirect'];
        $is_address = $form['redirect'] === '' || Html::address($form['redirect']) === $form['redirect'];
        $sentences = [
            'name' => $form['name'] === '' ? __('The form needs a name.', 'onda') : '',
            'redirect' => $is_ours && $is_address ? '' : __('This is not an address of this site.', 'onda'),
            'delay' => self::wrong_number($form['delay'], self::MAX_DELAY),
            'cookieDays' => self::wrong_number($form['cookieDays'], self::MAX_COOKIE_DAYS),
        ];
        foreach (array_filter($sentences) as $field => $sentence) {
            $this->errors["forms.$place.$field"] = $sentence;
        }
    }

    private static function wrong_number(int $number, int $most): string
    {
        /* translators: %d: a number. */
        return $number >= 0 && $number <= $most ? '' : sprintf(__('From 0 to %d.', 'onda'), $most);
    }

    /** @return list<array<mixed>> Without those that the owner takes away. */
    private static function rows(mixed $rows): array
    {
        $kept = array_filter(is_array($rows) ? $rows : [], static fn(mixed $row): bool =>
            is_array($row) && empty($row['remove']));
        return array_slice(array_values($kept), 0, self::MAX_ROWS);
    }

    /**
     * An id is given once: pages from a cache and mails name it.
     *
     * @param list<int> $taken
     * @param array<mixed> $written Ids of all rows, also of those that come later.
     */
    private static function free_id(mixed $written_id, array $taken, array $written): int
    {
        $id = is_numeric($written_id) ? (int) $written_id : 0;
        return $id > 0 && !in_array($id, $taken, true) ? $id : max([0, ...$taken, ...self::numbers($written)]) + 1;
    }

    /** @return list<int> Of a list, or of a text with anything between. */
    private static function numbers(mixed $written): array
    {
        $parts = is_string($written) ? preg_split('/\D+/', $written) : $written;
        $numbers = array_map(intval(...), array_filter(is_array($parts) ? $parts : [], is_numeric(...)));
        return array_values(array_unique(array_filter($numbers, static fn(int $number): bool => $number > 0)));
    }

    private static function line(mixed $value): string
    {
        return Input::line(self::text($value));
    }

    private static function text(mixed $value): string
    {
        $text = is_scalar($value) ? wp_check_invalid_utf8((string) $value) : '';
        return mb_substr(trim(str_replace(["\r\n", "\0"], ["\n", ''], $text)), 0, self::MAX_TEXT_CHARACTERS, 'UTF-8');
    }
}
