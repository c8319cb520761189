<?php

declare(strict_types=1);

namespace Onda\Core\Http;

use Onda\Core\Access\ReadGate;
use Onda\Core\Access\SiteLock;
use Onda\Core\Early\EarlyPolicy;
use Onda\Core\Printing\Html;
use Onda\Core\Site\HostFunctions;

defined('ABSPATH') || exit;

/**
 * Registers the actions, feature by feature: where another plugin answers one of a feature, ours answer none of it,
 * or one half of a feature would be read from one store and written to another.
 */
final class Router
{
    private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE;

    /** Names of options by which plugins lock a site. */
    private const LOCKS = '/private|coming_?soon|maintenance|protect|members|visib|restrict|blog_public|seedprod|csp4|ucp_'
        . '|wpmm/i';

    /**
     * @param array<string, list<Action>> $actions By feature.
     * @param (\Closure(): array<string, class-string>)|null $early The index of early answers.
     */
    public function __construct(
        private array $actions,
        private ActionOwners $owners,
        private EarlyPolicy $policy,
        private SiteLock $lock = new SiteLock(),
        private ?\Closure $early = null,
    ) {
    }

    public function hook(): void
    {
        add_action('wp_loaded', [$this, 'wp_loaded'], PHP_INT_MAX, 0);
        $this->is_for_another() || add_action('admin_init', [$this, 'admin_init'], PHP_INT_MAX, 0);
        $events = ['activated_plugin', 'deactivated_plugin', 'switch_theme', 'upgrader_process_complete'];
        foreach ($events as $event) {
            add_action($event, [$this->owners, 'forget'], 10, 0);
        }
        if ($this->policy->is_on()) {
            add_action('added_option', [$this, 'changed_option'], 10, 1);
            add_action('updated_option', [$this, 'changed_option'], 10, 1);
        }
    }

    /** Whether a visitor's request is for an action of another plugin: it shall cost little, and others look again. */
    public function is_for_another(): bool
    {
        // An address with slashes names no action of ours, and every page comes by here.
        $request = Request::from_globals(false);
        if (!wp_doing_ajax() || $request->has_user_cookie()) {
            return false;
        }
        $action = $request->text('action');
        $is_asked = static fn(Action $own): bool => $own->name === $action;
        return array_filter(array_merge(...array_values($this->actions)), $is_asked) === [];
    }

    /** One that may lock the site, or open it: somebody has to look again. */
    public function changed_option(string $option): void
    {
        if (preg_match(self::LOCKS, $option) === 1 && $this->owners->stored()['open']) {
            $this->owners->forget();
        }
    }

    /** A front-end request may see a new owner, but not those that register in the admin only: it only takes away. */
    public function wp_loaded(): void
    {
        $this->owners->yield_features($this->foreign_features());
    }

    public function admin_init(): void
    {
        $foreign = $this->foreign_features();
        $own = array_values(array_diff(array_keys($this->actions), $foreign));
        $is_open = $this->policy->is_open();
        $early = $is_open && $this->early !== null ? ($this->early)() : [];
        $this->owners->store($own, $is_open, $is_open && ReadGate::is_guarded(), $early);
        foreach (array_diff_key($this->actions, array_flip($foreign)) as $actions) {
            foreach ($actions as $action) {
                $answer = fn() => self::send(Reply::of($this->lock->guarded($action), Request::from_globals(true)));
                add_action("wp_ajax_{$action->name}", $answer, 10, 0);
                add_action("wp_ajax_nopriv_{$action->name}", $answer, 10, 0);
            }
        }
    }

    /** The only door through which a reply leaves; one that came early says so. */
    public static function send(Reply $reply, bool $is_early = false): void
    {
        $is_early && !headers_sent() && header('X-Onda-Early: 1');
        if ($reply->sheet !== null) {
            self::send_sheet($reply->sheet);
        }
        if (!headers_sent()) {
            header('Cache-Control: no-store, max-age=0');
            header('X-Content-Type-Options: nosniff');
            header('X-Robots-Tag: noindex');
            header_remove('Last-Modified');
            if ($reply->retry_after > 0) {
                header("Retry-After: {$reply->retry_after}");
            }
        }
        if (is_string($reply->body)) {
            self::send_text($reply, $reply->body, $reply->content_type);
        }
        self::send_text($reply, (string) wp_json_encode($reply->body, self::JSON), 'application/json');
    }

    /** Where the reply leads, so far; empty for none. */
    public static function location(): string
    {
        foreach (headers_list() as $header) {
            if (stripos($header, 'Location:') === 0) {
                return trim(substr($header, strlen('Location:')));
            }
        }
        return '';
    }

    /** The status of a page that a template prints. */
    public static function set_status(int $status): void
    {
        headers_sent() || status_header($status);
    }

    /** @param string $address Of this site; any other leads home. */
    public static function lead(string $address): never
    {
        nocache_headers();
        wp_safe_redirect($address, 303);
        exit;
    }

    /** For what is asked of a page of the site, not of admin-ajax. */
    public static function send_document(Document $document): never
    {
        self::send_heads($document->status, $document->headers + [
            'Content-Type' => $document->type,
            'Content-Length' => (string) strlen($document->body),
        ]);
        Html::write($document->body);
        exit;
    }

    /**
     * For a file of any length: nothing of it is kept in memory.
     *
     * @param iterable<string> $lines
     * @param array<string, string> $headers
     */
    public static function send_lines(string $type, iterable $lines, array $headers): never
    {
        self::send_heads(200, $headers + ['Content-Type' => $type]);
        // A buffer of another plugin would keep all of it.
        wp_ob_end_flush_all();
        foreach ($lines as $line) {
            Html::write($line);
        }
        exit;
    }

    /** @param array<string, string> $headers */
    private static function send_heads(int $status, array $headers): void
    {
        $headers = wp_get_nocache_headers() + $headers + [
            'Referrer-Policy' => 'same-origin',
            'X-Content-Type-Options' => 'nosniff',
            'X-Robots-Tag' => 'noindex',
        ];
        if (headers_sent()) {
            return;
        }
        status_header($status);
        header_remove('Last-Modified');
        foreach (array_filter($headers, is_string(...)) as $name => $value) {
            header("$name: $value");
        }
    }

    private static function send_text(Reply $reply, string $text, string $type): never
    {
        // Later writes are done also when the visitor has closed the connection.
        HostFunctions::call('ignore_user_abort', true);
        if (!headers_sent()) {
            header("Content-Type: $type; charset=UTF-8");
            status_header($reply->status);
            if ($reply->afterwards !== null && ResponseFlusher::needs_length()) {
                header('Content-Length: ' . strlen($text));
            }
        }
        Html::write($text);
        if ($reply->afterwards !== null) {
            ResponseFlusher::end();
            ($reply->afterwards)();
        }
        wp_die('', '', ['response' => null]);
    }

    /** The same for everybody: caches may keep it, but none that others share where the visitor may be known. */
    private static function send_sheet(StyleSheet $sheet): never
    {
        if (!headers_sent()) {
            header('Content-Type: text/css; charset=UTF-8');
            $who = Request::from_globals(true)->has_credentials() ? 'private' : 'public';
            header("Cache-Control: $who, max-age={$sheet->seconds}");
            header('X-Content-Type-Options: nosniff');
            header('X-Robots-Tag: noindex');
            array_map(header_remove(...), ['Expires', 'Pragma', 'Last-Modified']);
        }
        Html::write($sheet->css);
        exit;
    }

    /** @return list<string> Features of which somebody else answers an action. */
    private function foreign_features(): array
    {
        $is_foreign = static fn(Action $action): bool => Action::is_answered($action->name);
        $foreign = array_filter($this->actions, static fn(array $actions): bool =>
            array_filter($actions, $is_foreign) !== []);
        return array_keys($foreign);
    }
}
