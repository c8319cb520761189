<?php
get_header();
?>
<h1><?php bloginfo('name'); ?></h1>
<div class="masonry-layout">
  <?php while (have_posts()) :
      the_post(); ?>
    <article <?php post_class('masonry'); ?>><h2><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h2></article>
  <?php endwhile; ?>
</div>
<a class="masonry-loadmore" href="<?php echo esc_url(get_pagenum_link(2)); ?>">Más</a>
<?php
get_footer();
