<?php

declare(strict_types=1);

namespace Onda\Early;

use Onda\Core\Access\PublicReplies;
use Onda\Core\Access\SiteLock;
use Onda\Core\Forms\Fields;
use Onda\Core\Text\Html;
use Onda\Owner\Menu\AdminScript;

defined('ABSPATH') || exit;

/** Texts about early answers, which the owner decides about, and the test beside their switch. */
final class EarlyFields
{
    private const SCRIPT = 'early-check';

    /** Markup after the switch. */
    public static function note(bool $is_on): string
    {
        $refused = self::refused();
        $notice = $refused === '' ? '' : Fields::notice('warning inline', $refused);
        if (!$is_on) {
            return $notice;
        }
        $file = new MustUseFile(WPMU_PLUGIN_DIR, dirname(__DIR__, 2) . '/onda.php');
        $button = Html::tag('button', ['type' => 'button', 'class' => 'button'], Html::text(__('Test now', 'onda')));
        $result = Html::tag('span', ['role' => 'status'], '');
        return $notice . ($file->is_current() ? '' : Fields::hint(self::unwritable()))
            . Html::tag('p', ['class' => 'onda-early-check', 'hidden' => true], "$button $result");
    }

    /** Loads the script that asks as a visitor, while there is something to test. */
    public static function load(): void
    {
        if (!PublicReplies::are_on()) {
            return;
        }
        $why = (new SiteLock())->is_possible()
            ? __('Visitors may be kept out of the whole site.', 'onda')
            : __('Load this page again: where a visitor was refused, it says so now.', 'onda');
        AdminScript::enqueue(self::SCRIPT, [
            'page' => home_url('/'),
            'url' => admin_url('admin-ajax.php'),
            'texts' => [
                'testing' => __('Testing…', 'onda'),
                'early' => __('An early answer arrived.', 'onda'),
                'late' => __('No early answer: all plugins were loaded for it.', 'onda') . ' ' . $why,
                /* translators: %d: a status of HTTP, such as 403. */
                'refused' => __('No early answer: a visitor is refused with status %d.', 'onda') . ' ' . $why,
                'offline' => __('No answer came.', 'onda'),
            ],
        ]);
    }

    /** When early answers switched themselves off, and why; empty where they did not. */
    public static function refused(): string
    {
        $refused = Tripwire::refused();
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return $refused === null ? '' : sprintf(
            /* translators: 1: date and time, 2: a status of HTTP, such as 403, 3: the path of an address. */
            __('Early answers switched themselves off on %1$s: a visitor was refused at %3$s with status %2$d, before WordPress could answer. They would go past whatever refused.', 'onda'),
            (string) wp_date(get_option('date_format') . ' ' . get_option('time_format'), $refused['at']),
            $refused['status'],
            $refused['path']
        );
        // phpcs:enable
    }

    public static function unwritable(): string
    {
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        return __('Make the folder of must-use plugins writable and save the settings again. Until then an early answer waits for some of the other plugins.', 'onda');
    }
}
