/** A hand-made change of a PHP file, and the tests that must notice it. */
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
    'Core/Access/PublicPosts.php',
    ["$post->post_status === 'publish'", "$post->post_status !== ''", 'Database/PublicPostsTest'],
    ["&& $post->post_password === ''", '', 'Database/PublicPostsTest'],
    ['is_post_type_viewable($post->post_type)', 'true', 'Database/PublicPostsTest'],
  ),
  ...of(
    'Core/Http/WriteGuard.php',
    ['if (get_current_user_id() > 0) {', 'if (false) {', 'Http/WriteGuardTest'],
    [
      'wp_verify_nonce($nonce, $this->nonce_action) === false',
      'wp_verify_nonce($nonce, $this->nonce_action) === null',
      'Http/WriteGuardTest',
    ],
    ['SameOrigin::demand($request);', '', 'Http/WriteGuardTest'],
  ),
  ...of(
    'Core/Http/SameOrigin.php',
    ["$request->method() !== 'POST'", "$request->method() === ''", 'Http/WriteGuardTest'],
    ["'same-origin' => true,", "'same-origin', 'same-site' => true,", 'Http/WriteGuardTest'],
    ['in_array(self::origin($origin), self::configured(), true)', "$origin !== ''", 'Http/SameOriginTest'],
    ["'' => $origin === '' || ", "'' => true || ", 'Http/WriteGuardTest'],
    ["resolvable($parts['host'])) . $port", "resolvable($parts['host']))", 'Http/WriteGuardTest'],
  ),
  ...of(
    'Core/Http/RateLimit.php',
    ['self::account() ?: $visitor ?: $request->network()', '$request->network()', 'Http/WriteGuardTest'],
    ['if ($wait > 0) {', 'if ($wait > 3600) {', 'Http/WriteGuardTest'],
  ),
  ...of('Core/Database/RateLimitRepository.php', [
    '> $limit ? $seconds',
    '>= $limit ? $seconds',
    'Database/RateLimitRepositoryTest',
  ]),
  ...of('Core/Database/Hits.php', ['hits + 1)', 'hits)', 'Database/RateLimitRepositoryTest']),
  ...of(
    'Core/Http/Network.php',
    ['[8, 6]', '[16, 6]', 'Http/RequestTest'],
    ['self::WIDE_TIMES * $limit', '$limit', 'Http/DailyNetworkLimitTest'],
  ),
  ...of('Early/EarlyRouter.php', ['&& $this->is_from_here()', '', 'Http/RouterTest']),
  ...of('Core/Access/PublicReplies.php', [
    "('earlyAnswers') === true",
    "('earlyAnswers') == true",
    'Http/RouterTest',
  ]),
  ...of(
    'Early/Tripwire.php',
    ["&& !doing_action('admin_init')", '', 'Http/WallsTest'],
    ['$is_plain => true', '$is_plain => $status >= 400', 'Http/TripwireTest'],
    ['$status >= 500 => $status === 503', '$status >= 500 => true', 'Http/TripwireTest'],
  ),
  ...of('Core/Http/DailyNetworkLimit.php', [
    'get_current_user_id() > 0 || ',
    '',
    'Http/DailyNetworkLimitTest',
  ]),
  ...of('Core/Database/NetworkShareRepository.php', [
    '$count > $limit',
    '$count >= $limit',
    'Http/DailyNetworkLimitTest',
  ]),
  ...of('Core/Http/Hops.php', [
    '$hops !== [] && $this->is_own_proxy($address)',
    '$hops !== []',
    'Http/RequestTest',
  ]),
  ...of('Core/Http/Request.php', ['strlen($value) <= $max_bytes && ', '', 'Http/RequestTest']),
  ...of(
    'Core/Http/Cookies.php',
    ["'httponly' => $is_http_only", "'httponly' => false", 'Http/IdentityTest'],
    ["'samesite' => 'Lax'", "'samesite' => 'None'", 'Http/IdentityTest'],
  ),
  ...of(
    'Features/Views/ListNonce.php',
    ['self::of($tick - 1)', 'self::of($tick - 2)', 'Views/ListNonceTest'],
    ['return hash_equals(self::of($tick), $nonce)', "return $nonce !== ''", 'Views/ListNonceTest'],
  ),
  ...of(
    'Features/Theme/Grid/SignedQuery.php',
    ['!hash_equals($this->signature($text), $signature)', 'false', 'Theme/SignedQueryTest'],
    ["($payload['v'] ?? 0) === self::VERSION", "($payload['v'] ?? 0) >= 0", 'Theme/SignedQueryTest'],
    ['strlen($token) > self::MAX_BYTES || ', '', 'Theme/SignedQueryTest'],
    ['self::PURPOSE . $text', '$text', 'Theme/SignedQueryTest'],
  ),
  ...of('Features/Theme/Grid/LoadMore.php', [
    '$offset > GridQuery::MAX_OFFSET',
    'false',
    'Theme/LoadMoreTest',
  ]),
  ...of(
    'Features/Newsletter/Mail/MailLinks.php',
    ['return hash_equals(self::key($subscriber), $key);', "return $key !== '';", 'Newsletter/LifeTest'],
    ['|$subscriber->id|$subscriber->secret"', '|$subscriber->id"', 'Newsletter/LifeTest'],
  ),
  ...of('Features/Newsletter/SignUp/ConsentOrigin.php', [
    '[4 => 3, 16 => 6]',
    '[4 => 4, 16 => 6]',
    'Newsletter/LifeTest',
  ]),
  ...of('Features/Newsletter/Mail/FormToken.php', [
    'wp_verify_nonce($token, self::ACTION) !== false',
    'wp_verify_nonce($token, self::ACTION) !== null',
    'Newsletter/WireTest',
  ]),
  ...of(
    'Core/Fetch/AddressGuard.php',
    ["'169.254.0.0/16', ", '', 'Fetch/AddressGuardTest'],
    ["'100.64.0.0/10', ", '', 'Fetch/AddressGuardTest'],
    ["'2000::/3'", "'::/0'", 'Fetch/AddressGuardTest'],
    ["'2002::/16', ", '', 'Fetch/AddressGuardTest'],
    ['[] : $addresses as', '[] : array_slice($addresses, 0, 1) as', 'Fetch/AddressGuardTest'],
    [
      'in_array($endpoint->authority(), $this->trusted, true)',
      "in_array($endpoint->host, array_map(static fn(string $host): string => explode(':', $host)[0], $this->trusted), true)",
      'Fetch/AddressGuardTest',
    ],
  ),
  ...of(
    'Features/Votes/CommentVoteRepository.php',
    [
      ' ON DUPLICATE KEY UPDATE vote = %d,',
      ' ON DUPLICATE KEY UPDATE vote = vote + 0 * %d,',
      'Votes/CommentVoteTest',
    ],
    ['INSERT IGNORE INTO $table', 'REPLACE INTO $table', 'Votes/BallotTest'],
    ['ORDER BY updated DESC, comment_id DESC', 'ORDER BY comment_id', 'Votes/BallotTest'],
  ),
  ...of(
    'Features/Votes/CommentVote.php',
    ['if ($this->discussion->is_own($comment)) {', 'if (false) {', 'Votes/CommentVoteTest'],
    ['if (!$this->discussion->is_open($comment)) {', 'if (false) {', 'Votes/CommentVoteTest'],
    ['!$this->options->may_guests_vote && ', 'false && ', 'Votes/CommentVoteTest'],
    ['=== CommentVoteRepository::NONE ? null : $word', '=== null ? null : $word', 'Votes/CommentVoteTest'],
    ["'vote_count_down' => $tally['down']", "'vote_count_down' => $tally['up']", 'Votes/CommentVoteTest'],
  ),
  ...of('Core/Wire/WireRequest.php', [
    "?? throw $this->refusal($field['refusal'])",
    '?? $request->text($name)',
    'Wire/WireRequestTest',
  ]),
  ...of('Features/Votes/Discussion.php', [
    "$comment->comment_approved === '1'",
    "$comment->comment_approved !== ''",
    'Votes/CommentVoteTest',
  ]),
  ...of('Features/Favorites/Actions/RequestOwner.php', [
    "!current_user_can('edit_user', $user)",
    'false',
    'Favorites/PeopleTest',
  ]),
  ...of(
    'Features/Favorites/Actions/FavoritesActions.php',
    [
      "default => throw new Refusal(400, 'invalid_status', 'status is active or inactive.'),",
      'default => false,',
      'Favorites/WireTest',
    ],
    ["'siteid' => get_current_blog_id()", "'site_id' => get_current_blog_id()", 'Favorites/WireTest'],
  ),
  ...of(
    'Features/Favorites/FavoritesRepository.php',
    [" AND p.post_password = ''", '', 'Favorites/PeopleTest'],
    [" AND p.post_status = 'publish'", '', 'Favorites/PeopleTest'],
    [
      'WHERE owner = %s AND post_id IN ($ids)',
      "WHERE owner <> '' AND post_id IN ($ids)",
      'Favorites/PeopleTest',
    ],
  ),
  ...of(
    'Features/Views/ViewRepository.php',
    ["['same', 'again'][$updated]", "['again', 'again'][$updated]", 'Views/RecorderTest'],
    ['uniques = uniques + %d', 'uniques = uniques + 1 + 0 * %d', 'Views/RecorderTest'],
    ['seen_until > %d', 'seen_until > 0 * %d', 'Views/RecorderTest'],
  ),
  ...of('Features/Views/Recorder.php', [
    "get_current_user_id() > 0 && current_user_can('edit_post', $post)",
    'false',
    'Views/RecorderTest',
  ]),
  ...of(
    'Features/Inspector/HideElements.php',
    ['!$page->may_be_changed($this->settings)', 'false', 'Inspector/HideTest'],
    ['HiddenElements::version($this->records->read($page)) !== $version', 'false', 'Inspector/HideTest'],
  ),
];
