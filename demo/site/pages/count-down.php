<?php

/** The countdown, to the next first day of spring. */

declare(strict_types=1);

$spring = (wp_date('Y') + 1) . '-03-21 20:00';

return [
    'slug'      => 'cuenta-atras',
    'menu'      => 'Cuenta atrás',
    'title'     => 'Cuenta atrás',
    'lead'      => 'Los días, las horas, los minutos y los segundos que faltan, en la hora de la emisora. Sin scripts queda la fecha; con lector de pantalla, un reloj que no interrumpe.',
    'shortcode' => "[count_down date=\"$spring\"]",
    'block'     => "<!-- wp:onda/count-down {\"date\":\"$spring\"} /-->",
    'tag'       => "<count-down date=\"$spring+01:00\"></count-down>",
    'variants'  => [
        [
            'title' => 'Cuando llega el momento',
            'text'  => 'Dice lo que tú quieras y, si hay una dirección, lleva a ella.',
            'code'  => ['[count_down date="2020-01-01 00:00" end_text="¡Ya estamos en el aire!"]'],
        ],
        [
            'title' => 'Una página de «próximamente»',
            'text'  => 'La cuenta atrás y unas imágenes que se funden bastan: la plantilla está en demo/site/theme.',
            'code'  => ['<a href="/proximamente/">Ver la página</a>'],
        ],
    ],
];
