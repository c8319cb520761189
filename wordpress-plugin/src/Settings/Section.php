<?php

declare(strict_types=1);

namespace Onda\Settings;

use Onda\Admin\Fields;
use Onda\Admin\RecordForm;

defined('ABSPATH') || exit;

/** A part of the settings screen: a record, and its place on the screen. */
final class Section
{
    /**
     * @param int $place The screen shows lower numbers first.
     * @param array<string, string> $headings Id of a heading on the screen → title; the first is that of the card.
     * @param (\Closure(RecordForm): string)|null $form Returns the markup; without it there is a card with each field.
     */
    public function __construct(
        public readonly int $place,
        public readonly array $headings,
        public readonly Record $record,
        private ?\Closure $form = null,
    ) {
    }

    /**
     * @param string $option Its name.
     * @param mixed $stored The whole option.
     * @param array<string, string> $errors Field → sentence.
     */
    public function form(string $option, mixed $stored, array $errors): string
    {
        $form = new RecordForm($option, $this->record, $stored, $errors);
        return $this->form === null
            ? Fields::card((string) key($this->headings), (string) current($this->headings), $form->fields())
            : ($this->form)($form);
    }
}
