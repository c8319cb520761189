<?php

declare(strict_types=1);

namespace Onda\Owner\Forms;

use Onda\Core\Database\OptionCache;
use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Section;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Site\HostFunctions;
use Onda\Core\Text\Html;
use Onda\Owner\Menu\Tab;

defined('ABSPATH') || exit;

/**
 * The form of a section. It is sent to its own screen: what is right is saved and leads back here, what is not saved is
 * shown again as it was typed, with the reason beside it.
 */
final class SectionForm
{
    public const SAVED = 'saved';
    /** Name of the nonce, and of the field that is in no form but this. */
    private const NONCE = 'onda_section';
    private const WAS = 'onda_was';
    /** PHP leaves out further fields without a word: the last field of the form proves that all arrived. */
    private const COMPLETE = 'onda_complete';
    private const LOCK_SECONDS = 10;
    /** Until the lock of a request that broke off has run out. */
    private const TRIES = 220;
    private const LOST_TRIES = 20;
    private const PAUSE_MICROSECONDS = 50_000;

    /** @var array<string, mixed>|null What was typed and not saved: values of the record. */
    private ?array $typed = null;
    /** @var array<string, string> Field → sentence. */
    private array $errors = [];
    private string $notice = '';

    public function __construct(private Section $section)
    {
    }

    public static function tab(Section $section): Tab
    {
        $form = new self($section);
        $title = static fn(): string => $section->title;
        return new Tab($section->screen, $section->id, $section->place, $title, $form->page(...), $form->load(...));
    }

    public function load(): void
    {
        $this->section->load === null || ($this->section->load)();
        $next = $this->receive(Request::from_globals(true));
        $next === '' || Output::lead($next);
    }

    public function page(): void
    {
        $section = $this->section;
        $values = $this->typed ?? $section->record->of($this->stored());
        $hidden = Html::hidden([
            self::NONCE => wp_create_nonce($this->nonce()),
            self::WAS => $this->fingerprint(),
        ]);
        $save = Html::tag('button', ['class' => 'button button-primary'], Html::text(__('Save', 'onda')));
        $inner = $hidden . $section->form($values, $this->errors) . Html::hidden([self::COMPLETE => '1'])
            . Html::tag('div', ['class' => 'onda-save'], $save);
        $form = ['method' => 'post', 'action' => $section->url(), 'class' => 'onda-section', 'novalidate' => true];
        Html::write($this->notice . Html::tag('form', $form, $inner) . $section->after());
    }

    /** @return string The address to lead to after something was saved, or empty. */
    public function receive(Request $request): string
    {
        if ($request->method() !== 'POST' || !$request->has(self::NONCE)) {
            $this->notice = $request->has(self::SAVED)
                ? Fields::notice('success', __('Saved.', 'onda'), $this->section->next())
                : '';
            return '';
        }
        return $this->alone(fn(): string => $this->take($request));
    }

    /** The second of two owners in one second meets what the first has written. */
    private function alone(\Closure $take): string
    {
        require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
        $option = $this->section->option;
        $tries = self::TRIES;
        while ($tries > 0 && !\WP_Upgrader::create_lock($option, self::LOCK_SECONDS)) {
            OptionCache::forget("$option.lock");
            // Nobody holds a lock that is not there: it was released just now, or the database takes none.
            $tries -= get_option("$option.lock") === false ? self::LOST_TRIES : 1;
            HostFunctions::pause(self::PAUSE_MICROSECONDS);
        }
        OptionCache::forget($option);
        try {
            return $take();
        } finally {
            \WP_Upgrader::release_lock($option);
        }
    }

    private function take(Request $request): string
    {
        $sent = $request->sent($this->section->option);
        ['values' => $values, 'errors' => $errors] = $this->section->read($sent, $this->stored());
        $reason = $this->reason($request, $values);
        if ($reason === '' && $errors === []) {
            if ($this->save($values)) {
                return add_query_arg(self::SAVED, '1', $this->section->url());
            }
            Output::set_status(500);
            $reason = Fields::notice('error', __('The database did not keep these settings. Nothing was saved.', 'onda'));
        }
        [$this->typed, $this->errors] = [$values, $errors];
        $this->notice = $reason
            ?: Fields::notice('error', __('Nothing was saved yet: see the marked fields.', 'onda'), self::links($errors));
        return '';
    }

    /**
     * Why what was sent is not saved, whatever is in its fields; empty if it may be.
     *
     * @param array<string, mixed> $values As typed.
     * @return string Markup.
     */
    private function reason(Request $request, array $values): string
    {
        if (!wp_verify_nonce($request->text(self::NONCE), $this->nonce())) {
            return Fields::notice('error', __('This form was open for too long. Nothing is lost: send it again.', 'onda'));
        }
        if (!$request->has(self::COMPLETE)) {
            Output::set_status(413);
            return Fields::notice('error', __('The form is larger than the server accepts (max_input_vars).', 'onda'));
        }
        if ($request->text(self::WAS) === $this->fingerprint()) {
            return '';
        }
        Output::set_status(409);
        $text = __('These settings were changed while the form was open. Save again to replace them by yours.', 'onda');
        return Fields::notice('warning', $text, $this->differences($values));
    }

    /**
     * The settings that are stored otherwise than they were typed.
     *
     * @param array<string, mixed> $typed
     */
    private function differences(array $typed): string
    {
        $stored = $this->section->record->of($this->stored());
        $items = '';
        foreach ($this->section->settings() as $setting) {
            if ($typed[$setting->name] === $stored[$setting->name]) {
                continue;
            }
            $value = $setting->in_words($stored[$setting->name]);
            /* translators: 1: name of a setting, 2: its value. */
            $text = sprintf(__('%1$s is now: %2$s', 'onda'), $setting->label() ?: $this->section->title, $value);
            $items .= Html::tag('li', [], Html::text($text));
        }
        return $items === '' ? '' : Html::tag('ul', [], $items);
    }

    /**
     * @param array<string, mixed> $values Of the record.
     * @return bool Whether the database has what was to change.
     */
    private function save(array $values): bool
    {
        $before = $this->own($this->section->record->of($this->stored()));
        $stored = $this->stored();
        $part = $this->section->record->part;
        $own = $this->own($values);
        $placed = $part === '' ? $own : [$part => $own + (array) ($stored[$part] ?? [])];
        $this->section->write(array_replace($stored, $placed));
        OptionCache::forget($this->section->option);
        return $own === $before || $this->own($this->section->record->of($this->stored())) !== $before;
    }

    /**
     * @param array<string, mixed> $values Of the record.
     * @return array<string, mixed> Those of the section.
     */
    private function own(array $values): array
    {
        return array_intersect_key($values, array_flip(array_column($this->section->settings(), 'name')));
    }

    /** @return array<string, mixed> */
    private function stored(): array
    {
        return $this->section->stored();
    }

    /** Tells whether somebody else saved in the meantime. */
    private function fingerprint(): string
    {
        $values = $this->own($this->section->record->of($this->stored()));
        return substr(hash('sha256', (string) wp_json_encode($values)), 0, 16);
    }

    private function nonce(): string
    {
        return self::NONCE . "_{$this->section->id}";
    }

    /**
     * A link to each field that is wrong.
     *
     * @param array<string, string> $errors
     */
    private static function links(array $errors): string
    {
        $items = '';
        foreach ($errors as $field => $sentence) {
            $link = Html::tag('a', ['href' => '#' . Fields::error_id($field)], Html::text($sentence));
            $items .= Html::tag('li', [], $link);
        }
        return Html::tag('ul', [], $items);
    }
}
