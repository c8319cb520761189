<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** A call of a route: its checked arguments, and the request that the handlers of admin-ajax take. */
final class Call
{
    /** @param array<string, mixed> $args Checked by the schemas of the route, defaults filled in. */
    public function __construct(public readonly array $args, private Request $base, private bool $is_write)
    {
    }

    public function text(string $name): string
    {
        return (string) ($this->args[$name] ?? '');
    }

    public function number(string $name): int
    {
        return (int) ($this->args[$name] ?? 0);
    }

    /**
     * The call's request with the fields of an action.
     *
     * @param array<string, mixed> $fields As a form sends them: texts, or lists and maps of texts.
     * @param string $nonce The action of the nonce that the handler asks an account for. WordPress has already checked
     *     that account: by its nonce `wp_rest`, or by an application password.
     */
    public function request(array $fields = [], string $nonce = ''): Request
    {
        $fields += $nonce !== '' && get_current_user_id() > 0 ? ['nonce' => wp_create_nonce($nonce)] : [];
        $fields += array_filter(['visitor' => $this->text('visitor')]);
        return $this->base->with($fields, ['REQUEST_METHOD' => $this->is_write ? 'POST' : 'GET']);
    }
}
