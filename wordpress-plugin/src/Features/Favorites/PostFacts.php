<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\EarlyPolicy;
use Onda\Core\Access\ShownTexts;
use Onda\Core\Http\NotEarly;
use Onda\Core\Site\ActivePlugins;

defined('ABSPATH') || exit;

/**
 * The facts of posts that a reply shows, but for counts. With every plugin loaded they are built, and stored where all
 * visitors read the same; an early answer reads the stored ones.
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

    /** @var array<int, array<string, mixed>> Of an early answer. */
    private array $read = [];

    public function __construct(private PostFactsRepository $stored)
    {
    }

    /**
     * @param list<int> $posts Public ones.
     * @return array<int, array<string, mixed>> By post, in the same order.
     * @throws NotEarly before the plugins are loaded, where the facts of one are not stored or no longer current.
     */
    public function of(array $posts): array
    {
        return EarlyPolicy::is_early_now() ? $this->stored_of($posts) : $this->built_of($posts);
    }

    /** @param list<int> $posts */
    private function stored_of(array $posts): array
    {
        $missing = array_values(array_diff($posts, array_keys($this->read)));
        if ($missing !== []) {
            $this->read += $this->stored->read($missing, self::stamp(), time() - self::SECONDS);
        }
        $facts = [];
        foreach ($posts as $post) {
            $facts[$post] = $this->read[$post] ?? throw new NotEarly();
        }
        return $facts;
    }

    /** @param list<int> $posts */
    private function built_of(array $posts): array
    {
        [$facts, $new] = [[], []];
        $details = PostDetails::read($posts, true);
        $is_shared = get_current_user_id() === 0 && EarlyAnswers::stored()['facts'];
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
