<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<header id="masthead" class="site-header"><a href="<?php echo esc_url(home_url('/')); ?>">Portada</a></header>
<div id="content" class="site-content">
  <div id="primary" class="content-area"><main id="main" class="site-main">
    <?php while (have_posts()) :
        the_post(); ?>
      <article id="post-<?php the_ID(); ?>" <?php post_class(); ?>>
        <header class="entry-header"><h1 class="entry-title"><?php the_title(); ?></h1></header>
        <div class="entry-content"><?php the_content(); ?></div>
      </article>
      <?php if (is_singular()) : ?>
        <nav class="navigation post-navigation" aria-label="Entradas"><?php previous_post_link(); ?></nav>
        <div id="comments" class="comments-area">
          <ol class="comment-list"><?php wp_list_comments(['style' => 'ol']); ?></ol>
          <?php comment_form(); ?>
        </div>
      <?php endif; ?>
    <?php endwhile; ?>
  </main></div>
  <aside id="secondary" aria-label="Al lado"><p>Al lado</p></aside>
</div>
<footer id="colophon"><p>Pie</p></footer>
<?php wp_footer(); ?>
</body>
</html>
