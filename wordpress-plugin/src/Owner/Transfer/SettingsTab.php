<?php

declare(strict_types=1);

namespace Onda\Owner\Transfer;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Http\Document;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Text\Html;
use Onda\Owner\Menu\Tab;

defined('ABSPATH') || exit;

/** All settings as a file, and a file of settings: it is shown first what it would change, section by section. */
final class SettingsTab
{
    /** Name of the nonce, and of the field that is in no form but these. */
    private const NONCE = 'onda_settings_file';
    private const ID = 'settings';
    private const SAVED = 'saved';
    /** Base64: a firewall takes the settings' markup and addresses for an attack. */
    private const CARRIED = 'carried';
    private const MAX_CARRIED = SettingsFile::MAX_BYTES * 2;

    private string $error = '';
    private string $notice = '';
    private ?Proposal $proposal = null;
    private string $text = '';

    /**
     * @param \Closure(): list<Section> $sections
     * @param string $plugin_file The main file of the plugin.
     */
    public function __construct(private \Closure $sections, private string $plugin_file)
    {
    }

    public function hook(): void
    {
        add_action('admin_post_' . SettingsFileView::EXPORT, [$this, 'export'], 10, 0);
    }

    public function tab(): Tab
    {
        $title = static fn(): string => __('Settings file', 'onda');
        return new Tab(Screen::Tools, self::ID, 20, $title, $this->page(...), $this->load(...));
    }

    public function export(): void
    {
        check_admin_referer(SettingsFileView::EXPORT);
        if (!current_user_can('manage_options')) {
            Output::lead(admin_url());
        }
        $text = SettingsFile::text(($this->sections)(), $this->plugin_file, time());
        $host = sanitize_file_name((string) wp_parse_url(home_url(), PHP_URL_HOST));
        $name = 'onda-settings-' . $host . '-' . wp_date('Y-m-d') . '.json';
        $headers = ['Content-Disposition' => "attachment; filename=\"$name\""];
        Output::send_document(new Document(200, 'application/json', $text, $headers));
    }

    public function load(): void
    {
        $next = $this->receive(Request::from_globals(true));
        $next === '' || Output::lead($next);
    }

    /** @return string The address to lead to after settings were taken over, or empty. */
    public function receive(Request $request): string
    {
        if ($request->method() !== 'POST') {
            $saved = __('The settings of the file are taken over.', 'onda');
            $this->notice = $request->has(self::SAVED) ? Fields::notice('success', $saved) : '';
            return '';
        }
        if (!$request->has(self::NONCE)) {
            // PHP drops the fields together with a body that is larger than it takes.
            return $this->refuse(413, self::too_large());
        }
        if (!wp_verify_nonce($request->text(self::NONCE), self::NONCE)) {
            return $this->refuse(403, __('This form was open for too long. Choose the file again.', 'onda'));
        }
        $carried = base64_decode($request->text(self::CARRIED, self::MAX_CARRIED), true);
        $text = $carried ?: $request->upload('file', SettingsFile::MAX_BYTES);
        $this->text = (string) $text;
        return $text === null ? $this->refuse(413, self::too_large()) : $this->propose($request);
    }

    public function page(): void
    {
        $view = new SettingsFileView(self::hidden());
        Html::write($this->notice);
        if ($this->proposal !== null && $this->error === '') {
            $carried = [self::CARRIED => base64_encode($this->text), 'was' => $this->proposal->fingerprint()];
            Html::write($view->proposal($this->proposal, $carried));
            return;
        }
        Html::write($view->download(($this->sections)()) . $view->upload($this->error));
    }

    private function propose(Request $request): string
    {
        if (trim($this->text) === '') {
            return $this->refuse(422, __('Choose a file that was downloaded here or on another site.', 'onda'));
        }
        try {
            $this->proposal = new Proposal(($this->sections)(), SettingsFile::read($this->text));
        } catch (Unreadable $reason) {
            return $this->refuse(422, $reason->getMessage());
        }
        if ($this->proposal->errors !== []) {
            return $this->refuse_fields($this->proposal->errors);
        }
        return $request->has('take') ? $this->take($request, $this->proposal) : '';
    }

    private function take(Request $request, Proposal $proposal): string
    {
        if ($request->text('was') !== $proposal->fingerprint()) {
            Output::set_status(409);
            $text = __('Settings were changed while this list was open. Look at it again, and take it over then.', 'onda');
            $this->notice = Fields::notice('warning', $text);
            return '';
        }
        $chosen = array_values(array_filter($request->sent('sections'), is_string(...)));
        if ($chosen === []) {
            $this->notice = Fields::notice('warning', __('Choose at least one section.', 'onda'));
            return '';
        }
        $errors = $proposal->take($chosen);
        $saved = add_query_arg(self::SAVED, '1', Screen::Tools->url(self::ID));
        return $errors === [] ? $saved : $this->refuse_fields($errors);
    }

    /** @param array<string, string> $errors */
    private function refuse_fields(array $errors): string
    {
        $items = '';
        foreach ($errors as $field => $sentence) {
            $text = str_starts_with($sentence, $field) ? $sentence : "$field: $sentence";
            $items .= Html::tag('li', [], Html::text($text));
        }
        $this->refuse(422, __('A value in this file is wrong.', 'onda'));
        $this->notice = Fields::notice('error', $this->error . ' ' . self::unchanged(), Html::tag('ul', [], $items));
        return '';
    }

    private function refuse(int $status, string $sentence): string
    {
        Output::set_status($status);
        $this->error = $sentence;
        $link = Html::tag('a', ['href' => '#' . Fields::error_id('file')], Html::text($sentence));
        $this->notice = Fields::notice('error', self::unchanged(), Html::tag('p', [], $link));
        return '';
    }

    private static function unchanged(): string
    {
        return __('Nothing was changed.', 'onda');
    }

    private static function too_large(): string
    {
        /* translators: %s: a size, such as 1 MB. */
        $text = __('This file is larger than %s, or than the server accepts. No file of settings is.', 'onda');
        return sprintf($text, size_format(SettingsFile::MAX_BYTES));
    }

    /** @return array<string, string> The fields that both forms send unseen. */
    private static function hidden(): array
    {
        return [self::NONCE => wp_create_nonce(self::NONCE)];
    }
}
