<?php

/** The newsletter: a form in the page, over it, and the page where a subscription is changed. */

declare(strict_types=1);

return [
    'slug'      => 'boletin',
    'menu'      => 'Boletín',
    'title'     => 'Boletín',
    'lead'      => 'Un formulario para suscribirse: dentro de la página, como barra, como aviso en una esquina o como ventana. Funciona desde cualquier página guardada en caché y sin JavaScript.',
    'shortcode' => '[onda_newsletter]',
    'block'     => '<!-- wp:onda/newsletter-form /-->',
    'tag'       => '<newsletter-form></newsletter-form>',
    'variants'  => [
        [
            'title' => 'Una vista previa',
            'text'  => 'No envía nada: muestra el éxito durante dos segundos y medio.',
            'code'  => [
                '[onda_newsletter is_preview="true"]',
                '<!-- wp:onda/newsletter-form {"isPreview":true} /-->',
                '<newsletter-form is-preview></newsletter-form>',
            ],
        ],
        [
            'title' => 'En una esquina',
            'text'  => 'Aparece una sola vez aunque esté repetido. Al cerrarlo no vuelve en siete días.',
            'code'  => [
                '[onda_newsletter type="slide_in" position="right" animation="slideup" delay="2" cookie_expiration_time="7"]',
                '<!-- wp:onda/newsletter-form {"type":"slide_in","delay":2} /-->',
                '<newsletter-form type="slide_in" delay="2"></newsletter-form>',
            ],
        ],
    ],
];
