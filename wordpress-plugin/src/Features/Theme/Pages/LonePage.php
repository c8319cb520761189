<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Pages;

use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** A page without the theme's header and footer, but with its styles and scripts. */
final class LonePage
{
    private ?\WP_Post $page = null;
    private ?\DateTimeImmutable $opening = null;

    public function __construct(private Template $template)
    {
    }

    /**
     * Makes this page the answer to the request.
     *
     * @param \WP_Post|null $page The page of the main query; without one, the site's name and a sentence are shown.
     * @param \DateTimeImmutable|null $opening The moment to which a countdown below that sentence counts.
     */
    public function take_over(?\WP_Post $page, ?\DateTimeImmutable $opening): void
    {
        [$this->page, $this->opening] = [$page, $opening];
        add_filter('template_include', [$this, 'template_include'], PHP_INT_MAX, 1);
    }

    public function template_include(): string
    {
        // `head()` prints one for every theme.
        remove_action('wp_head', '_block_template_viewport_meta_tag', 0);
        return $this->template->of($this->write(...));
    }

    private function write(): void
    {
        // Rendered before the head, which links the style sheets of its elements.
        $content = $this->page === null ? $this->own_words() : self::page_content();
        Html::write('<!DOCTYPE html><html ' . get_language_attributes() . '><head>' . self::head());
        wp_head();
        Html::write('</head><body class="' . Html::text(implode(' ', get_body_class('onda-lone'))) . '">');
        wp_body_open();
        Html::write(Html::tag('main', ['class' => 'onda-lone-page'], $content));
        wp_footer();
        Html::write('</body></html>');
    }

    private static function head(): string
    {
        // WordPress prints it for block themes and for classic themes that support it.
        $has_title = current_theme_supports('title-tag')
            || has_action('wp_head', '_block_template_render_title_tag') !== false;
        $title = Html::tag('title', [], Html::text(Html::plain(wp_get_document_title())));
        return Html::tag('meta', ['charset' => get_bloginfo('charset')])
            . Html::tag('meta', ['name' => 'viewport', 'content' => 'width=device-width, initial-scale=1'])
            . ($has_title ? '' : $title);
    }

    private static function page_content(): string
    {
        $content = '';
        while (have_posts()) {
            the_post();
            /** This filter is documented in wp-includes/post-template.php. */
            $content .= (string) apply_filters('the_content', get_the_content());
        }
        return $content;
    }

    private function own_words(): string
    {
        $date = $this->opening?->format(DATE_ATOM);
        $count_down = $date === null ? '' : onda_element('count-down', ['date' => $date]);
        return Html::tag('h1', [], Html::text(get_bloginfo('name')))
            . Html::tag('p', [], Html::text(__('We will be here soon.', 'onda'))) . $count_down;
    }
}
