<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Suggests a section of the privacy policy for each feature that is on. */
final class PrivacyPolicy
{
    /** @param \Closure(): list<PrivacyText> $texts */
    public function __construct(private \Closure $texts)
    {
    }

    public function hook(): void
    {
        add_action('admin_init', [$this, 'admin_init'], 10, 0);
    }

    public function admin_init(): void
    {
        foreach (($this->texts)() as $text) {
            $paragraph = Html::tag('p', [], Html::text(implode(' ', $text->sentences)));
            wp_add_privacy_policy_content("Onda: $text->title", $paragraph);
        }
    }
}
