<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Http\Request;
use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\Html;
use Onda\Features\Newsletter\Guard\SpamCheck;
use Onda\Features\Newsletter\Mail\FormToken;
use Onda\Features\Newsletter\SignUp\NativeRoutes;
use Onda\Features\Newsletter\SignUp\Refused;

defined('ABSPATH') || exit;

/**
 * The inside of `<newsletter-form>`: a form that works without a script and has no data of the visitor, so that caches
 * may store it. MailPoet's own form replaces it if that plugin is active.
 */
final class NewsletterPrinting
{
    private const MAILPOET = 'mailpoet_form';

    /** @var array<int, int> Form → how often it was printed on this page. */
    private array $printed = [];
    private bool $is_asking_mailpoet = false;

    public function __construct(
        private NewsletterBackend $backend,
        private NewsletterOptions $options,
        private SpamCheck $spam_check,
        private Texts $texts,
    ) {
    }

    /**
     * The id of the form under the name that the script reads.
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

    /** Uses the forms of these options from now on. */
    public function use(NewsletterOptions $options): void
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
        $id = $form->id() . ($this->printed[$form->id()] > 1 ? '-' . $this->printed[$form->id()] : '');
        $close = ['label' => $this->texts->text('newsletter', 'close')];
        $text = $form->text('text');
        return Faces::fill('newsletter/form/Form', [
            'id' => $id,
            'type' => $is_over ? $showing->type : 'others',
            'position' => $showing->position,
            'animation' => $showing->animation,
            'preview' => $showing->is_preview ? '1' : null,
            'isOver' => $is_over,
            'label' => $form->text('name') ?: $form->text('title') ?: $this->texts->text('newsletter', 'newsletter'),
            'look' => FormLook::box($form->row),
            'address' => admin_url('admin-post.php?action=' . NativeRoutes::SUBSCRIBE),
            'title' => $form->text('title'),
            'button' => $form->text('button'),
            'buttonLook' => FormLook::button($form->row),
            'closeNodes' => $is_over ? Faces::fill('newsletter/display/CloseButton', $close) : '',
            'hiddenNodes' => $this->hidden($form) . $this->spam_check->fields($form->id()),
            'textNodes' => $text === '' ? '' : Faces::fill('newsletter/form/Paragraph', ['text' => $text]),
            'children' => $this->fields($form, new FormFields("onda-nl-$id")),
        ] + self::moments($showing) + self::answers($form, $outcome));
    }

    /** @return array<string, scalar> When a form over the page appears. */
    private static function moments(Showing $showing): array
    {
        return [
            'delay' => $showing->delay,
            'exit' => $showing->is_exit_intent ? '1' : '',
            'touch' => $showing->is_touch_exit ? '1' : '',
            'days' => $showing->cookie_days > 0 ? $showing->cookie_days : '',
        ];
    }

    private function hidden(Form $form): string
    {
        return Html::hidden([
            'data[form_id]' => $form->id(),
            'token' => '',
            'api_version' => FormToken::API_VERSION,
            'endpoint' => 'subscribers',
            'mailpoet_method' => 'subscribe',
        ]);
    }

    private function fields(Form $form, FormFields $fields): string
    {
        $printed = '';
        foreach (FieldOrder::of($form->row) as $field) {
            $printed .= $this->field($field, $form, $fields);
        }
        return $printed;
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
            : Faces::fill('newsletter/form/ConsentText', ['text' => $text]);
    }

    /** @return array<string, string|bool> */
    private static function answers(Form $form, string $outcome): array
    {
        $is_sent = $outcome === 'success';
        $is_error = $outcome !== '' && !$is_sent;
        return [
            'stateClass' => $is_sent ? ' mailpoet_form_successfully_send' : '',
            'thanks' => $form->text('success'),
            'error' => $is_error ? Refused::sentence($outcome) : '',
            'isThanksHidden' => !$is_sent,
            'isErrorHidden' => !$is_error,
        ];
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
     * The form of MailPoet's shortcode by its id. Empty if the shortcode is ours: MailPoet may answer requests without
     * one, as while it updates its tables.
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
