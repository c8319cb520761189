<?php

/**
 * Title: Hero
 * Slug: part-tags/hero
 */

?>
<!-- wp:group --><div class="wp-block-group"><live-radio-button station="onda"></live-radio-button></div><!-- /wp:group -->
