<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?> data-barba="wrapper" <?php echo get_option('swapped_pages')['body']; ?>>
<?php wp_body_open(); ?>
<header><a class="portada" href="<?php echo esc_url(home_url('/')); ?>">Portada</a></header>
<main id="swup" data-barba="container">
<?php while (have_posts()) :
    the_post(); ?>
    <h1><?php the_title(); ?></h1>
    <?php the_content(); ?>
<?php endwhile; ?>
</main>
<footer><p>Pie</p></footer>
<?php wp_footer(); ?>
</body>
</html>
