<?php

declare(strict_types=1);

$weekdays = 31;
$saturday = 32;
$sunday = 64;

// Times are those on the clock of the station. A slot: weekdays (1 for Monday to 64 for Sunday), start, end, and what else it has.
return [
    'hosts' => [
        'lucia-ferrer'   => ['Lucía Ferrer', 'Dirige los informativos. Empezó leyendo el tiempo.'],
        'mateo-ibarra'   => ['Mateo Ibarra', 'Crítico musical. Llega siempre con un disco más de los que caben en el programa.'],
        'paco-rueda'     => ['Paco Rueda', 'Cuarenta años narrando deportes que no salen en la tele.'],
        'noa-castineira' => ['Noa Castiñeira', 'Cultura, barrios y bibliotecas, por este orden.'],
        'ana-telleria'   => ['Ana Tellería', 'Cocinera de oficio y locutora de tarde.'],
    ],
    'shows' => [
        'primera-hora' => [
            'Primera hora',
            'Noticias, tiempo y carreteras.',
            ['lucia-ferrer'],
            [[$weekdays, '07:00', '10:00', 'live'], [$saturday, '08:00', '10:00', 'repeat', 'repeats_days' => 1]],
        ],
        'la-cocina-de-las-ondas' => [
            'La cocina de las ondas',
            'Conversación y oficios, con algo siempre al fuego.',
            ['ana-telleria'],
            [[$weekdays, '10:00', '13:30', 'live'], [$sunday, '12:00', '14:00', 'repeat', 'repeats_days' => 2]],
        ],
        'linea-de-meta' => [
            'Línea de meta',
            'El deporte de aquí, también el que no sale en la tele.',
            ['paco-rueda'],
            [[$weekdays, '13:30', '16:00', 'live'], [$saturday | $sunday, '16:00', '20:00', 'live']],
        ],
        'la-tarde-abierta' => [
            'La tarde abierta',
            'Los oyentes al teléfono.',
            ['ana-telleria', 'noa-castineira'],
            [[$weekdays, '16:00', '20:00', 'live']],
        ],
        'libro-de-guardia' => [
            'Libro de guardia',
            'Cultura y barrios.',
            ['noa-castineira'],
            [[$weekdays, '20:00', '22:00', 'recorded'], [$sunday, '10:00', '12:00', 'repeat', 'repeats_days' => 2]],
        ],
        'frecuencia-abierta' => [
            'Frecuencia abierta',
            'Música sin prisa.',
            ['mateo-ibarra'],
            [[$weekdays, '22:00', '00:00', 'live']],
        ],
        'mercado-de-vinilos' => [
            'Mercado de vinilos',
            'Discos que cambian de casa. Un sábado sí y otro no, desde la plaza.',
            ['mateo-ibarra'],
            [[$saturday, '10:00', '13:00', 'live', 'every' => 2]],
        ],
        'la-verbena' => [
            'La verbena',
            'El primer sábado de cada mes, baile hasta que cierre el faro.',
            [],
            [[$saturday, '21:00', '03:00', 'live', 'month_weeks' => 1, 'priority' => 120]],
        ],
        'onda-larga' => [
            'Onda larga',
            'Selección continua hasta el amanecer.',
            [],
            [[127, '00:00', '07:00', 'automation'], [$saturday | $sunday, '07:00', '00:00', 'automation', 'priority' => 90]],
        ],
    ],
    // Numbers that belong to nobody.
    // Those with a feed at the server of the stations.
    'podcasts' => ['libro-de-guardia', 'la-cocina-de-las-ondas'],
    'contact' => [
        'la-tarde-abierta' => ['whatsapp' => '+34 600 000 000', 'phone' => '+34 900 000 000', 'mail' => 'tarde@onda.example'],
        'linea-de-meta' => ['whatsapp' => '+34 600 000 000'],
    ],
    // Days from today, start, end, title, reason.
    'special' => [2, '18:00', '20:30', 'Pleno municipal', 'por el pleno'],
];
