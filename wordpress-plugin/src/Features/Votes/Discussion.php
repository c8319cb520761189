<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

use Onda\Core\Access\PublicPosts;

defined('ABSPATH') || exit;

/** Finds the comments on which a visitor may vote, without functions that an early answer lacks. */
final class Discussion
{
    public function __construct(private PublicPosts $posts)
    {
    }

    /** An approved comment that anybody may read; null otherwise. */
    public function find(int $id): ?\WP_Comment
    {
        $comment = $id > 0 ? get_comment($id) : null;
        $is_public = $comment instanceof \WP_Comment
            && $comment->comment_approved === '1'
            && $this->posts->may_read((int) $comment->comment_post_ID);
        return $is_public ? $comment : null;
    }

    /** Whether the discussion is open: votes end with it. */
    public function is_open(\WP_Comment $comment): bool
    {
        return comments_open((int) $comment->comment_post_ID);
    }

    /** Whether the user's account wrote the comment. The address in a visitor's cookie could be guessed. */
    public function is_own(\WP_Comment $comment): bool
    {
        $user = get_current_user_id();
        return $user > 0 && (int) $comment->user_id === $user;
    }
}
