/** One change by hand of a PHP file, and the tests that must notice it. */
export interface PhpMutant {
  /** Below `wordpress-plugin/src`. */
  file: string;
  /** Stands once in the file, letter by letter. */
  text: string;
  change: string;
  /** Below `wordpress-plugin/tests`, without `.php`. */
  test: string;
}

type Change = [text: string, change: string, test: string];

const of = (file: string, ...changes: Change[]): PhpMutant[] =>
  changes.map(([text, change, test]) => ({ file, text, change, test }));

/** Permissions, limits, fields of the wire, statements of the storage, signatures and the guard of addresses. */
export const PHP_MUTANTS: PhpMutant[] = [
  ...of(
    'Storage/PublicPosts.php',
    ["$post->post_status === 'publish'", "$post->post_status !== ''", 'Storage/PublicPostsTest'],
    ["&& $post->post_password === ''", '', 'Storage/PublicPostsTest'],
    ['&& in_array($post->post_type, $this->types(), true)', '', 'Storage/PublicPostsTest'],
  ),
  ...of(
    'Ajax/WriteGuard.php',
    ['if (get_current_user_id() > 0) {', 'if (false) {', 'Ajax/WriteGuardTest'],
    [
      'wp_verify_nonce($nonce, $this->nonce_action) === false',
      'wp_verify_nonce($nonce, $this->nonce_action) === null',
      'Ajax/WriteGuardTest',
    ],
    ['SameOrigin::demand($request);', '', 'Ajax/WriteGuardTest'],
  ),
  ...of(
    'Ajax/SameOrigin.php',
    ["$request->method() !== 'POST'", "$request->method() === ''", 'Ajax/WriteGuardTest'],
    ["$site === 'same-origin'", "in_array($site, ['same-origin', 'same-site'], true)", 'Ajax/WriteGuardTest'],
    ["return $origin === '' || ", 'return true || ', 'Ajax/WriteGuardTest'],
    ["strtolower($parts['host']) . $port", "strtolower($parts['host'])", 'Ajax/WriteGuardTest'],
  ),
  ...of(
    'Ajax/Pace.php',
    ['self::account() ?: $visitor ?: $request->network()', '$request->network()', 'Ajax/WriteGuardTest'],
    ['if ($wait > 0) {', 'if ($wait > 3600) {', 'Ajax/WriteGuardTest'],
  ),
  ...of(
    'Storage/RateLimits.php',
    ['> $limit ? $seconds', '>= $limit ? $seconds', 'Storage/RateLimitsTest'],
    ['SET hits = hits + 1', 'SET hits = hits', 'Storage/RateLimitsTest'],
  ),
  ...of(
    'Ajax/Network.php',
    ['[8, 6]', '[16, 6]', 'Ajax/RequestTest'],
    ['self::WIDE_TIMES * $limit', '$limit', 'Ajax/ShareTest'],
  ),
  ...of(
    'Ajax/RequestWatchers.php',
    ['|| $is_secret || self::refuses($code)', '|| self::refuses($code)', 'Ajax/RequestWatchersTest'],
    ["(string) preg_replace(self::GUARD, '', $code)", '$code', 'Ajax/RequestWatchersTest'],
  ),
  ...of('Ajax/EarlyRouter.php', ['&& $this->policy->is_settled()', '', 'Ajax/RouterTest']),
  ...of('Ajax/Share.php', ['get_current_user_id() > 0 || ', '', 'Ajax/ShareTest']),
  ...of('Storage/NetworkShares.php', ['$count > $limit', '$count >= $limit', 'Ajax/ShareTest']),
  ...of(
    'Ajax/Request.php',
    ['$hops !== [] && $this->is_own_proxy($address)', '$hops !== []', 'Ajax/RequestTest'],
    ['strlen($value) <= $max_bytes && ', '', 'Ajax/RequestTest'],
  ),
  ...of(
    'Ajax/Cookies.php',
    ["'httponly' => $is_http_only", "'httponly' => false", 'Ajax/IdentityTest'],
    ["'samesite' => 'Lax'", "'samesite' => 'None'", 'Ajax/IdentityTest'],
  ),
  ...of(
    'Ajax/ListNonce.php',
    ['self::of($tick - 1)', 'self::of($tick - 2)', 'Ajax/ListNonceTest'],
    ['return hash_equals(self::of($tick), $nonce)', "return $nonce !== ''", 'Ajax/ListNonceTest'],
  ),
  ...of(
    'Theme/SignedQuery.php',
    ['!hash_equals($this->signature($text), $signature)', 'false', 'Theme/SignedQueryTest'],
    ["($payload['v'] ?? 0) === self::VERSION", "($payload['v'] ?? 0) >= 0", 'Theme/SignedQueryTest'],
    ['strlen($token) > self::MAX_BYTES || ', '', 'Theme/SignedQueryTest'],
    ['self::PURPOSE . $text', '$text', 'Theme/SignedQueryTest'],
  ),
  ...of('Ajax/LoadMore.php', ['$offset > GridQuery::MAX_OFFSET', 'false', 'Theme/LoadMoreTest']),
  ...of(
    'Newsletter/Links.php',
    ['return hash_equals(self::key($subscriber), $key);', "return $key !== '';", 'Newsletter/LifeTest'],
    ['|$subscriber->id|$subscriber->secret"', '|$subscriber->id"', 'Newsletter/LifeTest'],
  ),
  ...of('Newsletter/Proof.php', ['[4 => 3, 16 => 6]', '[4 => 4, 16 => 6]', 'Newsletter/LifeTest']),
  ...of('Newsletter/Token.php', [
    'wp_verify_nonce($token, self::ACTION) !== false',
    'wp_verify_nonce($token, self::ACTION) !== null',
    'Newsletter/WireTest',
  ]),
  ...of(
    'Stations/AddressGuard.php',
    ["'169.254.0.0/16', ", '', 'Stations/AddressGuardTest'],
    ["'100.64.0.0/10', ", '', 'Stations/AddressGuardTest'],
    ["'2000::/3'", "'::/0'", 'Stations/AddressGuardTest'],
    ["'2002::/16', ", '', 'Stations/AddressGuardTest'],
    ['[] : $addresses as', '[] : array_slice($addresses, 0, 1) as', 'Stations/AddressGuardTest'],
    [
      'in_array($endpoint->authority(), $this->trusted, true)',
      "in_array($endpoint->host, array_map(static fn(string $host): string => explode(':', $host)[0], $this->trusted), true)",
      'Stations/AddressGuardTest',
    ],
  ),
  ...of(
    'Storage/CommentVotes.php',
    [
      ' ON DUPLICATE KEY UPDATE vote = %d,',
      ' ON DUPLICATE KEY UPDATE vote = vote + 0 * %d,',
      'Votes/CommentVoteTest',
    ],
    ['INSERT IGNORE INTO $table', 'REPLACE INTO $table', 'Votes/BallotTest'],
    ['ORDER BY updated DESC, comment_id DESC', 'ORDER BY comment_id', 'Votes/BallotTest'],
  ),
  ...of(
    'Ajax/CommentVote.php',
    ['if ($this->discussion->is_own($comment, $request)) {', 'if (false) {', 'Votes/CommentVoteTest'],
    ['if (!$this->discussion->is_open($comment)) {', 'if (false) {', 'Votes/CommentVoteTest'],
    ['!$this->options->may_guests_vote && ', 'false && ', 'Votes/CommentVoteTest'],
    ["'vote_count_down' => $tally['down']", "'vote_count_down' => $tally['up']", 'Votes/CommentVoteTest'],
  ),
  ...of('Votes/Discussion.php', [
    "$comment->comment_approved === '1'",
    "$comment->comment_approved !== ''",
    'Votes/CommentVoteTest',
  ]),
  ...of(
    'Ajax/Favorites.php',
    ["!current_user_can('edit_user', $user)", 'false', 'Favorites/PeopleTest'],
    [
      "default => throw new Refusal(400, 'invalid_status', 'status is active or inactive.'),",
      'default => false,',
      'Favorites/WireTest',
    ],
    ["'siteid' => get_current_blog_id()", "'site_id' => get_current_blog_id()", 'Favorites/WireTest'],
  ),
  ...of(
    'Storage/Favorites.php',
    [" AND p.post_password = ''", '', 'Favorites/PeopleTest'],
    [" AND p.post_status = 'publish'", '', 'Favorites/PeopleTest'],
    [
      'WHERE owner = %s AND post_id IN ($ids)',
      "WHERE owner <> '' AND post_id IN ($ids)",
      'Favorites/PeopleTest',
    ],
  ),
  ...of(
    'Storage/Views.php',
    ["['same', 'again'][$updated]", "['again', 'again'][$updated]", 'Views/RecorderTest'],
    ['uniques = uniques + %d', 'uniques = uniques + 1 + 0 * %d', 'Views/RecorderTest'],
    ['seen_until > %d', 'seen_until > 0 * %d', 'Views/RecorderTest'],
  ),
  ...of('Views/Recorder.php', [
    "get_current_user_id() > 0 && current_user_can('edit_post', $post)",
    'false',
    'Views/RecorderTest',
  ]),
  ...of(
    'Ajax/HideElements.php',
    ['!$page->may_be_changed($this->settings)', 'false', 'Inspector/HideTest'],
    ['HiddenElements::version($this->records->read($page)) !== $version', 'false', 'Inspector/HideTest'],
  ),
];
