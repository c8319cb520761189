<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Owner\Schedule\ScheduleActions;
use Onda\Owner\Schedule\ScheduleOwner;

/** Asks the actions of the owner's schedule. */
trait ScheduleAnswers
{
    /**
     * @param array<string, mixed> $fields
     * @return array<string, mixed>
     */
    private function ask(string $verb, array $fields = []): array
    {
        $fields += ['station' => 'uno', 'day' => '2026-11-25', 'nonce' => wp_create_nonce(ScheduleActions::NONCE)];
        $action = array_column(ScheduleOwner::actions()->all(), null, 'name')[ScheduleActions::NAMES[$verb]];
        $server = ['REQUEST_METHOD' => 'POST', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => '192.0.2.1'];
        return (array) Reply::of($action, new Request($fields, [], $server))->body['data'];
    }
}
