<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Access\SiteLock;
use Onda\Core\Http\Lock;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** `spv_get_list`: a ranked list of the settings screen. */
final class ViewList
{
    public function __construct(private Lists $lists, private RateLimit $rate_limit, private SiteLock $lock = new SiteLock())
    {
    }

    /** @return array<string, mixed> */
    public function __invoke(Request $request): array
    {
        $this->rate_limit->demand($request);
        if (!ListNonce::is_fresh($request->text('nonce'), time())) {
            throw new Refusal(403, 'invalid_nonce', 'Ask spv_refresh_nonce for a new one.');
        }
        return $this->document($request->text('list_id'));
    }

    /**
     * For `onda_poll`, where an unchanged list costs no data.
     *
     * @return array<string, mixed>
     */
    public function read(string $id): array
    {
        // `onda_poll` is open also where the rest of the site is not open yet.
        $this->lock->demand(Lock::Open);
        $document = $this->document($id);
        return $document + ['version' => substr(md5((string) wp_json_encode($document)), 0, 8)];
    }

    /** @return array<string, mixed> */
    private function document(string $id): array
    {
        $list = $this->lists->find($id) ?? throw new Refusal(404, 'unknown_list', 'No list has this id.');
        return $this->lists->document($list)
            ?? throw new Refusal(503, 'list_unavailable', 'The list is still being built.', 1);
    }
}
