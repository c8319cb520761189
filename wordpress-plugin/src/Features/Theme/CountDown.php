<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\Html;
use Onda\Core\Text\Moment;

defined('ABSPATH') || exit;

/** The inside of `<count-down>`: the moment in words and, once it has come, what the page says then. */
final class CountDown
{
    public function __construct(private Texts $texts)
    {
    }

    /** @param array<string, scalar> $values By camelCase name. */
    public function inside(array $values): string
    {
        $written = trim((string) ($values['date'] ?? ''));
        $moment = self::moment($written);
        if ($moment === null) {
            if ($written === '' && !current_user_can('edit_posts')) {
                return '';
            }
            $text = $this->texts->text('theme', $written === '' ? 'required' : 'unreadable');
            return Faces::fill('theme/count-down/Problem', ['text' => str_replace('{date}', $written, $text)]);
        }
        $format = get_option('date_format') . ' ' . get_option('time_format');
        $time = Faces::fill('theme/count-down/Moment', [
            'date' => $moment->format(DATE_ATOM),
            'words' => (string) wp_date($format, $moment->getTimestamp()),
        ]);
        return $moment->getTimestamp() > time() ? $time : $time . $this->end($values);
    }

    /** @param array<string, scalar> $values */
    private function end(array $values): string
    {
        $text = $values['endText'] ?? $this->texts->text('theme', 'ended');
        $address = Html::address($values['redirect'] ?? '');
        return $address === ''
            ? Faces::fill('theme/count-down/EndText', ['text' => $text])
            : Faces::fill('theme/count-down/EndLink', ['text' => $text, 'address' => $address]);
    }

    /** In the site's time zone unless the text says its own; null for what is no date. */
    public static function moment(string $text): ?\DateTimeImmutable
    {
        return Moment::of($text);
    }
}
