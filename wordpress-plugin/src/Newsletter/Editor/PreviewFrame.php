<?php

declare(strict_types=1);

namespace Onda\Newsletter\Editor;

use Onda\Admin\AdminScript;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** The preview beside the fields: a frame, the width of a phone or all there is, and a button that draws it anew. */
final class PreviewFrame
{
    private const NAME = 'onda-form-preview';

    public function enqueue(): void
    {
        AdminScript::enqueue('form-preview', [
            'drawing' => __('The preview is being drawn …', 'onda'),
            'session' => __('The preview could not be drawn: sign in again in another tab.', 'onda'),
            'offline' => __('The preview could not be drawn: the site does not answer.', 'onda'),
        ]);
    }

    /** @param int $form Its id; 0 for a new one. */
    public function markup(int $form): string
    {
        $address = FormPreview::address($form);
        $frame = Html::tag('iframe', [
            'name' => self::NAME,
            'src' => $address,
            'title' => __('Preview of the form', 'onda'),
            // Without `allow-forms` a form without its script is not sent.
            'sandbox' => 'allow-scripts allow-same-origin',
            'loading' => 'lazy',
        ]);
        $show = Html::tag('button', [
            'class' => 'button',
            'formaction' => $address,
            'formtarget' => self::NAME,
            'formnovalidate' => true,
        ], Html::text(__('Show', 'onda')));
        $heading = Html::tag('h2', ['id' => 'onda-preview-title'], Html::text(__('Preview', 'onda')));
        $bar = Html::tag('div', ['class' => 'onda-preview-bar'], self::widths() . $show
            . Html::tag('span', ['class' => 'onda-preview-state', 'data-onda-preview' => $address]));
        $section = ['class' => 'onda-preview', 'aria-labelledby' => 'onda-preview-title'];
        return Html::tag('section', $section, $heading . $bar . $frame);
    }

    /** Style sheets read the choice: it works without a script. */
    private static function widths(): string
    {
        $choices = ['desktop' => __('Desktop', 'onda'), 'phone' => __('Phone', 'onda')];
        $inner = '';
        foreach ($choices as $value => $text) {
            $radio = ['type' => 'radio', 'name' => 'onda_preview_width', 'value' => $value];
            $radio['checked'] = $value === 'desktop';
            $inner .= Html::tag('label', [], Html::tag('input', $radio) . ' ' . Html::text($text));
        }
        $legend = Html::tag('legend', ['class' => 'screen-reader-text'], Html::text(__('Width of the preview', 'onda')));
        return Html::tag('fieldset', [], $legend . $inner);
    }
}
