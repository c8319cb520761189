<?php

declare(strict_types=1);

namespace Onda\Newsletter;

use Onda\Database\PublicPosts;
use Onda\Printing\ElementPrinter;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** Puts forms where the owner's rules say: an inline one after the text, the others at the end of the page. */
final class Display
{
    private const TAG = 'newsletter-form';

    public function __construct(
        private Backend $backend,
        private Options $options,
        private Printing $printing,
        private ElementPrinter $printer,
        private PublicPosts $posts,
    ) {
    }

    public function hook(): void
    {
        // After shortcodes (11), before pasted tags are completed (99).
        add_filter('the_content', [$this, 'the_content'], 21, 1);
        // Before the page's configuration is printed (20).
        add_action('wp_footer', [$this, 'wp_footer'], 10, 0);
    }

    public function the_content(string $content): string
    {
        $is_text = in_the_loop() && is_main_query() && is_singular() && !is_feed() && !doing_filter('get_the_excerpt');
        if (!$is_text || $this->posts->public_type((int) get_the_ID()) === '') {
            return $content;
        }
        foreach ($this->wanted(true) as $form) {
            $content .= $this->printer->element(self::TAG, ['form' => $form->id()]);
        }
        return $content;
    }

    public function wp_footer(): void
    {
        foreach ($this->wanted(false) as $form) {
            Html::write($this->printer->element(self::TAG, ['form' => $form->id()]));
        }
    }

    /** @return list<Form> For this page and this reader; one that stands there already is not printed twice. */
    public function wanted(bool $is_inline): array
    {
        if ($this->backend->is_foreign()) {
            return [];
        }
        return array_values(array_filter($this->options->forms(), fn(Form $form): bool =>
            $form->is_inline() === $is_inline
            && !$this->printing->is_printed($form->id())
            && self::is_for_reader($form->text('who'))
            && self::is_for_page($form->row['where'], $form->row['pages'])));
    }

    private static function is_for_reader(string $who): bool
    {
        return $who === 'everybody' || ($who === 'users') === is_user_logged_in();
    }

    /**
     * @param list<string> $where As the setting `where`.
     * @param list<int> $pages Ids of posts and pages.
     */
    private static function is_for_page(array $where, array $pages): bool
    {
        $places = [
            'everywhere' => true,
            'home' => is_front_page() || is_home(),
            'posts' => is_single(),
            'pages' => is_page() && !is_front_page(),
            'archives' => is_archive(),
        ];
        return array_filter(array_intersect_key($places, array_flip($where))) !== []
            || ($pages !== [] && is_singular() && in_array(get_queried_object_id(), $pages, true));
    }
}
