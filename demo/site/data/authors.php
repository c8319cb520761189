<?php

declare(strict_types=1);

return [
    'lucia-ferrer'   => ['Lucía Ferrer', 'Dirige los informativos. Empezó leyendo el tiempo.'],
    'mateo-ibarra'   => ['Mateo Ibarra', 'Crítico musical y presentador de «Frecuencia abierta».'],
    'salma-el-idrissi' => ['Salma El Idrissi', 'Escribe de tecnología y de quienes la arreglan.'],
    'paco-rueda'     => ['Paco Rueda', 'Cuarenta años narrando deportes que no salen en la tele.'],
    'noa-castineira' => ['Noa Castiñeira', 'Cultura, barrios y bibliotecas, por este orden.'],
];
