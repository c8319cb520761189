<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<aside id="mobile-sidebar-fallback" class="mobile-sidebar">
  <button class="mobile-menu-toggle">Cerrar</button>
  <nav class="nav1" aria-label="Principal"><ul class="main-menu"><li><a href="<?php echo esc_url(home_url('/')); ?>">Portada</a></li></ul></nav>
</aside>
<header id="masthead" class="site-header">
  <button class="mobile-menu-toggle"><span>Menú</span></button>
  <nav class="main-navigation nav1" aria-label="Principal">
    <ul class="main-menu">
      <li><a href="<?php echo esc_url(home_url('/')); ?>">Portada</a></li>
      <li class="menu-item-has-children"><a href="<?php echo esc_url(home_url('/?s=a')); ?>">Secciones</a>
        <ul class="sub-menu"><li><a href="<?php echo esc_url(home_url('/?s=n')); ?>">Cultura</a></li></ul></li>
    </ul>
  </nav>
</header>
<div id="content" class="site-content"><section id="primary" class="content-area">
  <main id="main" class="site-main">
    <?php while (have_posts()) :
        the_post(); ?>
      <?php if (is_singular()) : ?>
        <header class="entry-header"><h1 class="entry-title"><?php the_title(); ?></h1></header>
        <div class="main-content">
          <article id="post-<?php the_ID(); ?>" <?php post_class(); ?>><div class="entry-content"><?php the_content(); ?></div></article>
          <div class="wp-block-newspack-blocks-carousel"><p>Uno</p><p>Dos</p></div>
          <div id="comments" class="comments-area">
            <div id="comments-wrapper" class="comments-wrapper comments-hide">
              <ol class="comment-list"><?php wp_list_comments(['style' => 'ol']); ?></ol>
            </div>
            <button class="comments-toggle" id="comments-toggle"><span>Expandir comentarios</span></button>
            <?php comment_form(); ?>
          </div>
        </div>
      <?php else : ?>
        <article id="post-<?php the_ID(); ?>" <?php post_class(); ?>>
          <h2 class="entry-title"><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h2>
        </article>
      <?php endif; ?>
    <?php endwhile; ?>
    <aside id="secondary" aria-label="Al lado"><p>Al lado</p></aside>
  </main>
</section></div>
<footer id="colophon"><p>Pie</p></footer>
<?php wp_footer(); ?>
</body>
</html>
