<?php

declare(strict_types=1);

namespace Onda\Owner\Views;

use Onda\Core\Forms\Fields;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;
use Onda\Features\Views\ReportRepository;
use Onda\Features\Views\ViewRepository;
use Onda\Features\Views\ViewsOptions;

defined('ABSPATH') || exit;

/** Beside the editor of a post: its views, and the signed number that an editor adds to its listeners. */
final class ViewsBox
{
    private const FIELD = 'onda_adjust';
    private const NONCE = 'onda_adjust_nonce';
    private const MOST = 100_000_000;

    public function __construct(
        private SettingsStore $settings,
        private ReportRepository $reports,
        private ViewRepository $views,
    ) {
    }

    public function hook(): void
    {
        add_action('add_meta_boxes', [$this, 'add_meta_boxes'], 10, 0);
        add_action('save_post', [$this, 'save_post'], 10, 1);
    }

    public function add_meta_boxes(): void
    {
        if (current_user_can('edit_others_posts')) {
            $types = ViewsOptions::types($this->settings);
            add_meta_box('onda-views', __('Views', 'onda'), [$this, 'box'], $types, 'side');
        }
    }

    public function box(\WP_Post $post): void
    {
        // Nobody has read a post that was never saved.
        $is_new = $post->post_status === 'auto-draft';
        [$views, $adjust] = $is_new ? [0, 0] : $this->reports->views_and_adjustment($post->ID);
        /* translators: %s: number of views. */
        $text = sprintf(_n('%s view so far.', '%s views so far.', $views, 'onda'), number_format_i18n($views));
        $nonce = Html::hidden([self::NONCE => wp_create_nonce($this->nonce_of($post->ID))]);
        $attributes = ['type' => 'number', 'min' => -self::MOST, 'max' => self::MOST];
        Html::write(Html::tag('p', [], Html::text($text)) . $nonce
            . Fields::text(self::FIELD, __('Added to its monthly listeners', 'onda'), (string) $adjust, $attributes));
    }

    public function save_post(int $post): void
    {
        $request = Request::from_globals(true);
        $is_ours = wp_verify_nonce($request->text(self::NONCE), $this->nonce_of($post)) !== false;
        $written = $request->text(self::FIELD);
        if (!$is_ours || !current_user_can('edit_others_posts') || preg_match('/^-?\d{1,9}$/', $written) !== 1) {
            return;
        }
        $adjust = max(-self::MOST, min(self::MOST, (int) $written));
        if ($adjust !== $this->reports->views_and_adjustment($post)[1]) {
            $this->views->adjust($post, $adjust, get_current_user_id(), time());
        }
    }

    private function nonce_of(int $post): string
    {
        return "onda_adjust_$post";
    }
}
