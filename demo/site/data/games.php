<?php

/** Competition → [hour, home, away]; each day of the demo plays some of them. */

declare(strict_types=1);

return [
    'Liga comarcal'           => [
        ['11:00', 'CD Puerto Viejo', 'Atlético del Faro'],
        ['12:30', 'Unión Ribereña', 'SD Los Molinos'],
        ['17:00', 'Deportivo Estación', 'Racing de la Vega'],
        ['18:30', 'CF Santa Bárbara', 'Peña Alta'],
    ],
    'Copa de barrios'         => [
        ['16:00', 'San Telmo', 'La Fuente'],
        ['18:00', 'Arrabal', 'Ciudad Jardín'],
    ],
    'Baloncesto en silla'     => [
        ['10:30', 'Ruedas del Norte', 'Club Ánfora'],
        ['19:00', 'BSR Meseta', 'Sin Frenos'],
    ],
    'Balonmano juvenil'       => [
        ['12:00', 'BM Costa', 'Instituto del Parque'],
        ['13:15', 'Escuela Náutica', 'BM Serranía de los Tres Ríos y su Comarca'],
    ],
];
