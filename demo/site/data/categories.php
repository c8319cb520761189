<?php

declare(strict_types=1);

return [
    'musica'     => ['Música', 'Conciertos, discos y la gente que los hace posibles.', 'mateo-ibarra'],
    'cultura'    => ['Cultura', 'Libros, escenarios, pantallas y museos de cerca.', 'noa-castineira'],
    'deportes'   => ['Deportes', 'El deporte que se juega aquí, también el que no sale en la tele.', 'paco-rueda'],
    'tecnologia' => ['Tecnología', 'Máquinas, redes y personas que las entienden.', 'salma-el-idrissi'],
    'local'      => ['Local', 'Lo que pasa a menos de una hora en bicicleta.', 'lucia-ferrer'],
];
