<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\Editor;

use Onda\Core\Http\Request;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Settings\RecordReader;
use Onda\Core\Text\Html;
use Onda\Features\Newsletter\FormLook;
use Onda\Features\Newsletter\FormSettings;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\NewsletterPrinting;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Owner\Preview\Look;
use Onda\Owner\Preview\PreviewPage;

defined('ABSPATH') || exit;

/** A form as it is typed in the editor. */
final class FormPreview
{
    public const LOOK = 'form';
    private const FORM = 'onda_form';
    /** It comes up at once, for everybody. */
    private const AT_ONCE = ['delay' => 0, 'exitIntent' => false, 'touchExit' => false, 'who' => 'everybody'];

    public function __construct(
        private NewsletterStore $store,
        private NewsletterPrinting $printing,
        private ElementPrinter $printer,
    ) {
    }

    public static function address(int $form): string
    {
        return PreviewPage::address(self::LOOK, [self::FORM => $form ?: FormStore::NEW]);
    }

    public function look(): Look
    {
        return new Look(__('Preview of the form', 'onda'), $this->markup(...));
    }

    private function markup(Request $request): string
    {
        $row = self::AT_ONCE + $this->row($request);
        $this->printing->use(NewsletterOptions::stored($this->store)->with_form($row));
        $form = $this->printer->element('newsletter-form', ['form' => $row['id'], 'isPreview' => true]);
        return $row['type'] === 'footer' ? Html::tag('div', ['style' => FormLook::footer($row)], $form) : $form;
    }

    /** @return array<string, mixed> As it was typed, else as it is stored. */
    private function row(Request $request): array
    {
        $id = $request->id(self::FORM);
        $rows = NewsletterOptions::stored($this->store)->form_rows();
        $stored = array_column($rows, null, 'id')[$id] ?? FormSettings::rows()->defaults();
        $sent = $request->sent(NewsletterStore::OPTION);
        $typed = $sent === [] ? $stored : RecordReader::read(FormSettings::record(), $sent)['values'];
        return ['id' => $id ?: max(array_column($rows, 'id')) + 1] + $typed;
    }
}
