<?php

/** Forms: the page's own markup says the rules, and the browser's own check stays where no script comes. */

declare(strict_types=1);

return [
    'slug'      => 'formularios',
    'menu'      => 'Formularios',
    'title'     => 'Los formularios',
    'lead'      => 'Las reglas están en el propio formulario; aquí se dicen con palabras qué falta y dónde, en una lista que lleva a cada campo. Un campo se mira cuando tiene más de tres caracteres, al enviar y, si estaba mal, con cada tecla. Sirve para cualquier formulario de la página: se rodea con la etiqueta o se nombra con un selector.',
    'tag'       => <<<'HTML'
        <form-rules><form action="/formularios/">
        <p><label>Nombre <input name="nombre" required data-onda-length="[2,40]" autocomplete="name"></label></p>
        <p><label>Correo <input name="correo" type="email" required autocomplete="email"></label></p>
        <p><label>Edad <input name="edad" type="number" min="14" max="120"></label></p>
        <fieldset><legend>¿Qué te interesa?</legend>
        <label><input type="checkbox" name="temas[]" value="1" required data-onda-mincheck="2"> Cultura</label>
        <label><input type="checkbox" name="temas[]" value="2"> Deportes</label>
        <label><input type="checkbox" name="temas[]" value="3"> Música</label></fieldset>
        <p><button class="wp-element-button">Enviar</button></p>
        </form></form-rules>
        HTML,
    'variants'  => [
        [
            'title' => 'Con un selector y con palabras propias',
            'text'  => 'El formulario puede estar en cualquier sitio de la página, también en la plantilla del tema. Los mensajes se pueden cambiar, uno por regla o uno para todas.',
            'code'  => [
                '<form id="alta" action="/formularios/"><p><label>NIF-IVA <input name="nif" data-onda-euvatin data-onda-error-message="Escríbelo como en la factura, con las dos letras del país."></label></p>'
                . '<p><button class="wp-element-button">Enviar</button></p></form><form-rules for="#alta"></form-rules>',
            ],
        ],
        [
            'title' => 'Un formulario de contacto',
            'text'  => 'Con Contact Form 7, el botón se atenúa mientras se envía y vuelve en cuanto hay respuesta, o a los treinta segundos si no la hay. Aquí hay solo su marcado.',
            'code'  => [
                '<contact-form-state><div class="wpcf7"><form class="wpcf7-form init" data-status="init" action="/formularios/"><p><label>Mensaje <textarea name="mensaje" class="wpcf7-form-control"></textarea></label></p>'
                . '<p><input type="submit" value="Enviar" class="wpcf7-form-control wpcf7-submit wp-element-button"></p></form></div></contact-form-state>',
            ],
        ],
    ],
];
