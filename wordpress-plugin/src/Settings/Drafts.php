<?php

declare(strict_types=1);

namespace Onda\Settings;

defined('ABSPATH') || exit;

/** Input of the settings screen that could not be saved, kept until the screen has shown it again. */
final class Drafts
{
    private const SECONDS = 300;

    /** @param string $screen Where there is more than one. */
    public function __construct(private string $screen = '')
    {
    }

    /**
     * @param array<string, mixed> $settings As typed.
     * @param array<string, string> $errors Field (`stations.0.stream`) → sentence.
     */
    public function keep(array $settings, array $errors): void
    {
        set_transient($this->name(), ['settings' => $settings, 'errors' => $errors], self::SECONDS);
    }

    /** @return array{settings: array<string, mixed>, errors: array<string, string>}|null */
    public function take(): ?array
    {
        $draft = get_transient($this->name());
        delete_transient($this->name());
        return is_array($draft) ? $draft : null;
    }

    private function name(): string
    {
        return "onda_draft_$this->screen" . get_current_user_id();
    }
}
