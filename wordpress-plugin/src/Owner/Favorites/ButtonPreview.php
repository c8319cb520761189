<?php

declare(strict_types=1);

namespace Onda\Owner\Favorites;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Section;
use Onda\Core\Http\Request;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;
use Onda\Features\Favorites\FavoritesOptions;
use Onda\Owner\Preview\Look;
use Onda\Owner\Preview\PreviewFrame;
use Onda\Owner\Preview\PreviewPage;
use Onda\Owner\Preview\TypedSettings;

defined('ABSPATH') || exit;

/** The button below the newest post, as a visitor gets it who is not signed in. A press shows what is asked first. */
final class ButtonPreview
{
    public const LOOK = 'favorites';

    public static function beside(RecordForm $form): string
    {
        $sign_in = Html::tag('div', ['class' => 'onda-for-sign-in'], $form->fields('signIn', 'signInUrl', 'signInText'));
        $texts = $form->fields('consentText', 'acceptText', 'denyText');
        $fields = $form->fields('buttonAfter', 'perPage', 'who') . $sign_in . $form->fields('consent')
            . Html::tag('div', ['class' => 'onda-for-consent'], $texts) . $form->fields('failure');
        $title = __('Preview of the favorite button', 'onda');
        $card = Fields::card('onda-favorites', __('Favorites', 'onda'), $fields);
        return PreviewFrame::beside($card, PreviewPage::address(self::LOOK), $title);
    }

    /** @param \Closure(): Section $section The favorites, whose fields are typed. */
    public static function look(ElementPrinter $printer, SettingsStore $settings, \Closure $section): Look
    {
        $post = static fn(): ?\WP_Post => self::newest(FavoritesOptions::stored($settings)->button_after);
        return new Look(
            __('Preview of the favorite button', 'onda'),
            static fn(): string => self::markup($printer, $post()),
            static fn(Request $request) => TypedSettings::use($section(), $request),
            static fn(): array => self::replies(FavoritesOptions::stored($settings), (int) $post()?->ID),
        );
    }

    private static function markup(ElementPrinter $printer, ?\WP_Post $post): string
    {
        $title = $post === null ? __('The title of a post', 'onda') : get_the_title($post);
        $text = $post === null ? __('The beginning of its text.', 'onda') : wp_trim_words(get_the_excerpt($post), 30);
        return Html::tag('h2', [], Html::text(Html::plain($title))) . Html::tag('p', [], Html::text(Html::plain($text)))
            . $printer->element('fav-button', ['postId' => (int) $post?->ID ?: 1]);
    }

    /** @param list<string> $types Of posts that get a button. */
    private static function newest(array $types): ?\WP_Post
    {
        return get_posts(['numberposts' => 1, 'post_type' => $types ?: 'post', 'has_password' => false])[0] ?? null;
    }

    /** @return list<array{action: string, when?: array<string, string>, reply: array<string, mixed>}> */
    private static function replies(FavoritesOptions $options, int $post): array
    {
        if (!$options->is_for_everybody) {
            $stranger = static fn(string $action): array =>
                ['action' => $action, 'reply' => ['status' => 'unauthenticated']];
            return array_map($stranger, ['favorites_array', 'favorites_favorite']);
        }
        $question = [
            'status' => 'consent_required',
            'message' => wpautop(wp_kses_post($options->consent_text())),
            'accept_text' => $options->accept_text(),
            'deny_text' => $options->deny_text(),
            'post_data' => [],
        ];
        $asked = ['action' => 'favorites_favorite', 'when' => ['user_consent_accepted' => 'false'], 'reply' => $question];
        return [
            ['action' => 'favorites_array', 'reply' => self::kept(0)],
            ['action' => 'favorites_cookie_consent', 'reply' => ['status' => 'success']],
            ...($options->needs_consent ? [$asked] : []),
            ['action' => 'favorites_favorite', 'when' => ['status' => 'active'], 'reply' => self::kept($post ?: 1)],
            ['action' => 'favorites_favorite', 'reply' => self::kept(0)],
        ];
    }

    /**
     * @param int $post 0 where none is kept.
     * @return array<string, mixed> As the handler replies.
     */
    private static function kept(int $post): array
    {
        $site = get_current_blog_id();
        $ids = array_filter([$post]);
        $group = ['group_id' => 1, 'site_id' => $site, 'group_name' => 'Default List', 'posts' => $ids];
        return [
            'status' => 'success',
            'favorites' => [['groups' => [$group], 'posts' => [], 'site_id' => $site]],
        ];
    }
}
