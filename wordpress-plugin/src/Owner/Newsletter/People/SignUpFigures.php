<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Features\Newsletter\People\SignUpDayRepository;
use Onda\Owner\Statistics\Figures\Figure;
use Onda\Owner\Statistics\Figures\Ranking;
use Onda\Owner\Statistics\Figures\Row;
use Onda\Owner\Statistics\Figures\Topic;

defined('ABSPATH') || exit;

/** Sign-ups to the newsletter and the forms that they came from, for the statistics. */
final class SignUpFigures
{
    public static function topic(SignUpDayRepository $sign_ups): Topic
    {
        $title = static fn(): string => __('Newsletter', 'onda');
        $note = static fn(): string => __('Counted when the form was sent, confirmed or not.', 'onda');
        $forms = static fn(): string => __('Where sign-ups come from', 'onda');
        return new Topic('newsletter', 60, $title, [
            new Figure('sign-ups', static fn(): string => __('Sign-ups', 'onda'), $sign_ups->days(...), note: $note),
        ], [new Ranking('sign-up-forms', $forms, static fn(): array => [
            'form' => __('Form', 'onda'),
            'sign_ups' => __('Sign-ups', 'onda'),
            'subscribed' => __('Subscribed now', 'onda'),
        ], static fn(string $from, string $to, string $before_from, string $before_to, int $limit): array =>
            array_slice(self::rows($sign_ups->forms($from, $to)), 0, $limit))]);
    }

    /**
     * @param array<int, array{sign_ups: int, subscribed: int}> $forms By form.
     * @return list<Row>
     */
    private static function rows(array $forms): array
    {
        $names = array_column(NewsletterOptions::stored(new NewsletterStore())->form_rows(), 'name', 'id');
        $rows = [];
        foreach ($forms as $form => $numbers) {
            /* translators: %d: number of a form. */
            $unnamed = $form === 0 ? __('Default form, or an import', 'onda') : sprintf(__('Form %d', 'onda'), $form);
            $rows[] = new Row(($names[$form] ?? '') ?: $unnamed, $numbers);
        }
        return $rows;
    }
}
