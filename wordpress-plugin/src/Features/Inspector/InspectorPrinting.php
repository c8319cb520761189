<?php

declare(strict_types=1);

namespace Onda\Features\Inspector;

use Onda\Core\Http\Request;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Prints the style that hides elements for everybody, and the inspector for an editor who asked for it. */
final class InspectorPrinting
{
    private const TAG = 'element-inspector';
    /** In the address of a page that is inspected. */
    public const QUERY = 'onda_inspect';

    public function __construct(
        private SettingsStore $settings,
        private HiddenRecords $records,
        private Printing $printing,
    ) {
    }

    /** Before the head is printed. */
    public function wp(): void
    {
        if ($this->inspected() !== null) {
            $this->printing->assets()->use_tag(self::TAG);
            // A page of a neighbor would have the editor hide elements by a click on something else.
            send_frame_options_header();
        }
    }

    /** Before the footer brings the loader. */
    public function wp_footer(): void
    {
        if ($this->inspected() !== null) {
            Html::write($this->printing->printer()->element(self::TAG, ['loading' => 'eager']));
        }
    }

    /**
     * A linked sheet: a policy may forbid what is written into the page. It holds up the first paint, so nothing
     * flashes.
     */
    public function wp_head(): void
    {
        $page = PageObject::shown();
        $json = $page === null ? '' : $this->records->read($page);
        if ($page !== null && $json !== '' && HiddenElements::are_for($json, wp_get_current_user())) {
            $link = ['rel' => 'stylesheet', 'id' => 'onda-hidden', 'href' => HiddenStyle::address($page, $json)];
            Html::write(Html::tag('link', $link) . "\n");
        }
    }

    public function admin_bar_menu(\WP_Admin_Bar $bar): void
    {
        $page = PageObject::shown();
        if ($page !== null && $page->may_be_changed($this->settings)) {
            $is_inspected = $this->inspected() !== null;
            $bar->add_node([
                'id' => 'onda-inspector',
                'title' => Html::text($is_inspected ? __('Stop hiding elements', 'onda') : __('Hide elements', 'onda')),
                'href' => $is_inspected ? self::address_without() : add_query_arg(self::QUERY, '1'),
            ]);
        }
    }

    /**
     * The inspector's files are named to nobody else.
     *
     * @param array<string, mixed> $config
     * @return array<string, mixed>
     */
    public function onda_config(array $config): array
    {
        $page = $this->inspected();
        if ($page === null) {
            foreach (['chunks' => self::TAG, 'styles' => 'inspector'] as $part => $name) {
                $config[$part] = (object) array_diff_key((array) ($config[$part] ?? []), [$name => '']);
            }
            return $config;
        }
        $json = $this->records->read($page);
        $config['settings']['inspector'] = [
            'wpdata' => ['object_id' => $page->id, 'object_type' => $page->type],
            'hidden' => ['version' => HiddenElements::version($json)] + HiddenElements::stored($json)->data(),
            'roles' => HiddenElements::roles(),
            'never' => ProtectedSelectors::selectors(),
            'leave' => self::address_without(),
        ];
        return $config;
    }

    /** The page, where its inspector is asked for by who may. */
    private function inspected(): ?PageObject
    {
        $is_asked = Request::from_globals(true)->text(self::QUERY) === '1';
        $page = $is_asked ? PageObject::shown() : null;
        return $page?->may_be_changed($this->settings) === true ? $page : null;
    }

    private static function address_without(): string
    {
        return esc_url_raw(remove_query_arg(self::QUERY));
    }
}
