<?php

declare(strict_types=1);

namespace Onda\Owner\Favorites;

use Onda\Features\Favorites\MirrorRepository;
use Onda\Owner\Import\Added;
use Onda\Owner\Import\Source;
use Onda\Owner\Import\Step;

defined('ABSPATH') || exit;

/** The favorites that the Favorites plugin left in the meta of users and posts. */
final class PluginSource implements Source
{
    private const USERS_A_STEP = 50;

    public function __construct(private MirrorRepository $mirror)
    {
    }

    public function id(): string
    {
        return 'favorites';
    }

    public function title(): string
    {
        return 'Favorites';
    }

    /** Nothing while the records are those that we write ourselves. */
    public function found(): array
    {
        return MirrorRepository::has_record_of_plugin() ? array_filter([
            __('Accounts with favorites', 'onda') => count($this->mirror->users()),
            __('Posts with favorites', 'onda') => count($this->mirror->counted_posts()),
        ]) : [];
    }

    public function total(): int
    {
        return count($this->mirror->users());
    }

    public function step(string $after, bool $is_dry): Step
    {
        $from = (int) $after;
        $users = $this->mirror->users();
        $posts = $is_dry ? [] : $this->mirror->counted_posts();
        // Counts first: what the records name is in them.
        $from === 0 && $this->mirror->note_bases($posts);
        $some = array_slice($users, $from, self::USERS_A_STEP);
        $known = count(array_filter($some, $this->mirror->is_imported(...)));
        $added = [];
        $now = time();
        foreach ($is_dry ? [] : $some as $user) {
            foreach ($this->mirror->import($user, $now) as $post) {
                $added[] = new Added('favorite', $post, (string) $user, $now);
            }
        }
        $is_last = $from + self::USERS_A_STEP >= count($users);
        $is_last && $this->mirror->write_counts($posts);
        return new Step($is_last ? '' : (string) ($from + self::USERS_A_STEP), count($some) - $known, $known, added: $added);
    }

    /** The numbers of posts stay: that plugin has counted these favorites too. */
    public function take_back(array $added): int
    {
        return count(array_filter($added, fn(Added $one): bool =>
            $this->mirror->undo_import((int) $one->who, $one->object, $one->amount)));
    }
}
