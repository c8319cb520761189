</main>
<script>
document.addEventListener('DOMContentLoaded', () => {
  for (const button of document.querySelectorAll('.burger, .more')) button.addEventListener('click', () => {
    const isOpen = button.parentElement.classList.toggle('is-open');
    button.setAttribute('aria-expanded', String(isOpen));
  });
});
</script>
<?php wp_footer(); ?>
</body>
</html>
