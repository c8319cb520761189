<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** Finds the comments that a visitor may vote on. Uses nothing that an early answer lacks. */
final class Discussion
{
    /** Followed by a hash of the site's address: who commented and let the browser remember it. */
    private const AUTHOR_COOKIE = 'comment_author_email_';

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

    /** Votes end with the discussion. */
    public function is_open(\WP_Comment $comment): bool
    {
        return comments_open((int) $comment->comment_post_ID);
    }

    /** By account, or for a visitor by the address that the browser remembers. */
    public function is_own(\WP_Comment $comment, Request $request): bool
    {
        $user = get_current_user_id();
        if ($user > 0) {
            return (int) $comment->user_id === $user;
        }
        $remembered = $request->cookie(self::AUTHOR_COOKIE . md5((string) get_site_option('siteurl')));
        return $remembered !== '' && strcasecmp($remembered, $comment->comment_author_email) === 0;
    }
}
