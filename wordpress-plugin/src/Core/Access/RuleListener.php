<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * Notices what may close posts to strangers, where other code has a say. The text of a public post that somebody saves
 * is kept back until it was read again. A rule elsewhere, such as an option, a row of a type without pages or a form of
 * a plugin, keeps all texts back.
 */
final class RuleListener
{
    /** Options that WordPress and Onda write while somebody works on the site. */
    private const NO_RULE = '/^(_transient|_site_transient|cron$|onda_|rewrite_rules$|recently_|active_plugins$|stylesheet$'
        . '|template$|.*_children$|.*\.lock$)/';

    /** @var array<int, string> Types, by post: one that is deleted has none in the end. */
    private array $saved = [];
    /** @var array<int, true> Posts with another field. */
    private array $noted = [];
    private bool $has_rule = false;

    /** A form of a plugin is sent: `shutdown` looks whose. */
    public function admin_init(): void
    {
    }

    public function saved(int $post): void
    {
        $this->saved[$post] = (string) get_post_type($post);
    }

    /** @param int|list<int> $meta */
    public function changed_meta(int|array $meta, int $post): void
    {
        $this->noted[$post] = true;
    }

    public function changed_option(string $name): void
    {
        $this->has_rule = $this->has_rule || preg_match(self::NO_RULE, $name) === 0;
    }

    public function changed_rule(): void
    {
        $this->has_rule = true;
    }

    public function shutdown(): void
    {
        // A view that is counted closes nothing.
        if ($this->noted !== [] && (wp_doing_cron() || self::is_sent('edit_posts'))) {
            array_map($this->saved(...), array_keys(array_diff_key($this->noted, $this->saved)));
        }
        $types = array_filter($this->saved);
        $pages = array_filter($types, is_post_type_viewable(...));
        $rows = preg_grep('/^onda_/', array_diff($types, $pages, get_post_types(['_builtin' => true])), PREG_GREP_INVERT);
        $posts = array_column(ShownTextsUpkeep::posts(array_keys($pages)), 'ID');
        // A plugin's notes beside a saved post are of that post.
        $has_rule = $pages === [] && ($this->has_rule || $rows !== [] || self::is_form_of_plugin())
            && self::is_sent('edit_others_posts');
        [$this->saved, $this->noted, $this->has_rule] = [[], [], false];
        if (ShownTexts::mark() === '') {
            // A plugin may change nothing until it has a rule.
            $has_rule && ShownTexts::soon();
        } elseif ($has_rule || $posts !== []) {
            $has_rule ? ShownTextRepository::queue_all() : self::doubt($posts);
            ShownTexts::soon();
        }
    }

    /** @param non-empty-list<int> $posts */
    private static function doubt(array $posts): void
    {
        ShownTextRepository::queue($posts);
        foreach ($posts as $post) {
            /** This action is documented in src/Core/Access/ShownTextsUpkeep.php. */
            do_action(ShownTextsUpkeep::CHANGED, $post);
        }
    }

    /** A screen of a plugin may write a table of its own. */
    private static function is_form_of_plugin(): bool
    {
        global $pagenow, $plugin_page;
        $is_there = $pagenow === 'admin-post.php' || (is_string($plugin_page) && !str_starts_with($plugin_page, 'onda'));
        return is_admin() && $is_there && Request::from_globals(true)->method() === 'POST';
    }

    /** Whether somebody with this right sends something, or the command line is at work. */
    private static function is_sent(string $right): bool
    {
        $request = Request::from_globals(true);
        $is_sent = $request->method() !== 'GET' || $request->has('_wpnonce');
        return (defined('WP_CLI') && WP_CLI)
            || ($is_sent && $request->text('action') !== 'heartbeat' && current_user_can($right));
    }
}
