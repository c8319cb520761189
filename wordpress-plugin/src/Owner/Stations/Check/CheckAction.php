<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Http\Action;
use Onda\Core\Http\Output;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Http\WriteGuard;
use Onda\Core\Settings\Station;

defined('ABSPATH') || exit;

/** `onda_check_station`: looks at a station as it stands in the form, saved or not. Stores nothing. */
final class CheckAction
{
    public const NAME = 'onda_check_station';
    public const PER_MINUTE = 6;
    private const MAX_BYTES = 2_000;
    private const MAX_MIRRORS_BYTES = 8_000;

    /** @param \Closure(Station): Report $check */
    public function __construct(private WriteGuard $guard, private \Closure $check)
    {
    }

    public function hook(): void
    {
        add_action('wp_ajax_' . self::NAME, fn() =>
            Output::send(Reply::of($this->action(), Request::from_globals(true))), 10, 0);
    }

    public function action(): Action
    {
        return new Action(self::NAME, fn() => $this);
    }

    /**
     * @return array<string, mixed> As `Report::shown`.
     * @throws Refusal 403 `not_allowed`, `invalid_nonce`, 429 `rate_limited`
     */
    public function __invoke(Request $request): array
    {
        if (!current_user_can('manage_options')) {
            throw new Refusal(403, 'not_allowed', 'Only who may change the stations checks them.');
        }
        $this->guard->demand($request);
        $station = Station::from_row([
            'stream' => $request->text('stream', self::MAX_BYTES),
            'mirrors' => $request->text('mirrors', self::MAX_MIRRORS_BYTES),
            'feed' => $request->text('feed', self::MAX_BYTES),
            'kind' => $request->text('kind'),
            'leaveOut' => $request->text('leaveOut', self::MAX_BYTES),
            'charset' => $request->text('charset'),
        ]);
        return ($this->check)($station)->shown();
    }
}
