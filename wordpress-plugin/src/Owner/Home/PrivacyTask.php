<?php

declare(strict_types=1);

namespace Onda\Owner\Home;

use Onda\Core\Database\PostById;

defined('ABSPATH') || exit;

/** The step that every site has: a published privacy policy. */
final class PrivacyTask
{
    private const PLACE = 90;

    public static function task(): Task
    {
        $page = static fn(): ?\WP_Post => PostById::read((int) get_option('wp_page_for_privacy_policy'));
        $is_done = static fn(): bool => $page()?->post_status === 'publish';
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $text = __('WordPress keeps a guide with a text of Onda for each feature that is on. Copy it into your privacy policy and publish the page.', 'onda');
        $title = __('Tell visitors what is stored', 'onda');
        $url = admin_url('options-privacy.php?tab=policyguide');
        return new Task(self::PLACE, $title, $text, $is_done, $url, __('Open the guide', 'onda'));
    }
}
