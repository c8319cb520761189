<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Features\Newsletter\Mail\MailingSync;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\People\PeopleLogRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\SignUpRequest;
use Onda\Features\Newsletter\SignUp\Refused;
use Onda\Features\Newsletter\SignUp\SignUpRequestReader;
use Onda\Features\Newsletter\Subscriber;

defined('ABSPATH') || exit;

/** All subscribers as a file, a file of subscribers, and all of them to a mailing service. */
final class SubscriberTransfer
{
    private const COLUMNS = ['email', 'status', 'first_name', 'last_name', 'lists', 'created', 'confirmed', 'form'];
    private const AT_ONCE = 500;
    /** So many are named after an import. */
    private const WRONG_LINES = 20;

    public function __construct(
        private NewsletterOptions $options,
        private SubscriberRepository $subscribers,
        private ConsentRepository $consents,
        private MailingSync $sync,
        private PeopleLogRepository $log = new PeopleLogRepository(),
    ) {
    }

    /**
     * @param iterable<Subscriber>|null $some Everybody without it; tests of the owner are left out.
     * @return \Generator<string> Lines of CSV, UTF-8.
     */
    public function export(?iterable $some = null): \Generator
    {
        $count = 0;
        try {
            yield SubscriberCsv::line(self::COLUMNS);
            foreach ($some ?? $this->everybody() as $subscriber) {
                if (!$subscriber->is_test()) {
                    $count++;
                    yield SubscriberCsv::line($this->cells($subscriber));
                }
            }
        } finally {
            // Also of a download that is cut off.
            $this->log->note(PeopleLogRepository::EXPORT, PeopleLogRepository::SCREEN, $count, time());
        }
    }

    /**
     * Imports a file of subscribers; the owner answers for their consent. Those who left stay away, and known names
     * stay as they are.
     *
     * @param string|resource $source
     * @return array{taken: int, known: int, wrong: int, lines: string} With the first lines that were wrong.
     * @throws \UnexpectedValueException With a sentence, where no column has addresses.
     */
    public function import(mixed $source, int $now): array
    {
        $counts = ['taken' => 0, 'known' => 0, 'wrong' => 0];
        $lines = [];
        foreach (SubscriberCsv::read($source) as $line => $row) {
            $outcome = $this->take($row, $now);
            $counts[$outcome]++;
            if ($outcome === 'wrong' && count($lines) < self::WRONG_LINES) {
                $lines[] = $line;
            }
        }
        return $counts + ['lines' => implode(', ', $lines)];
    }

    /** @return array{int, int} How many the service took, and how many it did not. */
    public function pass(): array
    {
        $counts = [0, 0];
        foreach ($this->everybody() as $subscriber) {
            if ($subscriber->is_subscribed()) {
                $counts[$this->sync->take($subscriber) ? 0 : 1]++;
            }
        }
        return $counts;
    }

    /** @return \Generator<Subscriber> */
    private function everybody(): \Generator
    {
        $last = 0;
        do {
            $some = $this->subscribers->after($last, self::AT_ONCE);
            foreach ($some as $subscriber) {
                $last = $subscriber->id;
                yield $subscriber;
            }
        } while ($some !== []);
    }

    /** @return list<string|int> */
    private function cells(Subscriber $subscriber): array
    {
        $lists = array_intersect_key($this->options->lists(), array_flip($subscriber->lists));
        $time = static fn(int $time): string => $time > 0 ? gmdate('c', $time) : '';
        return [
            $subscriber->email,
            $subscriber->status,
            $subscriber->first_name,
            $subscriber->last_name,
            implode('; ', $lists),
            $time($subscriber->created),
            $time($subscriber->confirmed),
            $subscriber->form_id,
        ];
    }

    /**
     * @param array<string, string> $row
     * @return string `taken`, `known` or `wrong`.
     */
    public function take(array $row, int $now, bool $is_dry = false): string
    {
        $row += array_fill_keys(self::COLUMNS, '');
        $status = ($row['left'] ?? '') !== '' ? Subscriber::UNSUBSCRIBED : CsvColumns::status($row['status']);
        if ($status === null) {
            return 'wrong';
        }
        [$name, $email] = self::named($row['email']);
        try {
            $sign_up_request = new SignUpRequest(
                SignUpRequestReader::email($email),
                SignUpRequestReader::name($row['first_name'] ?: ($row['full_name'] ?? '') ?: $name, 'optional'),
                SignUpRequestReader::name($row['last_name'], 'optional'),
                $this->lists($row['lists']),
            );
        } catch (Refused) {
            return 'wrong';
        }
        $known = $this->subscribers->by_email($sign_up_request->email);
        if ($known !== null && !self::is_half($known)) {
            return 'known';
        }
        $confirmed = strtotime($row['confirmed']) ?: $now;
        $is_dry || $this->keep($sign_up_request, $status, $confirmed, $now);
        return 'taken';
    }

    /** @return array{string, string} A name and an address, written `Ana <ana@example.com>` or without a name. */
    private static function named(string $written): array
    {
        $is_named = preg_match('/^([^<>]*)<([^<>]+)>$/', $written, $found) === 1;
        return $is_named ? [trim($found[1], ' "'), $found[2]] : ['', $written];
    }

    /** The id of the subscriber with this address, or 0. */
    public function id_of(string $email): int
    {
        return $this->subscribers->by_email($email)->id ?? 0;
    }

    /**
     * Deletes those who were imported and have done nothing since: not confirmed, changed or left.
     *
     * @param list<int> $ids
     * @return int How many.
     */
    public function take_back(array $ids): int
    {
        $count = count(array_filter($ids, $this->take_back_one(...)));
        $this->log->note(PeopleLogRepository::DELETE, PeopleLogRepository::UNDO, $count, time());
        return $count;
    }

    private function take_back_one(int $id): bool
    {
        $subscriber = $this->subscribers->find($id);
        $events = array_column($subscriber === null ? [] : $this->consents->of($id), 'event');
        if ($subscriber?->source !== Subscriber::IMPORTED || $events !== [ConsentRepository::IMPORTED]) {
            return false;
        }
        $this->consents->forget($id);
        $this->subscribers->forget($id);
        return true;
    }

    /** A subscriber whose import was killed: a form leaves its id, and a whole import leaves a source. */
    private static function is_half(Subscriber $known): bool
    {
        return [$known->status, $known->source, $known->form_id] === [Subscriber::UNCONFIRMED, '', 0];
    }

    /** The source comes last: without it the next import does all of it again. */
    private function keep(SignUpRequest $sign_up_request, string $status, int $confirmed, int $now): void
    {
        $id = $this->subscribers->made($sign_up_request->email, 0, $now)->id;
        $names = ['first_name' => $sign_up_request->first_name, 'last_name' => $sign_up_request->last_name];
        $is_confirmed = $status !== Subscriber::UNCONFIRMED;
        $this->subscribers->set_lists($id, $sign_up_request->lists);
        $this->consents->of($id) === [] && $this->consents->note($id, ConsentRepository::IMPORTED, $now, '');
        $this->subscribers->change($id, $names + [
            'status' => $status,
            'confirmed' => $is_confirmed ? $confirmed : 0,
            'source' => Subscriber::IMPORTED,
        ]);
    }

    /** @return list<int> By their names; the first where none is known. */
    private function lists(string $written): array
    {
        $names = array_map(mb_strtolower(...), array_map(trim(...), explode(';', $written)));
        $known = array_filter($this->options->lists(), static fn(string $name): bool =>
            in_array(mb_strtolower($name), $names, true));
        return array_keys($known) ?: [$this->options->list_rows()[0]['id']];
    }
}
