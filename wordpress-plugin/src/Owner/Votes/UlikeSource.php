<?php

declare(strict_types=1);

namespace Onda\Owner\Votes;

use Onda\Core\Http\Identity;
use Onda\Features\Votes\CommentVoteRepository;
use Onda\Features\Votes\VoteCountRepository;
use Onda\Owner\Import\Added;
use Onda\Owner\Import\Source;
use Onda\Owner\Import\Step;

defined('ABSPATH') || exit;

/** The votes on comments that WP ULike kept. A vote that somebody cast here stays as it is. */
final class UlikeSource implements Source
{
    private const ROWS_A_STEP = 200;
    private const LEDGER = 'l';
    private const VOTES = ['like' => CommentVoteRepository::UP, 'dislike' => CommentVoteRepository::DOWN];

    public function __construct(
        private UlikeRepository $former,
        private CommentVoteRepository $votes,
        private VoteCountRepository $counts,
    ) {
    }

    public function id(): string
    {
        return 'wp-ulike';
    }

    public function title(): string
    {
        return 'WP ULike';
    }

    public function found(): array
    {
        return array_filter([__('Votes on comments', 'onda') => $this->former->is_there() ? $this->former->count() : 0]);
    }

    public function total(): int
    {
        return $this->former->count();
    }

    public function step(string $after, bool $is_dry): Step
    {
        // First the newer table, whose places begin with a letter.
        $is_new = $this->former->has_ledger() && ($after === '' || $after[0] === self::LEDGER);
        $rows = $is_new
            ? $this->former->ledger_after((int) substr($after, 1), self::ROWS_A_STEP)
            : $this->former->after((int) $after, self::ROWS_A_STEP);
        $counts = ['taken' => 0, 'known' => 0, 'wrong' => 0];
        $added = [];
        $now = time();
        foreach ($rows as $row) {
            $is_old = !$is_new && $this->former->is_in_ledger((int) $row['comment_id'], $row['user_id']);
            $outcome = $is_old ? 'known' : $this->take($row, $is_dry, $now);
            $counts[$outcome]++;
            if ($outcome === 'taken' && !$is_dry) {
                $added[] = new Added('vote', (int) $row['comment_id'], self::voter($row['user_id']), $now);
            }
        }
        $this->count($added);
        $is_last = count($rows) < self::ROWS_A_STEP;
        $next = match (true) {
            !$is_last => ($is_new ? self::LEDGER : '') . end($rows)['id'],
            $is_new && $this->former->has_table() => '0',
            default => '',
        };
        return new Step($next, ...$counts, added: $added);
    }

    /** A vote that its voter has cast again since has another time. */
    public function take_back(array $added): int
    {
        $is_unchanged = fn(Added $vote): bool => $this->votes->remove_cast_at($vote->object, $vote->who, $vote->amount);
        $gone = array_filter($added, $is_unchanged);
        $this->count($gone);
        return count($gone);
    }

    /** @param array<Added> $votes */
    private function count(array $votes): void
    {
        array_map($this->counts->write(...), array_unique(array_column($votes, 'object')));
    }

    /**
     * @param array{id: string, comment_id: string, user_id: string, status: string} $row
     * @return string `taken`, `known` or `wrong`: a vote that was taken back, or of a comment that is gone.
     */
    private function take(array $row, bool $is_dry, int $now): string
    {
        $vote = self::VOTES[$row['status']] ?? null;
        $comment = (int) $row['comment_id'];
        if ($vote === null || $comment === 0 || get_comment($comment) === null) {
            return 'wrong';
        }
        $voter = self::voter($row['user_id']);
        if ($this->votes->vote_of($comment, $voter) !== CommentVoteRepository::NONE) {
            return 'known';
        }
        $is_dry || $this->votes->keep($comment, $voter, $vote, $now);
        return 'taken';
    }

    /** For somebody without an account that plugin writes a number made of the address; here it is a mark of that. */
    private static function voter(string $user): string
    {
        return get_userdata((int) $user) === false
            ? 'i-' . substr(wp_hash("ulike $user"), 0, 28)
            : Identity::of_user((int) $user);
    }
}
