<?php
get_header();
while (have_posts()) {
    the_post();
    echo '<h1>', esc_html(get_the_title()), '</h1>';
    the_content();
    if (is_singular() && comments_open()) {
        comments_template();
    }
}
get_footer();
