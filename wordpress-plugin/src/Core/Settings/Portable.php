<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

defined('ABSPATH') || exit;

/** How a setting travels in a file from one site to another. */
trait Portable
{
    private bool $is_secret = false;
    private ?PostReference $posts = null;

    /** A copy of the setting as a key or a password, which leaves the site in no file. */
    public function secret(): self
    {
        $secret = clone $this;
        $secret->is_secret = true;
        return $secret;
    }

    public function is_secret(): bool
    {
        return $this->is_secret;
    }

    /** A copy of the setting with posts in its value, which have other ids on another site. */
    public function naming_posts(PostReference $posts): self
    {
        $naming = clone $this;
        $naming->posts = $posts;
        return $naming;
    }

    public function posts(): ?PostReference
    {
        return $this->posts;
    }
}
