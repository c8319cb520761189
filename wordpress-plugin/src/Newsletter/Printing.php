<?php

declare(strict_types=1);

namespace Onda\Newsletter;

use Onda\Http\Request;
use Onda\Newsletter\Mail\Token;
use Onda\Newsletter\SignUp\NativeRoutes;
use Onda\Newsletter\SignUp\Refused;
use Onda\Newsletter\SignUp\SpamCheck;
use Onda\Printing\Html;
use Onda\Printing\Texts;

defined('ABSPATH') || exit;

/**
 * The inside of `<newsletter-form>`: a form that works without a script, with nothing of the visitor, so that it may be
 * cached for everybody. Where MailPoet is active, its own form.
 */
final class Printing
{
    private const MAILPOET = 'mailpoet_form';

    /** @var array<int, int> Form → how often it was printed on this page. */
    private array $printed = [];
    private bool $is_asking_mailpoet = false;

    public function __construct(
        private Backend $backend,
        private Options $options,
        private SpamCheck $spam_check,
        private Texts $texts,
    ) {
    }

    /**
     * One name for the number of the form, as the script reads it.
     *
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public function resolve(array $spec, array $values): array
    {
        if (!isset($spec['attributes']['form'])) {
            return $values;
        }
        $form = (int) ($values['form'] ?? 0) ?: (int) ($values['id'] ?? 0);
        $form = $form ?: ($this->backend->is_foreign() ? 1 : $this->options->first_form()->id());
        return ['form' => $form] + array_diff_key($values, ['id' => 0]);
    }

    /** @param array<string, scalar> $values Attributes of the tag; what they say wins over the form's own. */
    public function inside(array $values): string
    {
        $id = (int) $values['form'];
        if ($this->backend->is_foreign()) {
            return $this->of_mailpoet($id);
        }
        $form = $this->options->form($id);
        if ($form === null) {
            return '';
        }
        $this->printed[$id] = ($this->printed[$id] ?? 0) + 1;
        return $this->markup($form, Showing::of($form, $values), self::came_back($id));
    }

    /** The forms as they are in these options, from now on. */
    public function use(Options $options): void
    {
        $this->options = $options;
    }

    public function is_printed(int $form): bool
    {
        return isset($this->printed[$form]);
    }

    private function markup(Form $form, Showing $showing, string $outcome): string
    {
        $is_over = $showing->is_over_page() && $outcome === '';
        $type = $is_over ? $showing->type : 'others';
        $id = $form->id() . ($this->printed[$form->id()] > 1 ? '-' . $this->printed[$form->id()] : '');
        $name = $form->text('name') ?: $form->text('title') ?: $this->texts->text('newsletter', 'newsletter');
        $close = ['type' => 'button', 'class' => 'mailpoet_form_close_icon'];
        $close += ['aria-label' => $this->texts->text('newsletter', 'close')];
        return Html::tag('div', [
            'id' => "mailpoet_form_$id",
            'class' => "mailpoet_form mailpoet_form_$type mailpoet_form_position_$showing->position"
                . " mailpoet_form_animation_$showing->animation",
            'data-is-preview' => $showing->is_preview ? '1' : null,
            'hidden' => $is_over,
            'aria-label' => $name,
            'role' => 'group',
            'style' => FormLook::box($form->row),
        ], ($is_over ? Html::tag('button', $close, '×') : '') . $this->form($form, $showing, $type, $id, $outcome));
    }

    private function form(Form $form, Showing $showing, string $type, string $id, string $outcome): string
    {
        return Html::tag('form', [
            'target' => '_self',
            'method' => 'post',
            'action' => admin_url('admin-post.php?action=' . NativeRoutes::SUBSCRIBE),
            'class' => "mailpoet_form mailpoet_form_form mailpoet_form_$type"
                . ($outcome === 'success' ? ' mailpoet_form_successfully_send' : ''),
            'data-delay' => $showing->delay,
            'data-exit-intent-enabled' => $showing->is_exit_intent ? '1' : '',
            'data-exit-intent-touch' => $showing->is_touch_exit ? '1' : '',
            'data-cookie-expiration-time' => $showing->cookie_days > 0 ? $showing->cookie_days : '',
        ], $this->hidden($form) . $this->spam_check->fields($form->id()) . $this->head($form)
            . $this->fields($form, new FormFields("onda-nl-$id")) . self::words($form, $outcome));
    }

    private function hidden(Form $form): string
    {
        return Html::hidden([
            'data[form_id]' => $form->id(),
            'token' => '',
            'api_version' => Token::API_VERSION,
            'endpoint' => 'subscribers',
            'mailpoet_method' => 'subscribe',
        ]);
    }

    private function head(Form $form): string
    {
        $paragraph = static fn(string $text): string =>
            $text === '' ? '' : Html::tag('p', ['class' => 'mailpoet_form_paragraph'], Html::text($text));
        $title = Html::tag('h2', ['class' => 'mailpoet_form_title'], Html::text($form->text('title')));
        return $title . $paragraph($form->text('text'));
    }

    private function fields(Form $form, FormFields $fields): string
    {
        $printed = '';
        foreach (FieldOrder::of($form->row) as $field) {
            $printed .= $this->field($field, $form, $fields);
        }
        $button = ['type' => 'submit', 'class' => 'mailpoet_submit wp-element-button', 'value' => $form->text('button')];
        $submit = Html::tag('input', $button + ['style' => FormLook::button($form->row)]);
        return $printed . Html::tag('div', ['class' => 'mailpoet_paragraph'], $submit);
    }

    private function field(string $field, Form $form, FormFields $fields): string
    {
        $name = static fn(string $name, string $label): string => $form->text($field) === 'off'
            ? ''
            : $fields->name($name, $label, $form->text($field) === 'required');
        return match ($field) {
            'email' => $fields->email(),
            'firstName' => $name(FieldNames::FIRST_NAME, __('First name', 'onda')),
            'lastName' => $name(FieldNames::LAST_NAME, __('Last name', 'onda')),
            'lists' => $this->lists($form, $fields),
            default => $this->consent($form, $fields),
        };
    }

    private function lists(Form $form, FormFields $fields): string
    {
        if (!$form->is_choice()) {
            return '';
        }
        $names = $this->options->lists();
        $boxes = array_map(static fn(int $list): string => $fields->list_box($list, $names[$list], true), $form->lists());
        return $fields->group(__('Lists', 'onda'), implode('', $boxes), true);
    }

    private function consent(Form $form, FormFields $fields): string
    {
        $text = $form->text('consent');
        return $form->row['consentBox']
            ? $fields->consent($text)
            : Html::tag('p', ['class' => 'mailpoet_form_paragraph mailpoet_consent'], Html::text($text));
    }

    private static function words(Form $form, string $outcome): string
    {
        $is_error = $outcome !== '' && $outcome !== 'success';
        $paragraph = static fn(string $kind, string $role, bool $is_shown, string $text): string => Html::tag(
            'p',
            ['class' => "mailpoet_validate_$kind", 'role' => $role, 'hidden' => !$is_shown],
            Html::text($text),
        );
        return Html::tag('div', ['class' => 'mailpoet_message'], $paragraph(
            'success',
            'status',
            $outcome === 'success',
            $form->text('success'),
        ) . $paragraph('error', 'alert', $is_error, $is_error ? Refused::sentence($outcome) : ''));
    }

    /**
     * @return string `success`, a reason of `Refused`, or nothing: what came of a form that was sent without a script.
     */
    private static function came_back(int $form): string
    {
        $request = Request::from_globals(true);
        if ($request->id('mailpoet_success') === $form) {
            return 'success';
        }
        return $request->id('mailpoet_error') === $form ? $request->text('onda_reason') ?: 'unknown' : '';
    }

    /**
     * As its own shortcode prints it; the number is the only thing handed on. Nothing where that name leads back here:
     * MailPoet may answer requests and have no shortcode, as while it updates its tables.
     */
    private function of_mailpoet(int $id): string
    {
        global $shortcode_tags;
        $print = $shortcode_tags[self::MAILPOET] ?? null;
        if ($this->is_asking_mailpoet || !is_callable($print)) {
            return '';
        }
        $this->is_asking_mailpoet = true;
        try {
            return Html::one_line((string) $print(['id' => $id], '', self::MAILPOET));
        } finally {
            $this->is_asking_mailpoet = false;
        }
    }
}
