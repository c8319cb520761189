<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<header class="site-head">
  <button class="burger" aria-expanded="false">Menú</button>
  <a href="<?php echo esc_url(home_url('/')); ?>">Portada</a>
  <ul class="site-menu">
    <li class="sections"><button class="more" aria-expanded="false">Secciones</button>
      <ul class="sub-menu"><li><a href="<?php echo esc_url(home_url('/?s=a')); ?>">Cultura</a></li></ul></li>
  </ul>
</header>
<div class="slider">
  <div class="slides"><p class="is-shown">Primera</p><p>Segunda</p></div>
  <button class="next-slide">Siguiente</button>
</div>
<main>
