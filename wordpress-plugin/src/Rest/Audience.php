<?php

declare(strict_types=1);

namespace Onda\Rest;

defined('ABSPATH') || exit;

/** The pages that a browser lets call a route, and how a caller from another origin says who it is. */
enum Audience
{
    /** An answer that is the same for everybody: any page may read it, without a token. */
    case Everybody;
    /** Belongs to a visitor or an account: pages of this site, and listed origins with a visitor token. */
    case Visitor;
    /** Listed origins without a token. */
    case ListedOrigin;
}
