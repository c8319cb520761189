<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

use Onda\Core\Site\HostFunctions;
use WpOrg\Requests\Exception;
use WpOrg\Requests\Hooks;
use WpOrg\Requests\Requests;
use WpOrg\Requests\Transport\Curl;

defined('ABSPATH') || exit;

/** Documents by WordPress's own cURL, for hosts that disable sockets. It waits for the end of an answer. */
final class CurlClient implements HttpClient
{
    /** @param int $cut As that of `SocketClient`. */
    public function __construct(private string $user_agent, private int $cut = 0)
    {
    }

    /** The client of sockets, if the host allows them. */
    public static function or_sockets(string $user_agent = SocketClient::USER_AGENT, int $cut = 0): HttpClient
    {
        $is_needed = HostFunctions::missing(HostFunctions::SOCKETS) !== [] && self::is_there();
        return $is_needed ? new self($user_agent, $cut) : new SocketClient($user_agent, cut: $cut);
    }

    /** `gethostbynamel` finds the address that is checked first. */
    public static function is_there(): bool
    {
        return HostFunctions::missing(['curl_init', 'curl_exec', 'gethostbynamel']) === [];
    }

    public function get(Endpoint $endpoint, string $address, float $deadline): HttpAnswer
    {
        [$bytes, $curl, $beginning] = [0, null, ''];
        $cut = $this->cut;
        $most = $cut ?: SocketClient::MAX_BODY_BYTES;
        // A number other than 0 ends the transfer.
        $is_too_much = static function () use (&$bytes, $most): int {
            return (int) ($bytes > $most);
        };
        // The connection uses the checked address and no proxy of the environment, which would look the name up again.
        $options = [
            CURLOPT_RESOLVE => ["{$endpoint->host}:{$endpoint->port}:$address"],
            CURLOPT_PROXY => '',
            CURLOPT_NOPROGRESS => false,
            CURLOPT_PROGRESSFUNCTION => $is_too_much,
        ];
        $hooks = new Hooks();
        $hooks->register('curl.before_send', static function ($handle) use (&$curl, $options): void {
            $curl = $handle;
            curl_setopt_array($handle, $options);
        });
        $hooks->register('request.progress', static function (string $data) use (&$bytes, &$beginning, $cut): void {
            $bytes += strlen($data);
            $beginning .= $cut > 0 ? substr($data, 0, max(0, $cut - strlen($beginning))) : '';
        });
        $left = Connection::time_left($deadline);
        try {
            $answer = Requests::get($endpoint->url(), [], [
                'transport' => Curl::class,
                'hooks' => $hooks,
                'timeout' => $left,
                'connect_timeout' => $left,
                'useragent' => $this->user_agent,
                'follow_redirects' => false,
                'max_bytes' => $most + 1,
                'verify' => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
            ]);
        } catch (Exception $failed) {
            $answer = null;
        }
        if ($is_too_much()) {
            if ($cut > 0) {
                return new HttpAnswer((int) curl_getinfo($curl, CURLINFO_RESPONSE_CODE), [], $beginning);
            }
            throw new FetchFailed('the answer is too large', reason: 'size');
        }
        if ($answer === null) {
            // Curl counts whole milliseconds: its timeout may come a moment before ours.
            $is_late = $curl !== null && curl_errno($curl) === CURLE_OPERATION_TIMEDOUT;
            $reason = $is_late ? 'time' : 'connect';
            throw new FetchFailed("cannot read {$endpoint->authority()}: {$failed->getMessage()}", reason: $reason);
        }
        $headers = array_map(static fn(array $values): string => implode(', ', $values), $answer->headers->getAll());
        return new HttpAnswer((int) $answer->status_code, $headers, $answer->body);
    }
}
