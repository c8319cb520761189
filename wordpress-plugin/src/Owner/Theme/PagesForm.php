<?php

declare(strict_types=1);

namespace Onda\Owner\Theme;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Text\Html;
use Onda\Features\Theme\Pages\ComingSoonPage;
use Onda\Features\Theme\Pages\PagesOptions;

defined('ABSPATH') || exit;

/** The part of the settings screen about the coming-soon page and the 404 page. */
final class PagesForm
{
    public static function section(): Section
    {
        $title = __('Coming soon and not found', 'onda');
        return new Section(Screen::Theme, 'pages', 20, $title, PagesOptions::record(), form: self::of(...));
    }

    public static function of(RecordForm $form): string
    {
        $look = Html::tag('a', ['href' => ComingSoonPage::address()], Html::text(__('See it as a visitor', 'onda')));
        $inner = self::state(PagesOptions::of($form->values)) . $form->fields('comingSoon', 'page', 'frame')
            . Html::tag('p', [], $look) . $form->fields('opens', 'notFound');
        return Fields::card('onda-pages', __('Coming soon and not found', 'onda'), $inner);
    }

    /** Tells whether visitors see the coming-soon page now. */
    private static function state(PagesOptions $options): string
    {
        if ($options->has_opened(time())) {
            return self::notice('info', __('The day has come: the site is open.', 'onda'));
        }
        if (!$options->is_coming_soon(time())) {
            return '';
        }
        return self::notice('warning', $options->page() === null
            ? __('Visitors see the name of the site and one sentence: choose a published page.', 'onda')
            : __('Visitors see the coming-soon page.', 'onda'));
    }

    private static function notice(string $kind, string $text): string
    {
        return Html::tag('p', ['class' => "notice notice-$kind inline"], Html::text($text));
    }
}
