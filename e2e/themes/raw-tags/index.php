<?php

/** The template of all pages. */

declare(strict_types=1);

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head><?php wp_head(); ?></head>
<body <?php body_class(); ?>>
<header>
    <radio-player station="onda"></radio-player>
    <live-radio-button></live-radio-button>
    <fav-button></fav-button>
    <div id="foreign"></div>
</header>
<?php wp_footer(); ?>
</body>
</html>
