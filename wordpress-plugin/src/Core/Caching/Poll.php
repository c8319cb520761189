<?php

declare(strict_types=1);

namespace Onda\Core\Caching;

use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** `onda_poll`: all polls of a page in one request; unchanged answers come without their data. */
final class Poll
{
    private const MAX_KEYS = 20;
    /** The time for all keys together: twenty stations that are down must not hold a worker for minutes. */
    private const SECONDS = 6;
    private const BAD_GATEWAY = 502;

    /**
     * @param array<string, \Closure(string, float, string, Request): array<string, mixed>> $readers By kind of resource.
     *     A reader gets the rest of the key, a deadline, the version that is known and the request, and answers with at
     *     least `version`.
     */
    public function __construct(private array $readers, private ?PollFiles $files = null)
    {
    }

    /** @return array<string, array<string, mixed>> By key. */
    public function __invoke(Request $request): array
    {
        $want = $request->map('want') ?? throw new Refusal(400, 'bad_request', 'want[KEY]=VERSION is missing.');
        if (count($want) > self::MAX_KEYS) {
            throw new Refusal(400, 'too_many_keys', 'At most ' . self::MAX_KEYS . ' keys.');
        }
        $deadline = microtime(true) + self::SECONDS;
        $answers = [];
        foreach ($want as $key => $version) {
            $answers[$key] = $this->answer((string) $key, $version, $deadline, $request);
        }
        return $answers;
    }

    /** @return array<string, mixed> */
    private function answer(string $key, string $version, float $deadline, Request $request): array
    {
        [$kind, $id] = explode(':', $key, 2) + [1 => ''];
        $read = $this->readers[$kind] ?? null;
        if ($read === null) {
            return ['error' => 'unknown_key'];
        }
        try {
            $data = $read($id, $deadline, $version, $request);
        } catch (Refusal $refusal) {
            $error = ['error' => $refusal->reason];
            // The failure is stored, so that not every visitor waits for a station that is down.
            $refusal->status === self::BAD_GATEWAY && $this->files?->keep($key, $error, time());
            return $error;
        }
        $this->files?->keep($key, ['version' => $data['version'], 'data' => $data], time());
        $is_known = $version !== '' && $version === $data['version'];
        return ['version' => $data['version']] + ($is_known ? [] : ['data' => $data]);
    }
}
