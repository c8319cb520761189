<?php

declare(strict_types=1);

namespace Onda\Owner\Forms;

use Onda\Core\Text\Html;
use Onda\Owner\Menu\AdminScript;

defined('ABSPATH') || exit;

/** A button that fills the field above it from WordPress's media library. It is hidden until the library is there. */
final class MediaButton
{
    public static function enqueue(): void
    {
        if (current_user_can('upload_files')) {
            wp_enqueue_media();
            AdminScript::enqueue('media-button', []);
        }
    }

    public static function markup(): string
    {
        $text = Html::text(__('Choose from the media library', 'onda'));
        $button = Html::tag('button', ['type' => 'button', 'class' => 'button', 'hidden' => true], $text);
        return Html::tag('p', ['class' => 'onda-media'], $button);
    }
}
