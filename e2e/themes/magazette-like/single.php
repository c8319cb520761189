<?php
get_header();
the_post();
$next = get_previous_post();
?>
<div class="page-content infinity">
  <article id="post-<?php the_ID(); ?>" <?php post_class('active'); ?>>
    <span class="article_info" hidden data-url="<?php the_permalink(); ?>" data-title="<?php the_title_attribute(); ?>"></span>
    <h1><?php the_title(); ?></h1>
    <div class="the-content"><?php the_content(); ?></div>
    <ul class="thim-social-share popup"><li><a href="https://social.example/share?u=<?php the_permalink(); ?>">Compartir</a></li></ul>
    <div id="post-gallery"><ul class="slides"><li>Uno</li><li>Dos</li></ul></div>
    <div class="thim-carousel-wrapper"><p>Uno</p><p>Dos</p></div>
    <div class="related-videos"><p>Uno</p><p>Dos</p></div>
    <div class="popup-post"><a href="<?php echo esc_url(home_url('/')); ?>">Otra noticia</a></div>
    <div class="disqus-comment" data-shortname="ejemplo"></div>
    <div id="comments">
      <div class="inner-comments"><?php comment_form(); ?></div>
      <button type="button" class="load-all" data-open="Ver comentarios" data-close="Ocultar comentarios">Ver comentarios</button>
    </div>
    <?php if ($next) : ?>
      <span class="infinity-next-post" data-url="<?php echo esc_url(get_permalink($next)); ?>"></span>
      <p class="nav-links"><a rel="prev" href="<?php echo esc_url(get_permalink($next)); ?>"><?php echo esc_html(get_the_title($next)); ?></a></p>
    <?php endif; ?>
  </article>
</div>
<aside class="sticky-sidebar" aria-label="Al lado"><p>Al lado</p></aside>
<?php
get_footer();
