<?php

declare(strict_types=1);

namespace Onda\Owner\Preview;

use Onda\Core\Http\Document;
use Onda\Core\Http\Output;
use Onda\Core\OwnerRequest;
use Onda\Core\Http\Request;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * A page of the site with nothing but one element, as it is typed on a screen of ours. It is shown to the owner alone.
 * Nothing is stored, sent or counted: its script marks each request as that of a preview, keeps storage to itself, and
 * gives the replies of a look in place of the server's.
 */
final class PreviewPage
{
    /** WordPress decides at 0 whether the page has it. */
    private const BEFORE_ADMIN_BAR = -1;
    private const SCHEME = 'onda_preview_scheme';
    private const SCRIPT = 'build/admin/preview-page.js';
    /** Hides the rest that a theme or a plugin prints on every page. */
    private const STYLE = 'body>:not(.onda-look,.onda-dialog){display:none!important}'
        . '.onda-look{box-sizing:border-box;margin:0;padding:1.5rem}';
    private const DARK = 'html,body{background:#1d2327!important;color:#f0f0f1!important}'
        . '.onda-look :is(h1,h2,h3,p,label){color:inherit!important}';

    public function __construct(private string $id, private Look $look)
    {
    }

    /**
     * @param string $id Of the look, such as `player`.
     * @param \Closure(): Look $look
     */
    public static function hook(string $id, \Closure $look): void
    {
        add_action('template_redirect', static function () use ($id, $look): void {
            if (OwnerRequest::is_look() && Request::from_globals(true)->text(OwnerRequest::LOOK) === $id) {
                (new self($id, $look()))->template_redirect();
            }
        }, self::BEFORE_ADMIN_BAR, 0);
    }

    /** @param array<string, string|int> $query */
    public static function address(string $id, array $query = []): string
    {
        $query = [OwnerRequest::LOOK => $id, 'key' => wp_create_nonce(OwnerRequest::LOOK . "_$id")] + $query;
        return add_query_arg($query, home_url('/'));
    }

    public function template_redirect(): void
    {
        $request = Request::from_globals(true);
        $headers = ['X-Frame-Options' => 'SAMEORIGIN'];
        $action = OwnerRequest::LOOK . "_$this->id";
        if (!current_user_can('manage_options') || !wp_verify_nonce($request->text('key'), $action)) {
            $text = __('This preview has expired: load its screen again.', 'onda');
            Output::send_document(new Document(403, 'text/plain; charset=UTF-8', $text, $headers));
        }
        add_filter('show_admin_bar', '__return_false');
        Output::send_document(new Document(200, 'text/html; charset=UTF-8', $this->page($request), $headers));
    }

    public function page(Request $request): string
    {
        $this->look->use($request);
        $box = Html::tag('div', ['class' => 'onda-look'], $this->look->markup($request));
        $is_dark = $request->text(self::SCHEME) === 'dark';
        $meta = Html::tag('meta', ['charset' => 'UTF-8'])
            . Html::tag('meta', ['name' => 'viewport', 'content' => 'width=device-width, initial-scale=1'])
            . Html::tag('meta', ['name' => 'robots', 'content' => 'noindex'])
            . Html::tag('title', [], Html::text($this->look->title));
        $style = Html::tag('style', [], self::STYLE . ($is_dark ? self::DARK : ''));
        $head = Html::tag('head', [], $meta . $this->script() . self::printed('wp_head') . $style);
        $body = ['class' => implode(' ', get_body_class())];
        $page = $head . Html::tag('body', $body, $box . self::printed('wp_footer'));
        $html = ['lang' => get_bloginfo('language'), 'dir' => is_rtl() ? 'rtl' : 'ltr'];
        $html += $is_dark ? ['style' => 'color-scheme:dark'] : [];
        return '<!DOCTYPE html>' . Html::tag('html', $html, $page);
    }

    /** Comes before all others, for they keep what it replaces. */
    private function script(): string
    {
        $plugin = dirname(__DIR__, 3);
        $json = (string) wp_json_encode($this->look->replies(), JSON_HEX_TAG | JSON_HEX_AMP);
        $replies = Html::tag('script', ['type' => 'application/json', 'id' => 'onda-replies'], $json);
        $version = (string) @filemtime("$plugin/" . self::SCRIPT);
        $source = add_query_arg('ver', $version, plugins_url(self::SCRIPT, "$plugin/onda.php"));
        return $version === '' ? '' : $replies . trim(wp_get_script_tag(['src' => $source]));
    }

    private static function printed(string $print): string
    {
        ob_start();
        $print();
        return (string) ob_get_clean();
    }
}
