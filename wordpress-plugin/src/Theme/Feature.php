<?php

declare(strict_types=1);

namespace Onda\Theme;

use Onda\Ajax\Action;
use Onda\Ajax\Pace;
use Onda\Ajax\PersonalNews;
use Onda\Ajax\PersonalPosts as PersonalPostsAction;
use Onda\Storage\PublicPosts;
use Onda\Storage\RateLimits;
use Onda\Texts;

defined('ABSPATH') || exit;

/** The composition root's part for the magazine behaviours. */
final class Feature
{
    /** @return array<string, list<Action>> By feature: a theme that answers one of them itself answers all. */
    public static function actions(): array
    {
        return [
            'theme' => [],
            'personal-news' => [new Action('thim_personal_news_store', self::personal_news(...))],
            'personal-posts' => [new Action('onda_personal_news', self::personal_posts(...))],
        ];
    }

    /** @return array<string, callable(array<string, scalar>): string> By tag: what no template can say. */
    public static function insides(Texts $texts): array
    {
        return [
            'article-stream' => (new ArticleMarks(new PublicPosts(), $texts))->inside(...),
            'share-links' => (new ShareLinks($texts))->inside(...),
            'comments-embed' => (new CommentsEmbed($texts))->inside(...),
            'related-popup' => (new RelatedPlace(new PersonalPosts(new PublicPosts())))->inside(...),
            'personal-news' => (new PersonalPlace(new PersonalPosts(new PublicPosts()), $texts))->inside(...),
        ];
    }

    /**
     * What the page knows and nobody wrote; an element is told by an attribute of its own.
     *
     * @param array<string, mixed> $spec
     * @param array<string, scalar> $values
     * @return array<string, scalar>
     */
    public static function resolve(array $spec, array $values): array
    {
        $has = static fn(string $name): bool => isset($spec['attributes'][$name]);
        return match (true) {
            $has('networks') => ShareLinks::resolve($values),
            $has('shortname') => CommentsEmbed::resolve($values),
            $has('openLabel') => CommentsPlace::resolve($values),
            $has('objectId') => PersonalPlace::resolve($values),
            default => $values,
        };
    }

    private static function personal_news(): PersonalNews
    {
        return new PersonalNews(new PublicPosts(), new Pace(new RateLimits(), 'personal-store', PersonalNews::PER_MINUTE));
    }

    private static function personal_posts(): PersonalPostsAction
    {
        $pace = new Pace(new RateLimits(), 'personal-posts', PersonalPostsAction::PER_MINUTE);
        return new PersonalPostsAction(new PersonalPosts(new PublicPosts()), $pace);
    }
}
