<?php

declare(strict_types=1);

namespace Onda\Newsletter\Editor;

use Onda\Http\Document;
use Onda\Http\Request;
use Onda\Http\Router;
use Onda\Newsletter\FormLook;
use Onda\Newsletter\FormSettings;
use Onda\Newsletter\Options;
use Onda\Newsletter\Printing;
use Onda\Newsletter\Store;
use Onda\Printing\ElementPrinter;
use Onda\Printing\Html;
use Onda\Settings\RecordReader;

defined('ABSPATH') || exit;

/**
 * A page of the site with nothing but a form, as it is typed in the editor. It is shown to the owner alone; nothing is
 * stored, sent or counted.
 */
final class FormPreview
{
    private const PARAMETER = 'onda_form_preview';
    /** Hides the rest that a theme or a plugin prints on every page. */
    private const STYLE = 'body>:not(.onda-form-preview){display:none!important}'
        . '.onda-form-preview{box-sizing:border-box;padding:1.5rem}';
    /** It comes up at once, for everybody. */
    private const AT_ONCE = ['delay' => 0, 'exitIntent' => false, 'touchExit' => false, 'who' => 'everybody'];

    public function __construct(private Store $store, private Printing $printing, private ElementPrinter $printer)
    {
    }

    public static function address(int $form): string
    {
        $query = [self::PARAMETER => $form ?: FormStore::NEW, 'key' => wp_create_nonce(self::PARAMETER)];
        return add_query_arg($query, home_url('/'));
    }

    public static function is_asked_for(): bool
    {
        return Request::from_globals(true)->has(self::PARAMETER);
    }

    public function template_redirect(): void
    {
        $request = Request::from_globals(true);
        $headers = ['X-Frame-Options' => 'SAMEORIGIN'];
        $may = current_user_can('manage_options') && wp_verify_nonce($request->text('key'), self::PARAMETER);
        if (!$may) {
            $text = __('This preview has expired: load the screen of the form again.', 'onda');
            Router::send_document(new Document(403, 'text/plain; charset=UTF-8', $text, $headers));
        }
        add_filter('show_admin_bar', '__return_false');
        Router::send_document(new Document(200, 'text/html; charset=UTF-8', $this->page($request), $headers));
    }

    public function page(Request $request): string
    {
        $row = self::AT_ONCE + $this->row($request);
        $this->printing->use(Options::stored($this->store)->with_form($row));
        $form = $this->printer->element('newsletter-form', ['form' => $row['id'], 'isPreview' => true]);
        if ($row['type'] === 'footer') {
            $form = Html::tag('div', ['style' => FormLook::footer($row)], $form);
        }
        $box = Html::tag('div', ['class' => 'onda-form-preview'], $form);
        $body = ['class' => implode(' ', get_body_class())];
        $meta = Html::tag('meta', ['charset' => 'UTF-8'])
            . Html::tag('meta', ['name' => 'viewport', 'content' => 'width=device-width, initial-scale=1'])
            . Html::tag('meta', ['name' => 'robots', 'content' => 'noindex'])
            . Html::tag('title', [], Html::text(__('Preview of the form', 'onda')));
        $head = Html::tag('head', [], $meta . self::printed('wp_head') . Html::tag('style', [], self::STYLE));
        $page = $head . Html::tag('body', $body, $box . self::printed('wp_footer'));
        $html = ['lang' => get_bloginfo('language'), 'dir' => is_rtl() ? 'rtl' : 'ltr'];
        return '<!DOCTYPE html>' . Html::tag('html', $html, $page);
    }

    /** @return array<string, mixed> As it was typed, else as it is stored. */
    private function row(Request $request): array
    {
        $id = $request->id(self::PARAMETER);
        $rows = Options::stored($this->store)->form_rows();
        $stored = array_column($rows, null, 'id')[$id] ?? FormSettings::rows()->defaults();
        $sent = $request->sent(Store::OPTION);
        $typed = $sent === [] ? $stored : RecordReader::read(FormEditor::record(), $sent)['values'];
        return ['id' => $id ?: max(array_column($rows, 'id')) + 1] + $typed;
    }

    private static function printed(string $print): string
    {
        ob_start();
        $print();
        return (string) ob_get_clean();
    }
}
