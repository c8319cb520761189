<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Access\PublicPosts;
use Onda\Core\OwnerRequest;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Prints forms by the owner's rules: an inline one after the text, the others at the end of the page. */
final class Display
{
    private const TAG = 'newsletter-form';

    public function __construct(
        private NewsletterBackend $backend,
        private NewsletterOptions $options,
        private NewsletterPrinting $printing,
        private ElementPrinter $printer,
        private PublicPosts $posts,
    ) {
    }

    public function the_content(string $content): string
    {
        $is_text = in_the_loop() && is_main_query() && is_singular() && !is_feed() && !doing_filter('get_the_excerpt');
        if (!$is_text || $this->posts->public_type((int) get_the_ID()) === '') {
            return $content;
        }
        foreach ($this->wanted(static fn(Form $form): bool => $form->is_inline()) as $form) {
            $content .= $this->printer->element(self::TAG, ['form' => $form->id()]);
        }
        return $content;
    }

    /** The footer part of a block theme begins with the forms for the footer. */
    public function render_block(string $content, array $block): string
    {
        $attributes = (array) ($block['attrs'] ?? []);
        $is_footer = ($attributes['tagName'] ?? '') === 'footer' || ($attributes['area'] ?? '') === 'footer'
            || str_starts_with((string) ($attributes['slug'] ?? ''), 'footer');
        $end = strpos($content, '>');
        if (!$is_footer || $end === false || is_admin() || wp_is_serving_rest_request()) {
            return $content;
        }
        return substr_replace($content, $this->footer(), $end + 1, 0);
    }

    public function wp_footer(): void
    {
        // Themes without a footer part get these forms here.
        Html::write($this->footer());
        foreach ($this->wanted(static fn(Form $form): bool => !$form->is_inline() && !$form->is_footer()) as $form) {
            Html::write($this->printer->element(self::TAG, ['form' => $form->id()]));
        }
    }

    private function footer(): string
    {
        $printed = '';
        foreach ($this->wanted(static fn(Form $form): bool => $form->is_footer()) as $form) {
            $element = $this->printer->element(self::TAG, ['form' => $form->id()]);
            $printed .= Html::tag('div', ['style' => FormLook::footer($form->row)], $element);
        }
        return $printed;
    }

    /**
     * @param \Closure(Form): bool $is_meant
     * @return list<Form> For this page and this reader; one that stands there already is not printed twice.
     */
    public function wanted(\Closure $is_meant): array
    {
        if ($this->backend->is_foreign() || OwnerRequest::is_look()) {
            return [];
        }
        return array_values(array_filter($this->options->forms(), fn(Form $form): bool =>
            $is_meant($form)
            && !$this->printing->is_printed($form->id())
            && self::is_for_reader($form->text('who'))
            && self::is_for_page($form)));
    }

    private static function is_for_reader(string $who): bool
    {
        return $who === 'everybody' || ($who === 'users') === is_user_logged_in();
    }

    /** The footer is on all pages, unless the owner chose some. */
    private static function is_for_page(Form $form): bool
    {
        ['where' => $where, 'pages' => $pages] = $form->row;
        $places = [
            'everywhere' => true,
            'home' => is_front_page() || is_home(),
            'posts' => is_single(),
            'pages' => is_page() && !is_front_page(),
            'archives' => is_archive(),
        ];
        return ($form->is_footer() && $where === [] && $pages === [])
            || array_filter(array_intersect_key($places, array_flip($where))) !== []
            || ($pages !== [] && is_singular() && in_array(get_queried_object_id(), $pages, true));
    }
}
