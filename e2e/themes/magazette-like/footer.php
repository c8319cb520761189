</main>
<footer><a id="back-to-top" href="#masthead">Arriba</a></footer>
<?php wp_footer(); ?>
</body>
</html>
