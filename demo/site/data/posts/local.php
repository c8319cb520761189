<?php

declare(strict_types=1);

return [
    'mercado-sabados' => [
        'title' => 'El mercado de los sábados vuelve a la plaza',
        'cover' => 'mosaico',
        'tags'  => ['Comercio', 'Plazas'],
        'text'  => <<<'TEXT'
            Terminadas las obras, los sesenta puestos regresan al lugar que ocupaban desde 1931, ahora sin coches y con el doble de árboles.

            Los vendedores sortearon los sitios con las mismas bolas de madera de siempre. La churrería repite esquina, como piden los vecinos de los números pares.

            Habrá consigna para la compra, carros prestados y un punto de agua. La emisora montará allí su estudio el primer sábado.
            TEXT,
    ],
    'autobus-nocturno' => [
        'title' => 'Autobús nocturno a demanda: se pide por teléfono y para donde haga falta',
        'cover' => 'ciudad',
        'tags'  => ['Transporte'],
        'text'  => <<<'TEXT'
            El servicio funcionará de jueves a domingo entre las once y las seis, con dos vehículos pequeños y paradas fuera de las marquesinas.

            Se reserva con una llamada o un mensaje y cuesta lo mismo que un billete sencillo. El personal de hospital y de hostelería tendrá prioridad en el cambio de turno.

            La prueba durará seis meses. Si se llena, se quedará.
            TEXT,
    ],
    'fiestas-programa' => [
        'title' => 'Programa de fiestas: lo que no hay que perderse (y a qué hora)',
        'cover' => 'vinilo',
        'tags'  => ['Fiestas', 'Calendario'],
        'text'  => <<<'TEXT'
            Nueve días, ciento doce actos y una novedad: el pregón lo darán, por turnos, los alumnos del colegio que cumple cien años.

            La verbena de la plaza adelantará su cierre a las dos y media, y la de la ribera lo retrasará a las cuatro. El castillo de fuegos será silencioso el primer domingo, por los animales y por quien lo pasa mal.

            El pasacalles saldrá de la estación, no del ayuntamiento.
            TEXT,
    ],
    'rio-bano' => [
        'title' => 'El agua del río vuelve a ser apta para el baño, treinta y ocho años después',
        'cover' => 'mar',
        'tags'  => ['Medio ambiente', 'Verano'],
        'text'  => <<<'TEXT'
            Los análisis de doce meses seguidos lo confirman: desde el puente de piedra hasta el molino se puede nadar.

            La depuradora nueva y la retirada de dos vertidos explican el cambio. Han vuelto las nutrias, que se dejan ver al amanecer, y los carteles de «prohibido bañarse» se subastarán para pagar las escaleras de acceso.

            El primer chapuzón oficial será colectivo y sin discursos.
            TEXT,
    ],
    'panaderia-cien' => [
        'title' => 'Cien años de pan en la misma esquina',
        'cover' => 'sol',
        'tags'  => ['Comercio', 'Oficios'],
        'text'  => <<<'TEXT'
            La tahona de la calle del Olmo enciende el mismo horno desde 1926 y lo celebra regalando una barra a quien traiga una fotografía del local.

            Ya tienen ciento cuarenta. En una se ve la cola del día de la nevada; en otra, un gato que durmió sobre los sacos durante dieciséis inviernos.

            La cuarta generación ha aprendido el oficio y ha puesto una sola condición: cerrar los lunes.
            TEXT,
    ],
    'calle-sin-nombre' => [
        'title' => 'Una calle "sin nombre" busca el suyo: 3 propuestas & una votación',
        'cover' => 'libros',
        'tags'  => ['Participación', 'Plazas'],
        'text'  => <<<'TEXT'
            El callejón que une el lavadero con la escuela figura en los planos como «vial C-14» desde hace medio siglo. Eso se acaba.

            Las tres finalistas son calle de la Merienda, calle de Amparo Cuenca —la maestra que enseñó a leer a tres generaciones— y calle del Atajo, que es como la llama todo el mundo.

            Se vota en la biblioteca, con papeleta, hasta el día 30. Pueden hacerlo los mayores de seis años.
            TEXT,
    ],
    'huertos-azotea' => [
        'title' => 'Tomates en la azotea del ayuntamiento',
        'cover' => 'ecualizador',
        'tags'  => ['Medio ambiente', 'Participación'],
        'text'  => <<<'TEXT'
            Veinticuatro bancales, un depósito de lluvia y una colmena ocupan desde esta semana la cubierta del edificio consistorial.

            Las parcelas se sortean por un año entre quienes no tienen balcón. La primera cosecha irá al comedor social de la parroquia, que ha pedido sobre todo calabacines.

            La colmena no se sortea: la cuida el apicultor que la puso.
            TEXT,
    ],
    'objetos-perdidos' => [
        'title' => 'Objetos perdidos: una tuba, dos dentaduras y cuarenta y siete paraguas',
        'cover' => null,
        'tags'  => ['Transporte', 'Curiosidades'],
        'text'  => <<<'TEXT'
            El almacén de la estación guarda durante dos años lo que se queda en trenes y autobuses. Hemos pasado una mañana con quien lo ordena.

            Lo que más se olvida son auriculares; lo que más se reclama, peluches. La tuba lleva catorce meses esperando y cada jueves alguien la saca de la funda para que no se estropee.

            «Si nadie viene, la tocaremos nosotros», promete la encargada, que ya va por la segunda lección.
            TEXT,
    ],
];
