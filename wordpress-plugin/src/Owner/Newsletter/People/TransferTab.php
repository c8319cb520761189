<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Site\HostFunctions;
use Onda\Core\Text\Html;
use Onda\Owner\Menu\Tab;

defined('ABSPATH') || exit;

/** The tab with all subscribers as a file, and a file of subscribers. */
final class TransferTab
{
    public const EXPORT = 'onda_newsletter_export';
    public const IMPORT = 'onda_newsletter_import';
    private const MAX_FILE_BYTES = 5 * MB_IN_BYTES;

    public function __construct(private SubscriberTransfer $transfer)
    {
    }

    public function hook(): void
    {
        add_action('admin_post_' . self::EXPORT, [$this, 'export'], 10, 0);
        add_action('admin_post_' . self::IMPORT, [$this, 'import'], 10, 0);
    }

    public function export(): void
    {
        self::demand(self::EXPORT);
        $headers = ['Content-Disposition' => 'attachment; filename="subscribers.csv"'];
        Output::send_lines('text/csv; charset=UTF-8', $this->transfer->export(), $headers);
    }

    public function import(): void
    {
        self::demand(self::IMPORT);
        // A long file takes longer than a page; the rest would be lost without a word.
        HostFunctions::call('set_time_limit', 0);
        HostFunctions::call('ignore_user_abort', true);
        $text = Request::from_globals(true)->upload('file', self::MAX_FILE_BYTES);
        try {
            $outcome = $text === null ? ['problem' => 'size'] : $this->transfer->import($text, time());
        } catch (\UnexpectedValueException) {
            $outcome = ['problem' => 'column'];
        }
        $outcome = array_map(static fn(int|string $value): string => rawurlencode((string) $value), $outcome);
        Output::lead(add_query_arg($outcome, Screen::Newsletter->url('transfer')));
    }

    public static function tab(\Closure $transfer): Tab
    {
        $print = static fn() => Html::write($transfer()->of());
        $title = static fn(): string => __('Import and export', 'onda');
        return new Tab(Screen::Newsletter, 'transfer', 50, $title, $print);
    }

    public function of(): string
    {
        return self::outcome(Request::from_globals(true))
            . self::form(self::EXPORT, __('Export', 'onda'), '', __('Export as CSV', 'onda'))
            . self::form(self::IMPORT, __('Import', 'onda'), self::file(), __('Import a CSV file', 'onda'));
    }

    private static function outcome(Request $request): string
    {
        if ($request->text('problem') !== '') {
            $is_size = $request->text('problem') === 'size';
            return Fields::notice('error', $is_size ? self::too_large() : SubscriberCsv::no_column());
        }
        if ($request->text('taken') === '') {
            return '';
        }
        /* translators: 1: number of subscribers, 2: a number, 3: a number. */
        $sentence = __('Taken: %1$s. Known already: %2$s. With a wrong address, name or status: %3$s.', 'onda');
        $numbers = array_map($request->id(...), ['taken', 'known', 'wrong']);
        $text = vsprintf($sentence, array_map(number_format_i18n(...), $numbers));
        if (preg_match('/^\d+(?:, \d+)*$/D', $request->text('lines')) === 1) {
            /* translators: %s: numbers of lines, with a comma between. */
            $text .= ' ' . sprintf(__('Wrong lines: %s.', 'onda'), $request->text('lines'));
        }
        return Fields::notice($request->id('taken') > 0 ? 'success' : 'warning', $text);
    }

    private static function too_large(): string
    {
        /* translators: %s: a size, such as "5 MB". */
        $sentence = __('Nothing was read: this file is larger than %s, or than the server accepts.', 'onda');
        return sprintf($sentence, size_format(self::MAX_FILE_BYTES));
    }

    private static function form(string $action, string $title, string $fields, string $button): string
    {
        $form = ['method' => 'post', 'action' => admin_url('admin-post.php'), 'enctype' => 'multipart/form-data'];
        $hidden = Html::hidden(['action' => $action, '_wpnonce' => wp_create_nonce($action)]);
        $submit = Html::tag('input', ['type' => 'submit', 'class' => 'button', 'value' => $button]);
        $inner = Html::tag('form', $form, $hidden . $fields . Html::tag('p', [], $submit));
        return Fields::card("$action-card", $title, $inner);
    }

    private static function file(): string
    {
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $hint = __('The first line names the columns: email, and where present first name, last name, lists, status, confirmed.', 'onda')
            . ' ' . __('You answer for the consent of those in the file.', 'onda');
        $file = ['type' => 'file', 'name' => 'file', 'id' => 'onda-newsletter-file', 'accept' => '.csv,text/csv'];
        $label = Html::tag('label', ['for' => 'onda-newsletter-file'], Html::text(__('CSV file', 'onda')));
        return Html::tag('p', [], $label . ' ' . Html::tag('input', $file + ['required' => true]))
            . Fields::hint($hint);
    }

    /** Ends the request for whoever may not, or did not ask from this screen. */
    private static function demand(string $action): void
    {
        check_admin_referer($action);
        if (!current_user_can('manage_options')) {
            Output::lead(admin_url());
        }
    }
}
