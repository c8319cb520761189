<?php

declare(strict_types=1);

namespace Onda\Core\Access\Rules;

use Onda\Core\Access\ShownTextRepository;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Access\ShownTextsUpkeep;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * Notices what may close posts to strangers, where other code has a say. The text of a public post that somebody saves
 * is kept back until it was read again. A rule elsewhere, such as an option, a row of a type without pages or of a
 * plugin's own table, or a form of a plugin, keeps all texts back.
 */
final class RuleListener
{
    /** Options that WordPress and Onda write by themselves. */
    private const NO_RULE = '/^(_transient|_site_transient|cron$|onda_|rewrite_rules$|recently_|active_plugins$|stylesheet$'
        . '|template$|.*_children$|.*\.lock$)/';

    /** @var array<int, string> Types, by post: one that is deleted has none in the end. */
    private array $saved = [];
    /** @var array<int, true> Posts with another field. */
    private array $noted = [];
    private bool $has_rule = false;
    private bool $has_row = false;

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

    /**
     * A plugin may write a table of its own, from any screen. Editors have many such tables; on a site without
     * restricted posts only an administrator sets the first rule.
     */
    public function query(mixed $sql): mixed
    {
        $this->has_row = $this->has_row || (is_string($sql) && RuleTableRepository::is_written($sql));
        return $sql;
    }

    public function shutdown(): void
    {
        // A view that is counted restricts nothing.
        if ($this->noted !== [] && (wp_doing_cron() || self::is_sent('edit_posts'))) {
            array_map($this->saved(...), array_keys(array_diff_key($this->noted, $this->saved)));
        }
        $types = array_filter($this->saved);
        $pages = array_filter($types, is_post_type_viewable(...));
        $rows = preg_grep('/^onda_/', array_diff($types, $pages, get_post_types(['_builtin' => true])), PREG_GREP_INVERT);
        $posts = array_column(ShownTextsUpkeep::posts(array_keys($pages)), 'ID');
        // Rows of a plugin beside a saved post belong to that post.
        $has_rule = $pages === [] && ($this->has_rule || $rows !== [] || self::is_form_of_plugin()
            ? self::is_sent('edit_others_posts')
            : $this->has_row && self::is_sent(ShownTexts::has_kept() ? 'edit_others_posts' : 'manage_options'));
        [$this->saved, $this->noted, $this->has_rule, $this->has_row] = [[], [], false, false];
        $is_open = ShownTexts::mark() === '';
        if (!$has_rule && ($is_open || $posts === [])) {
            return;
        }
        match (true) {
            // A plugin may add its filters with its first rule: the next answer checks again.
            $is_open => ShownTexts::note(['site' => '']),
            $has_rule => ShownTextRepository::queue_all(),
            default => self::doubt($posts),
        };
        ShownTexts::soon();
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

    /** True on a screen of a plugin, which may write to WordPress's tables by itself. */
    private static function is_form_of_plugin(): bool
    {
        global $pagenow, $plugin_page;
        $is_there = $pagenow === 'admin-post.php' || (is_string($plugin_page) && !str_starts_with($plugin_page, 'onda'));
        return is_admin() && $is_there && Request::from_globals(true)->method() === 'POST';
    }

    /** Whether a user with this right sent a form, or the command line runs. */
    private static function is_sent(string $right): bool
    {
        return self::is_command() || (self::may_write() && current_user_can($right));
    }

    private static function may_write(): bool
    {
        $request = Request::from_globals(true);
        $is_sent = $request->method() !== 'GET' || $request->has('_wpnonce');
        return self::is_command() || ($is_sent && $request->text('action') !== 'heartbeat');
    }

    /** Cron on the command line counts as cron. */
    private static function is_command(): bool
    {
        return defined('WP_CLI') && WP_CLI && !wp_doing_cron();
    }
}
