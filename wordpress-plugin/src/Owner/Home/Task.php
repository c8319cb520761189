<?php

declare(strict_types=1);

namespace Onda\Owner\Home;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** A step of the checklist. Whether it is done is looked up on the site, never ticked. */
final class Task
{
    /** The extra steps: what else can be switched on. A single one is enough. */
    public const EXTRA = 100;

    /**
     * @param int $place Lower numbers come first; from `EXTRA` on it is an extra step.
     * @param \Closure(): bool $is_done
     * @param string $url Address where it is done.
     * @param string $button The words that lead there.
     * @param string $action An action of admin-post that does it in one click, in place of the link; with a nonce of
     *     the same name.
     * @param array<string, string> $choices Ways of that action, each a button: field `choice` → its words.
     */
    public function __construct(
        public readonly int $place,
        public readonly string $title,
        public readonly string $text,
        private \Closure $is_done,
        public readonly string $url,
        public readonly string $button,
        public readonly string $action = '',
        private array $choices = [],
    ) {
    }

    public function is_done(): bool
    {
        return ($this->is_done)();
    }

    /** @param bool $is_next Whether it is the step to do now. */
    public function way(bool $is_next): string
    {
        $class = 'button' . ($is_next ? ' button-primary' : '');
        if ($this->action === '') {
            return Html::tag('a', ['class' => $class, 'href' => $this->url], Html::text($this->button));
        }
        $buttons = Html::hidden(['action' => $this->action, '_wpnonce' => wp_create_nonce($this->action)]);
        foreach ($this->choices as $choice => $text) {
            $name = ['class' => $class, 'name' => 'choice', 'value' => $choice];
            $buttons .= Html::tag('button', $name, Html::text($text)) . ' ';
            $class = 'button';
        }
        return Html::tag('form', ['method' => 'post', 'action' => admin_url('admin-post.php')], $buttons);
    }

    public function is_extra(): bool
    {
        return $this->place >= self::EXTRA;
    }
}
