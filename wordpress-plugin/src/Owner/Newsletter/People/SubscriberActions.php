<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\People\PeopleLogRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\People\Subscriptions;
use Onda\Features\Newsletter\SignUp\ConfirmAgain;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** The owner's actions on subscribers, one or many. */
final class SubscriberActions
{
    public const CONFIRM = 'confirm';
    public const UNSUBSCRIBE = 'unsubscribe';
    public const DELETE = 'delete';
    public const ALL = [self::CONFIRM, self::UNSUBSCRIBE, self::DELETE];
    /** Seconds after which no further one is begun: the server would end the request. */
    private const PATIENCE = 20;

    public function __construct(
        private SubscriberRepository $subscribers,
        private ConsentRepository $consents,
        private Subscriptions $subscriptions,
        private ConfirmAgain $confirm_again,
        private PeopleLogRepository $log = new PeopleLogRepository(),
    ) {
    }

    /**
     * @param string $act One of `ALL`.
     * @param list<int> $ids
     * @return array<string, int> Outcome → how many: `done`, `left` (not begun), and of a confirmation those of
     *     `ConfirmAgain` in place of `done`.
     */
    public function run(string $act, array $ids, int $now): array
    {
        $counts = [];
        $end = microtime(true) + self::PATIENCE;
        foreach ($this->subscribers->all_of($ids) as $subscriber) {
            $outcome = microtime(true) > $end ? 'left' : $this->one($act, $subscriber, $now);
            $counts[$outcome] = ($counts[$outcome] ?? 0) + 1;
        }
        $deleted = $act === self::DELETE ? $counts['done'] ?? 0 : 0;
        $this->log->note(PeopleLogRepository::DELETE, PeopleLogRepository::SCREEN, $deleted, $now);
        return $counts;
    }

    private function one(string $act, Subscriber $subscriber, int $now): string
    {
        if ($act === self::CONFIRM) {
            return $this->confirm_again->send($subscriber, $now);
        }
        // Also before deleting, so that the mailing service lets go of the address.
        $this->subscriptions->unsubscribe($subscriber, '', $now);
        if ($act === self::DELETE) {
            $this->consents->forget($subscriber->id);
            $this->subscribers->forget($subscriber->id);
        }
        return 'done';
    }
}
