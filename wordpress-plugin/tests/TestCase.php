<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Forms\Section;
use Onda\Core\Forms\SettingsRules;
use Onda\Core\Settings\SettingsStore;
use Onda\Owner\Forms\SectionForm;
use Onda\Plugin;
use PHPUnit\Framework\TestCase as PhpUnit;

/** Each test runs in a transaction that is rolled back, on no page; request, hooks and assets are as they were. */
abstract class TestCase extends PhpUnit
{
    /** @var array<string, \WP_Hook> */
    private array $hooks = [];
    /** @var array<string, int> */
    private array $actions = [];
    /** @var list<array<string, mixed>> The request. */
    private array $sent = [];
    /** @var list<\WP_Dependencies|null> Styles, scripts. */
    private array $assets = [];

    protected function setUp(): void
    {
        global $wpdb, $wp_filter, $wp_actions, $wp_styles, $wp_scripts;
        $wpdb->query('START TRANSACTION');
        $this->assets = [$wp_styles ? clone $wp_styles : null, $wp_scripts ? clone $wp_scripts : null];
        $this->sent = [$_GET, $_POST, $_REQUEST, $_COOKIE, $_FILES, $_SERVER];
        $this->actions = $wp_actions;
        $this->hooks = array_map(static fn(\WP_Hook $hook): \WP_Hook => clone $hook, $wp_filter);
        wp_set_current_user(0);
        delete_option(SettingsStore::OPTION);
    }

    protected function tearDown(): void
    {
        global $wpdb, $wp_filter, $wp_actions, $wp_styles, $wp_scripts;
        $wpdb->query('ROLLBACK');
        [$_GET, $_POST, $_REQUEST, $_COOKIE, $_FILES, $_SERVER] = $this->sent;
        [$wp_styles, $wp_scripts] = $this->assets;
        [$wp_filter, $wp_actions] = [$this->hooks, $this->actions];
        wp_cache_flush();
        wp_set_current_user(0);
        unset($GLOBALS['post'], $GLOBALS['comment'], $GLOBALS['current_screen']);
        $this->leave();
    }

    /** @param array<string, string> ...$stations Rows of the settings; `id` is enough. */
    protected function configure(array ...$stations): void
    {
        $row = ['name' => 'Radio Uno', 'stream' => 'http://radio.example:8000/live.mp3', 'feed' => '', 'kind' => 'auto', 'cover' => ''];
        $rows = array_map(static fn(array $station): array => $station + $row, $stations);
        update_option(SettingsStore::OPTION, ['stations' => $rows]);
    }

    protected function sign_in(string $role): int
    {
        $name = 'test-' . wp_generate_password(8, false);
        $user = (int) wp_insert_user(['user_login' => $name, 'user_pass' => 'x', 'role' => $role]);
        wp_set_current_user($user);
        return $user;
    }

    /** The output of a callback. */
    protected function printed(callable $callback): string
    {
        ob_start();
        $callback();
        return (string) ob_get_clean();
    }

    /** The global query as it would be on the page of this post. */
    protected function visit(string $content): \WP_Post
    {
        kses_remove_filters();
        $id = wp_insert_post(['post_title' => 'Page', 'post_status' => 'publish', 'post_type' => 'page', 'post_content' => wp_slash($content)]);
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['page_id' => $id]);
        return get_post($id);
    }

    protected function leave(): void
    {
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query();
    }

    /** @return list<Section> */
    protected static function sections(): array
    {
        return Plugin::sections((new Plugin(WP_PLUGIN_DIR . '/onda/onda.php'))->features());
    }

    /**
     * @param mixed $stored The whole option.
     * @param array<string, string> $errors
     */
    protected static function form_of(Section $section, mixed $stored, array $errors = []): string
    {
        return $section->form($section->record->of($stored), $errors);
    }

    /** The section with this id. */
    protected static function section(string $id): Section
    {
        return array_column(self::sections(), null, 'id')[$id];
    }

    /** The printed tab of a section. */
    protected function tab(Section $section): string
    {
        return $this->printed(SectionForm::tab($section)->print);
    }

    /** @return array<string, mixed> The whole option, as a client of REST would read it after this was written. */
    protected static function settings_of(mixed $input): array
    {
        $rules = self::rules();
        return $rules->read($input) + $rules->defaults();
    }

    protected static function rules(): SettingsRules
    {
        return new SettingsRules(self::sections(...));
    }
}
