<?php

declare(strict_types=1);

namespace Onda\Owner\Votes;

use Onda\Core\Http\Identity;
use Onda\Features\Votes\Ballot;
use Onda\Features\Votes\CommentVoteRepository;

defined('ABSPATH') || exit;

/** Exports and erases the votes of an account. */
final class VotesPrivacy
{
    private const GROUP = 'onda-votes';

    public function __construct(private CommentVoteRepository $votes, private Ballot $ballot)
    {
    }

    public function hook(): void
    {
        add_filter('wp_privacy_personal_data_exporters', [$this, 'exporters'], 10, 1);
        add_filter('wp_privacy_personal_data_erasers', [$this, 'erasers'], 10, 1);
    }

    /** @param array<string, mixed> $exporters */
    public function exporters(array $exporters): array
    {
        $name = __('Comment votes', 'onda');
        return $exporters + [self::GROUP => ['exporter_friendly_name' => $name, 'callback' => [$this, 'export']]];
    }

    /** @param array<string, mixed> $erasers */
    public function erasers(array $erasers): array
    {
        $name = __('Comment votes', 'onda');
        return $erasers + [self::GROUP => ['eraser_friendly_name' => $name, 'callback' => [$this, 'erase']]];
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    public function export(string $email, int $page = 1): array
    {
        $items = [];
        foreach ($this->votes->of(self::voter($email)) as $comment => $vote) {
            $word = $vote === CommentVoteRepository::UP ? __('In favour', 'onda') : __('Against', 'onda');
            $items[] = [
                'group_id' => self::GROUP,
                'group_label' => __('Comment votes', 'onda'),
                'item_id' => "onda-vote-$comment",
                'data' => [
                    ['name' => __('Comment', 'onda'), 'value' => get_comment_link($comment)],
                    ['name' => __('Vote', 'onda'), 'value' => $word],
                ],
            ];
        }
        return ['data' => $items, 'done' => true];
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    public function erase(string $email, int $page = 1): array
    {
        $votes = $this->ballot->forget(self::voter($email));
        return ['items_removed' => $votes > 0, 'items_retained' => false, 'messages' => [], 'done' => true];
    }

    /** Empty when nobody here has that address. */
    private static function voter(string $email): string
    {
        $user = get_user_by('email', $email);
        return $user === false ? '' : Identity::of_user($user->ID);
    }
}
