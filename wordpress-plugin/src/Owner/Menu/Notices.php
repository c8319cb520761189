<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Says when the plugin was installed from its sources and never built. */
final class Notices
{
    public function __construct(private Elements $elements, private Manifest $manifest)
    {
    }

    public function hook(): void
    {
        add_action('admin_notices', [$this, 'admin_notices'], 10, 0);
    }

    public function admin_notices(): void
    {
        $is_complete = $this->elements->is_generated() && $this->manifest->is_built();
        if ($is_complete || !current_user_can('activate_plugins')) {
            return;
        }
        $text = __('Onda was not built: install onda.zip, or run pnpm build in its sources.', 'onda');
        Html::write(Html::tag('div', ['class' => 'notice notice-error'], Html::tag('p', [], Html::text($text))));
    }
}
