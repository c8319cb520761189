<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<?php wp_head(); ?>
</head>
<body <?php body_class('responsive'); ?>>
<?php wp_body_open(); ?>
<div id="thim-preloading" aria-hidden="true"></div>
<header id="masthead" class="site-header sticky-header">
  <div class="navigation">
    <a class="menu-mobile-effect" href="#menu">Menú</a>
    <nav id="menu" class="mobile-menu-container" aria-label="Menú">
      <ul class="navbar">
        <li><a href="<?php echo esc_url(home_url('/')); ?>">Portada</a></li>
        <li class="menu-item-has-children"><a href="<?php echo esc_url(home_url('/?s=a')); ?>">Secciones</a>
          <ul class="sub-menu"><li><a href="<?php echo esc_url(home_url('/?s=n')); ?>">Cultura</a></li></ul></li>
      </ul>
    </nav>
  </div>
</header>
<main id="main-content">
