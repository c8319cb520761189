<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Prints votes under each comment of a page, if the owner chose so. */
final class Insertion
{
    private const TAG = 'comment-vote';
    /** The comments of other sites, which get no votes. */
    private const MACHINE_MADE = ['pingback', 'trackback'];

    public function __construct(
        private SettingsStore $settings,
        private ElementPrinter $printer,
        private Discussion $discussion,
    ) {
    }

    public function comment_text(mixed $text, mixed $comment = null): mixed
    {
        $is_wanted = is_string($text)
            && $comment instanceof \WP_Comment
            && self::is_page()
            && !str_contains($text, '<' . self::TAG)
            && !in_array($comment->comment_type, self::MACHINE_MADE, true)
            && VotesOptions::stored($this->settings)->are_under_comments
            && $this->discussion->find((int) $comment->comment_ID) !== null;
        return $is_wanted ? $text . $this->printer->element(self::TAG, ['comment-id' => $comment->comment_ID]) : $text;
    }

    /** The text of a comment is also printed in feeds, e-mails, the admin and REST. */
    private static function is_page(): bool
    {
        $is_machine = is_admin() || wp_doing_cron() || (defined('REST_REQUEST') && REST_REQUEST);
        return did_action('template_redirect') > 0 && !$is_machine && !is_feed() && !doing_filter('wp_mail');
    }
}
