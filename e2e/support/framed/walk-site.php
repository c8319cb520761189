<?php

/**
 * A must-use plugin: each page says its name and has the same links and forms, and some pages behave as only other
 * software's do. ONDA_WALK_ELSEWHERE is another origin.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Noted in files, so that a test can wait for what the server does. */
const WALK_GATE = WP_CONTENT_DIR . '/walk-gate';
const WALK_ASKED = WP_CONTENT_DIR . '/walk-asked';
const WALK_PASSED = WP_CONTENT_DIR . '/walk-passed';

function walk_page_name(): string
{
    if ($_SERVER['REQUEST_METHOD'] === 'POST') {
        return 'recibido';
    }
    if (is_404()) {
        return '404';
    }
    return is_search() ? 'buscado' : get_queried_object()->post_name ?? 'portada';
}

/** Holds the reply until the test opens the gate. */
function walk_wait(): void
{
    ignore_user_abort(true);
    file_put_contents(WALK_ASKED, "x", FILE_APPEND);
    for ($looks = 0; $looks < 2_000 && !file_exists(WALK_GATE); $looks++) {
        usleep(20_000);
        clearstatcache();
    }
    file_put_contents(WALK_PASSED, "x", FILE_APPEND);
}

add_filter('pre_get_document_title', static fn(): string => 'Título ' . walk_page_name(), 99);

add_action('template_redirect', static function (): void {
    $page = walk_page_name();
    if ($page === 'recibido' && isset($_POST['otra'])) {
        wp_safe_redirect(home_url('/tres/?gracias'), 303);
        exit;
    }
    $behaviors = [
        'lenta' => walk_wait(...),
        'mudada' => static fn() => exit(wp_redirect(home_url('/dos/'))),
        'fuera' => static fn() => exit(wp_redirect(ONDA_WALK_ELSEWHERE)),
        'cerrada' => static fn() => header('X-Frame-Options: DENY'),
        'rota' => static fn() => status_header(500),
        'archivo' => static function (): void {
            header('Content-Type: application/octet-stream');
            header('Content-Disposition: attachment; filename=archivo.bin');
            exit('archivo');
        },
    ];
    ($behaviors[$page] ?? static fn() => null)();
}, 0);

add_action('wp_head', static function (): void {
    if (walk_page_name() === 'sola') {
        echo '<script>if (top !== self) top.location = self.location</script>';
    }
}, 1);

add_action('wp_body_open', static function (): void {
    $name = walk_page_name();
    $link = static fn(string $id, string $href, string $more = ''): string =>
        sprintf('<a id="%s" href="%s" %s>%s</a> ', $id, esc_url($href), $more, $id);
    $pages = ['uno', 'dos', 'tres', 'lenta', 'mudada', 'fuera', 'cerrada', 'rota', 'archivo', 'sola', 'formulario',
        'clave', 'perdida'];
    echo '<style>#walk { line-height: 2 } #walk form { display: inline }</style>';
    printf('<div id="walk" data-page="%s">', esc_attr($name));
    foreach ($pages as $page) {
        echo $link($page, home_url("/$page/"));
    }
    echo $link('elsewhere', ONDA_WALK_ELSEWHERE),
        $link('place', '#lejos'),
        $link('tab', home_url('/dos/'), 'target="_blank"'),
        $link('top', home_url('/tres/'), 'target="_top"'),
        $link('external', home_url('/tres/'), 'rel="external"'),
        $link('saved', home_url('/dos/'), 'download="dos.html"'),
        $link('pdf', content_url('/uploads/hoja.pdf')),
        $link('login', wp_login_url()),
        $link('admin', admin_url()),
        $link('article', (string) get_permalink((int) get_option('walk_article')));
    $form = static fn(string $id, string $to, string $fields): string =>
        sprintf('<form method="post" action="%1$s">%2$s<button id="%3$s">%3$s</button></form> ', esc_url($to), $fields, $id);
    echo $form('post', home_url('/recibo/'), '<input name="texto" value="hola">'),
        $form('post-303', home_url('/dos/'), '<input type="hidden" name="otra" value="1">'),
        $form('post-elsewhere', ONDA_WALK_ELSEWHERE, '');
    echo '<form action="', esc_url(home_url('/')), '"><input name="s" value="radio"><button id="search">s</button></form>',
        '<input id="note" aria-label="Nota">',
        '<button id="push">push</button><button id="script-link">script</button>',
        '<button id="script-elsewhere">script elsewhere</button></div>';
    ?>
<script>
(() => {
  const walk = document.querySelector('#walk');
  const { page } = walk.dataset;
  const title = document.title;
  const show = () => {
    const second = new URLSearchParams(location.search).has('segunda');
    walk.dataset.page = second ? `${page} segunda` : page;
    document.title = second ? `${title} segunda` : title;
  };
  const on = (id, run) => document.getElementById(id).addEventListener('click', run);
  show();
  addEventListener('popstate', show);
  // With core's own mark in the state: its blocks load an entry without one anew.
  on('push', () => { history.pushState({ ...history.state }, '', '?segunda'); show(); });
  on('script-link', () => { location.href = <?php echo wp_json_encode(home_url('/tres/')); ?>; });
  on('script-elsewhere', () => { location.href = <?php echo wp_json_encode(ONDA_WALK_ELSEWHERE); ?>; });
  if (page === 'formulario') addEventListener('beforeunload', (event) => {
    if (document.getElementById('note').value) event.preventDefault();
  });
})();
</script>
    <?php
});

add_action('wp_footer', static function (): void {
    echo '<p id="lejos" style="margin-block: 2000px 1000px">Lejos</p>';
});
