</main>
<aside id="thim-related-post-popup" aria-label="Relacionada"><div class="popup-content"></div></aside>
<footer><a id="back-to-top" href="#masthead">Arriba</a></footer>
<?php wp_footer(); ?>
</body>
</html>
