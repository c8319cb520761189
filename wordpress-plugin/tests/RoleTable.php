<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Access\SiteLock;
use Onda\Core\Http\Action;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Owner\Home\BlockPage;
use Onda\Owner\Newsletter\Editor\TestSubscription;
use Onda\Owner\Schedule\ScheduleOwner;
use Onda\Owner\Stations\StationsOwner;
use Onda\Owner\Statistics\Screen\StatisticsLinks;
use Onda\Plugin;

/** The results of every action, admin screen and form for each role, as lines of tab-separated cells. */
final class RoleTable
{
    public const ROLES = ['visitor', 'subscriber', 'contributor', 'author', 'editor', 'administrator'];
    /** Action of admin-post → its fields, where it has any. */
    private const FIELDS = [
        BlockPage::ACTION => ['block' => 'fav-list'],
        StatisticsLinks::CSV => ['what' => 'plays'],
        TestSubscription::ACTION => ['act' => TestSubscription::REMOVE],
    ];
    private const FORM = 'admin_post_onda_';
    private const NONCES = ['comment_vote_ajaxhandler' => 'onda_vote'];

    /** @var array<string, int> Role → user. */
    private array $users;
    private int $owner;
    private int $post;
    private int $comment;

    public function __construct()
    {
        $this->users = array_map(self::user(...), array_combine(self::ROLES, self::ROLES));
        $this->owner = self::user('administrator');
        $this->post = $this->written_by($this->owner);
        $this->comment = (int) wp_insert_comment([
            'comment_post_ID' => $this->post, 'comment_content' => 'x', 'comment_approved' => '1', 'user_id' => $this->owner,
        ]);
    }

    public function text(): string
    {
        $lines = [['what', ...self::ROLES]];
        foreach ($this->actions() as $action) {
            foreach ($this->requests($action->name) as $case => $fields) {
                $ask = fn(string $what, string $nonce): array => $this->line($what, fn(string $role): string =>
                    $this->reply($action, $fields($role) + ['nonce' => wp_create_nonce($nonce)], $role));
                $lines[] = $ask(rtrim("$action->name $case"), self::nonce($action->name));
                $without = $ask(rtrim("$action->name $case") . ', with no nonce of its own', '');
                array_push($lines, ...(str_contains(implode($without), 'invalid_nonce') ? [$without] : []));
            }
        }
        foreach ($this->screens() as $screen) {
            $lines[] = $this->line("screen $screen", fn(): string => isset($this->open_screens()[$screen]) ? 'open' : '–');
        }
        foreach (self::forms() as $form) {
            foreach (['' => $form, ', with no nonce of its own' => 'onda'] as $case => $nonce) {
                $lines[] = $this->line("admin-post $form$case", static fn(): string => self::sent($form, $nonce));
            }
        }
        wp_set_current_user($this->owner);
        foreach (array_keys(self::boxes()) as $box) {
            $lines[] = $this->line("dashboard $box", static fn(): string => isset(self::boxes()[$box]) ? 'shown' : '–');
        }
        return implode("\n", array_map(static fn(array $cells): string => implode("\t", $cells), $lines)) . "\n";
    }

    /** @return array<string, true> Those of the plugin on the dashboard of the current user. */
    private static function boxes(): array
    {
        require_once ABSPATH . 'wp-admin/includes/dashboard.php';
        set_current_screen('dashboard');
        $GLOBALS['wp_meta_boxes']['dashboard'] = [];
        do_action('wp_dashboard_setup');
        $places = array_map(array_values(...), array_values($GLOBALS['wp_meta_boxes']['dashboard']));
        $ids = array_keys(array_merge(...array_merge(...$places)));
        return array_fill_keys(preg_grep('/^onda/', $ids), true);
    }

    /** @return list<string> */
    private function line(string $what, \Closure $cell): array
    {
        return [$what, ...array_map(function (string $role) use ($cell): string {
            wp_set_current_user($this->users[$role]);
            return $cell($role);
        }, self::ROLES)];
    }

    /** @return list<Action> Of every feature. */
    private function actions(): array
    {
        $plugin = new Plugin(WP_PLUGIN_DIR . '/onda/onda.php');
        $features = Plugin::actions($plugin->features());
        $of_owner = [StationsOwner::check_action()->action(), ...ScheduleOwner::actions()->all()];
        $actions = [...array_merge(...array_values($features)), ...$of_owner];
        usort($actions, static fn(Action $one, Action $other): int => $one->name <=> $other->name);
        return $actions;
    }

    /** @return array<string, \Closure(string): array<string, mixed>> Case → fields for a role; an action without a case here is asked without fields. */
    private function requests(string $action): array
    {
        $post = ['post_id' => $this->post, 'postid' => $this->post, 'siteid' => 1, 'status' => 'active'];
        $hide = ['version' => '', 'hidden' => '{"audience":[],"rules":[]}'];
        return match ($action) {
            'comment_vote_ajaxhandler' => ['' => fn(): array => ['comment_id' => $this->comment, 'vote' => 'up']],
            'favorites_list' => [
                'of another' => fn(): array => ['userid' => $this->owner],
                'of oneself' => fn(string $role): array => ['userid' => $this->users[$role]],
            ],
            'onda_hide' => [
                "on another's post" => fn(): array => ['object_type' => 'post', 'object_id' => $this->post] + $hide,
                'on a post of their own' => fn(string $role): array =>
                    ['object_type' => 'post', 'object_id' => $this->written_by($this->users[$role])] + $hide,
                'on the front page' => static fn(): array => ['object_type' => 'home', 'object_id' => 0] + $hide,
            ],
            'thim_search', 'voice_search_find' => ['' => static fn(): array => ['s' => 'radio', 'q' => 'radio']],
            default => ['' => static fn(): array => $post],
        };
    }

    private static function nonce(string $action): string
    {
        return str_starts_with($action, 'favorites_') ? 'simple_favorites_nonce' : self::NONCES[$action] ?? 'onda';
    }

    /** @param array<string, mixed> $fields */
    private function reply(Action $action, array $fields, string $role): string
    {
        $address = '192.0.2.' . array_search($role, self::ROLES, true);
        $request = new Request(
            array_map('strval', $fields),
            [],
            ['REQUEST_METHOD' => 'POST', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => $address],
        );
        $reply = Reply::of((new SiteLock())->guarded($action), $request);
        $body = (array) $reply->body;
        $data = (array) ($body['data'] ?? []);
        $word = $data['code'] ?? $body['code'] ?? (is_string($body['status'] ?? null) ? $body['status'] : '');
        return trim("$reply->status $word");
    }

    /** @return list<string> */
    private function screens(): array
    {
        wp_set_current_user($this->owner);
        return array_keys($this->open_screens());
    }

    /** @return array<string, true> Those that the current user may open. */
    private function open_screens(): array
    {
        global $menu, $submenu;
        [$menu, $submenu] = [[], []];
        do_action('admin_menu', '');
        $open = array_column(array_filter($menu, static fn(array $row): bool => current_user_can($row[1])), 2);
        foreach ($submenu as $parent => $rows) {
            array_push($open, ...array_map(static fn(array $row): string => "$parent?page=$row[2]", $rows));
        }
        [$menu, $submenu] = [[], []];
        return array_fill_keys($open, true);
    }

    /** @return list<string> Every action of admin-post that the plugin answers. */
    private static function forms(): array
    {
        $hooks = preg_grep('/^' . self::FORM . '/', array_keys($GLOBALS['wp_filter']));
        sort($hooks);
        return array_map(static fn(string $hook): string => substr($hook, strlen('admin_post_')), $hooks);
    }

    /** The page to which a form of the admin leads; or that a document came, or that WordPress refused it. */
    private static function sent(string $form, string $nonce): string
    {
        $_POST = (self::FIELDS[$form] ?? []) + ['_wpnonce' => wp_create_nonce($nonce)];
        $_REQUEST = $_POST;
        $throw = static fn(string $word): \Closure => static fn(mixed $value): never =>
            throw new \DomainException(is_string($value) ? $word . strtok(wp_basename($value), '?&') : $word);
        $lead = $throw('to ');
        $document = $throw('a document');
        $lost = static fn(): never => throw new \DomainException('refused');
        add_filter('wp_redirect', $lead);
        add_filter('nocache_headers', $document);
        add_filter('wp_die_handler', $lost);
        try {
            do_action("admin_post_$form");
            return 'nothing';
        } catch (\DomainException $answer) {
            return $answer->getMessage();
        } finally {
            remove_filter('wp_redirect', $lead);
            remove_filter('nocache_headers', $document);
            remove_filter('wp_die_handler', $lost);
            [$_POST, $_REQUEST] = [[], []];
        }
    }

    private function written_by(int $user): int
    {
        return (int) wp_insert_post([
            'post_title' => 'A', 'post_content' => 'a', 'post_status' => 'publish', 'post_author' => $user,
        ]);
    }

    private static function user(string $role): int
    {
        $name = 'role-' . wp_generate_password(8, false);
        return $role === 'visitor' ? 0 : (int) wp_insert_user(['user_login' => $name, 'user_pass' => 'x', 'role' => $role]);
    }
}
