<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** `onda_chapters`: the chapters of an episode. */
final class ChaptersHandler
{
    public function __construct(private Episodes $episodes, private EpisodeReader $reader, private RateLimit $rate_limit)
    {
    }

    /**
     * @return Reply A list of `{ start, title, address? }`, in seconds.
     * @throws Refusal 404 `unknown_episode`, 429 `rate_limited`
     */
    public function __invoke(Request $request): Reply
    {
        $this->rate_limit->demand($request);
        $episode = $this->episodes->find($request->id('show'), $request->text('episode'))
            ?? throw new Refusal(404, 'unknown_episode', 'The show has no such episode.');
        return Reply::json(200, ['success' => true, 'data' => $this->reader->chapters($episode, time())]);
    }
}
