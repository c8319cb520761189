<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\Callbacks;
use Onda\Core\Access\PublicReplies;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Http\Refusal;
use Onda\Core\Site\ActivePlugins;

defined('ABSPATH') || exit;

/**
 * The facts of posts that a reply shows, but for counts. They are built, and stored where all visitors read the same;
 * who reads ahead gets the stored ones.
 */
final class PostFacts
{
    /** Changes with the code that builds the facts. */
    private const VERSION = 1;
    /** Another plugin may word a title otherwise as its settings change. */
    private const SECONDS = DAY_IN_SECONDS;
    private const OPTIONS = [
        'home', 'siteurl', 'permalink_structure', 'category_base', 'tag_base', 'template', 'stylesheet', 'WPLANG',
        'thumbnail_size_w', 'thumbnail_size_h', 'upload_path', 'upload_url_path',
    ];

    private const LANGUAGE_HOOKS = ['locale', 'pre_determine_locale', 'determine_locale'];

    /** @var array<int, array<string, mixed>>|null By post: what was read ahead. */
    private ?array $read = null;

    public function __construct(private PostFactsRepository $stored)
    {
    }

    /**
     * @param list<int> $posts Public ones.
     * @return array<int, array<string, mixed>> By post, in the same order.
     * @throws Refusal 503 `unavailable` for one that was kept since the others were read ahead.
     */
    public function of(array $posts): array
    {
        if ($this->read === null) {
            return $this->built_of($posts);
        }
        $facts = array_map(fn(int $post): array => $this->read[$post] ?? throw Refusal::unavailable(), $posts);
        return array_combine($posts, $facts);
    }

    /** Whether no plugin chooses the language of a visitor. */
    public static function are_same_for_all(): bool
    {
        return !Callbacks::are_foreign(self::LANGUAGE_HOOKS);
    }

    /**
     * Has of() return the stored facts.
     *
     * @param list<int> $posts
     * @return bool Whether those of all posts are there and current.
     */
    public function read_ahead(array $posts): bool
    {
        $this->read = $posts === [] ? [] : $this->stored->read($posts, self::stamp(), time() - self::SECONDS);
        return array_diff_key(array_flip($posts), $this->read) === [];
    }

    /** @param list<int> $posts */
    private function built_of(array $posts): array
    {
        [$facts, $new] = [[], []];
        $details = PostDetails::read($posts, true);
        $is_shared = get_current_user_id() === 0 && PublicReplies::are_on() && self::are_same_for_all();
        [$stamp, $now] = $is_shared ? [self::stamp(), time()] : ['', 0];
        $known = $is_shared ? $this->stored->read($posts, $stamp, $now - self::SECONDS) : [];
        $excerpts = PostDetails::excerpts($details);
        foreach ($details as $post) {
            $built = self::build($post, $excerpts[$post->ID]);
            $facts[$post->ID] = $built;
            if ($is_shared && ($known[$post->ID] ?? null) !== $built) {
                $new[] = $post;
            }
        }
        $this->stored->store($new, $facts, $stamp, $now);
        return $facts;
    }

    /** @return array<string, mixed> */
    private static function build(\WP_Post $post, string $excerpt): array
    {
        $thumbnail = PostDetails::thumbnail($post, 'thumbnail');
        return [
            'post_type' => $post->post_type,
            'title' => PostDetails::title($post),
            'permalink' => (string) get_permalink($post),
            'thumbnails' => $thumbnail === null ? false : ['thumbnail' => PostDetails::image($thumbnail)],
            'excerpt' => wpautop(esc_html($excerpt)),
        ];
    }

    /** The facts follow from these too; known before any plugin is loaded. */
    private static function stamp(): string
    {
        $options = array_map(static fn(string $name): mixed => get_option($name), self::OPTIONS);
        return md5((string) wp_json_encode([self::VERSION, ActivePlugins::folders(), ShownTexts::stored(), $options]));
    }
}
