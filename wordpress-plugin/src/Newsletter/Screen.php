<?php

declare(strict_types=1);

namespace Onda\Newsletter;

use Onda\Admin\Fields;
use Onda\Admin\RecordForm;
use Onda\Newsletter\People\SubscriberList;
use Onda\Printing\Html;
use Onda\Settings\Drafts;
use Onda\Settings\RecordReader;

defined('ABSPATH') || exit;

/** The newsletter's screen under Settings: forms, lists, mails, and below who subscribes. It needs no script. */
final class Screen
{
    public const PAGE = 'onda-newsletter';

    public function __construct(private Store $record, private Drafts $drafts, private SubscriberList $people)
    {
    }

    public function hook(): void
    {
        add_action('admin_menu', [$this, 'admin_menu'], 10, 0);
        add_action('admin_init', [$this, 'admin_init'], 10, 0);
    }

    public function admin_menu(): void
    {
        $title = __('Newsletter', 'onda');
        add_options_page("Onda: $title", "Onda: $title", 'manage_options', self::PAGE, [$this, 'page']);
    }

    public function admin_init(): void
    {
        register_setting(self::PAGE, Store::OPTION, [
            'type' => 'object',
            'label' => 'Onda: ' . __('Newsletter', 'onda'),
            'sanitize_callback' => [$this, 'sanitize'],
        ]);
    }

    /**
     * The record, or the former one when something is wrong; what was typed is then shown again beside its error.
     *
     * @return array<string, mixed>
     */
    public function sanitize(mixed $input): array
    {
        ['values' => $record, 'errors' => $errors] = RecordReader::read(Options::record(), $input);
        if ($errors === []) {
            return $record;
        }
        $this->drafts->keep($record, $errors);
        if (function_exists('get_settings_errors') && get_settings_errors(Store::OPTION) === []) {
            $message = __('Nothing was saved yet: see the marked fields.', 'onda');
            add_settings_error(Store::OPTION, 'onda_invalid', $message);
        }
        return $this->record->read();
    }

    public function page(): void
    {
        $draft = $this->drafts->take();
        $fields = self::fields(array_merge($this->record->read(), $draft['settings'] ?? []), $draft['errors'] ?? []);
        Html::write('<div class="wrap onda-screen">' . Html::tag('h1', [], 'Onda: ' . Html::text(__('Newsletter', 'onda'))));
        Html::write('<form method="post" action="' . Html::text(admin_url('options.php')) . '">');
        settings_fields(self::PAGE);
        Html::write($fields);
        submit_button(__('Save', 'onda'));
        Html::write('</form>' . $this->people->of() . '</div>');
    }

    /**
     * A site without a form or a list of its own has one of each, which the owner can change.
     *
     * @param array<string, mixed> $stored
     * @param array<string, string> $errors
     */
    public static function fields(array $stored, array $errors): string
    {
        $record = Options::record();
        foreach (['lists', 'forms'] as $name) {
            $one = ['name' => __('Newsletter', 'onda')] + $record->find($name)->rows->defaults();
            $stored[$name] = empty($stored[$name]) ? [$one] : $stored[$name];
        }
        $form = new RecordForm(Store::OPTION, $record, $stored, $errors);
        $mails = $form->fields('mailSubject', 'mailText', 'service', 'address');
        return Html::tag('h2', [], Html::text(__('Forms', 'onda'))) . $form->rows('forms')
            . Html::tag('h2', [], Html::text(__('Lists', 'onda'))) . $form->rows('lists')
            . Fields::card('onda-newsletter-mails', __('Mails', 'onda'), $mails);
    }

    public static function url(): string
    {
        return admin_url('options-general.php?page=' . self::PAGE);
    }
}
