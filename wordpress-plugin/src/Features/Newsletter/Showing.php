<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

defined('ABSPATH') || exit;

/** The display settings of a form: those of the tag, else the form's own. */
final class Showing
{
    private const OVER_PAGE = ['fixed_bar', 'slide_in', 'popup'];

    private function __construct(
        public readonly string $type,
        public readonly string $position,
        public readonly string $animation,
        /** The delay in seconds. */
        public readonly int $delay,
        public readonly bool $is_exit_intent,
        public readonly bool $is_touch_exit,
        /** The days before a closed form is shown again; 0 until the browser is closed. */
        public readonly int $cookie_days,
        public readonly bool $is_preview,
    ) {
    }

    /** @param array<string, scalar> $values Attributes of the tag. */
    public static function of(Form $form, array $values): self
    {
        $row = $form->row;
        $own = static fn(string $name): string =>
            ($values[$name] ?? 'own') === 'own' ? (string) $row[$name] : (string) $values[$name];
        return new self(
            $own('type'),
            $own('position'),
            $own('animation'),
            (int) ($values['delay'] ?? $row['delay']),
            (bool) ($values['exitIntentEnabled'] ?? $row['exitIntent']),
            (bool) ($values['exitIntentTouch'] ?? $row['touchExit']),
            (int) ($values['cookieExpirationTime'] ?? $row['cookieDays']),
            (bool) ($values['isPreview'] ?? false),
        );
    }

    public function is_over_page(): bool
    {
        return in_array($this->type, self::OVER_PAGE, true);
    }
}
