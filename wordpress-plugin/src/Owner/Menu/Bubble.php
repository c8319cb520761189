<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

use Onda\Core\Forms\Screen;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** A number beside a screen in the menu, as WordPress shows it for updates: so many things wait for the owner. */
final class Bubble
{
    /** @param string $text The same in words, for screen readers. */
    public function __construct(
        public readonly Screen $screen,
        public readonly int $count,
        private string $text,
    ) {
    }

    /** Begins with a space; empty for none. */
    public function markup(): string
    {
        if ($this->count === 0) {
            return '';
        }
        $number = ['class' => 'plugin-count', 'aria-hidden' => 'true'];
        $inner = Html::tag('span', $number, Html::text(number_format_i18n($this->count)))
            . Html::tag('span', ['class' => 'screen-reader-text'], Html::text($this->text));
        return ' ' . Html::tag('span', ['class' => "update-plugins count-$this->count"], $inner);
    }
}
