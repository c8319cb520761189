<?php

declare(strict_types=1);

namespace Onda\Features\Inspector;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/**
 * The object that a page shows; its hidden elements are stored with it: a post, a term or an author with its id; else
 * what kind of page it is, with 0.
 */
final class PageObject
{
    /** Type of an object → its type in the metadata of WordPress. */
    public const WITH_ID = ['post' => 'post', 'term' => 'term', 'author' => 'user'];
    private const WITHOUT_ID = '/^(?:home|search|missing|date|type-[a-z0-9_-]{1,20})$/D';

    private function __construct(public readonly string $type, public readonly int $id)
    {
    }

    /** The page that this request prints; null for what is none, such as a feed. */
    public static function shown(): ?self
    {
        $object = get_queried_object();
        return match (true) {
            is_feed() || is_embed() || is_admin() => null,
            $object instanceof \WP_Post => new self('post', $object->ID),
            $object instanceof \WP_Term => new self('term', $object->term_id),
            $object instanceof \WP_User => new self('author', $object->ID),
            $object instanceof \WP_Post_Type => self::named("type-{$object->name}", 0),
            default => self::without_object(),
        };
    }

    /** The object that a request names; null for what no page can be. */
    public static function named(string $type, int $id): ?self
    {
        $is_known = isset(self::WITH_ID[$type]) ? $id > 0 : $id === 0 && preg_match(self::WITHOUT_ID, $type) === 1;
        return $is_known ? new self($type, $id) : null;
    }

    public function key(): string
    {
        return "{$this->type}-{$this->id}";
    }

    /** Whether who is signed in may hide its elements: who may edit it, where the owner left it to editors. */
    public function may_be_changed(SettingsStore $settings): bool
    {
        $capability = InspectorOptions::capability($settings);
        if (!InspectorOptions::is_for_editors($settings)) {
            return current_user_can($capability);
        }
        return match ($this->type) {
            'post' => current_user_can('edit_post', $this->id),
            'term' => current_user_can('edit_term', $this->id),
            default => current_user_can($capability),
        };
    }

    private static function without_object(): ?self
    {
        return match (true) {
            is_home() || is_front_page() => new self('home', 0),
            is_search() => new self('search', 0),
            is_404() => new self('missing', 0),
            is_date() => new self('date', 0),
            default => null,
        };
    }
}
