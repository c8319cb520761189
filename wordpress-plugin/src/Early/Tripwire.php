<?php

declare(strict_types=1);

namespace Onda\Early;

use Onda\Core\Http\Output;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * While early answers are on, it notices a visitor's request that ends before WordPress got to answer it: somebody
 * refuses visitors, and early answers go past. They switch themselves off then. Option `onda_early_refused`: when that
 * was, with which status and at which path.
 */
final class Tripwire
{
    private const FATAL = E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR;

    /** @param list<string> $actions Ours. */
    public function __construct(private Request $request, private array $actions, private EarlySwitch $switch)
    {
    }

    /** Only for pages and actions of visitors: cron, sign-in, comments, command line and administration are neither. */
    public function hook(): void
    {
        $is_theirs = (wp_doing_ajax() && $this->request->text('action') !== '') || wp_using_themes();
        $is_read_or_sent = in_array($this->request->method(), ['GET', 'HEAD', 'POST'], true);
        if ($is_theirs && $is_read_or_sent && !$this->request->has_user_cookie() && !wp_installing()) {
            register_shutdown_function([$this, 'shutdown']);
        }
    }

    public function shutdown(): void
    {
        $is_fatal = ((error_get_last()['type'] ?? 0) & self::FATAL) !== 0;
        // Alternate cron redirects a visitor and works on.
        if ($is_fatal || connection_aborted() || wp_doing_cron() || self::is_reached()) {
            return;
        }
        $status = (int) http_response_code() ?: 200;
        if (self::is_refusal($status, $this->is_plain(), Output::location())) {
            $this->switch->turn_off();
            $where = ['at' => time(), 'status' => $status, 'path' => $this->request->path()];
            update_option(EarlySwitch::REFUSED, $where, false);
        }
    }

    /**
     * @param bool $is_plain Whether nobody else has to answer such a request: the front page, or an action of ours.
     * @param string $location Of a redirect.
     */
    public static function is_refusal(int $status, bool $is_plain, string $location = ''): bool
    {
        return match (true) {
            // A site of a network that is gone; another scheme or host of the same page.
            $status === 410, $location !== '' && self::is_home($location) => false,
            // Other errors are the server's.
            $status >= 500 => $status === 503,
            $is_plain => true,
            default => $status > 400 && $status !== 404,
        };
    }

    /** @return array{at: int, status: int, path: string}|null */
    public static function refused(): ?array
    {
        $refused = get_option(EarlySwitch::REFUSED);
        return is_array($refused) ? $refused : null;
    }

    /** Whether every plugin had its say. A request that ends within the last hook has not come so far. */
    private static function is_reached(): bool
    {
        return wp_doing_ajax()
            ? did_action('admin_init') > 0 && !doing_action('admin_init')
            : did_action('parse_request') + did_action('template_redirect') > 0;
    }

    private function is_plain(): bool
    {
        if (wp_doing_ajax()) {
            return in_array($this->request->text('action'), $this->actions, true);
        }
        // A path that is too long to be read is empty.
        return $this->request->method() !== 'POST' && $this->request->is_empty()
            && $this->request->path() !== '' && self::is_home($this->request->path());
    }

    /** Whether an address leads to the front page, whatever its scheme and host. */
    private static function is_home(string $address): bool
    {
        return trim(wp_make_link_relative($address), '/') === trim(wp_make_link_relative(home_url()), '/');
    }
}
