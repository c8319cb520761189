<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<header id="masthead" class="site-header">
  <a class="mobile-menu-toggle" href="#mobile-sidebar-fallback">Menú</a>
  <nav class="main-navigation nav1" aria-label="Principal">
    <ul class="main-menu">
      <li><a href="<?php echo esc_url(home_url('/')); ?>">Portada</a></li>
      <li class="menu-item-has-children"><a href="<?php echo esc_url(home_url('/?s=a')); ?>">Secciones</a>
        <ul class="sub-menu"><li><a href="<?php echo esc_url(home_url('/?s=n')); ?>">Cultura</a></li></ul></li>
    </ul>
  </nav>
</header>
<div id="content" class="site-content">
  <main id="main" class="site-main">
    <?php while (have_posts()) :
        the_post(); ?>
      <article id="post-<?php the_ID(); ?>" <?php post_class(); ?>>
        <?php if (is_singular()) : ?>
          <h1 class="entry-title"><?php the_title(); ?></h1>
          <div class="entry-content"><?php the_content(); ?></div>
        <?php else : ?>
          <h2 class="entry-title"><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h2>
        <?php endif; ?>
      </article>
    <?php endwhile; ?>
    <?php if (is_singular()) : ?>
      <div class="wp-block-newspack-blocks-carousel"><p>Uno</p><p>Dos</p></div>
      <div id="comments">
        <button type="button" id="comments-toggle"><span>Comentarios</span></button>
        <div id="comments-wrapper"><?php comment_form(); ?></div>
      </div>
    <?php endif; ?>
  </main>
  <aside id="secondary" aria-label="Al lado"><p>Al lado</p></aside>
</div>
<footer id="colophon"><nav id="mobile-sidebar-fallback" aria-label="Menú"><a href="<?php echo esc_url(home_url('/')); ?>">Portada</a></nav></footer>
<?php wp_footer(); ?>
</body>
</html>
