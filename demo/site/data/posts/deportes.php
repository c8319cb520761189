<?php

declare(strict_types=1);

return [
    'remo-trainera-campeonas' => [
        'title' => 'La trainera del puerto gana la bandera por doce centésimas',
        'cover' => 'mar',
        'tags'  => ['Remo', 'Deporte femenino'],
        'text'  => <<<'TEXT'
            Hubo que mirar tres veces la foto de llegada. Las remeras del puerto se impusieron en la última ciaboga a las campeonas de los cuatro años anteriores.

            La tripulación entrena a las seis de la mañana, antes del trabajo, y comparte embarcación con la escuela infantil. La trainera con la que han ganado tiene catorce años y un parche de resina en la proa.

            «Oíamos el altavoz y no nos creíamos que el nombre fuera el nuestro», cuenta la patrona, Ainhoa Lertxundi.
            TEXT,
    ],
    'maraton-popular' => [
        'title' => 'El maratón popular cambia de recorrido y pasa por la huerta',
        'cover' => 'estadio',
        'tags'  => ['Atletismo', 'Calendario'],
        'text'  => <<<'TEXT'
            La prueba abandona la circunvalación y suma nueve kilómetros entre acequias, con salida y meta en el mismo puente.

            El nuevo trazado es más lento, según los técnicos, pero tiene sombra. Habrá liebres para cinco ritmos distintos y un coche escoba que esperará a la última persona «aunque venga andando».

            Las cinco mil inscripciones se abrirán el día 1 y, como cada año, la mitad está reservada a quienes corren por primera vez.
            TEXT,
    ],
    'baloncesto-silla' => [
        'title' => 'El equipo de baloncesto en silla asciende sin perder un partido',
        'cover' => 'mosaico',
        'tags'  => ['Baloncesto', 'Accesibilidad'],
        'text'  => <<<'TEXT'
            Veintidós victorias, ninguna derrota y una media de 71 puntos: el club sube a la máxima categoría por primera vez en su historia.

            El salto obliga a viajar cada dos semanas y a renovar seis sillas de competición, que cuestan más que el presupuesto de toda la temporada pasada. La afición ya ha organizado dos rifas y un concierto.

            El pabellón, eso sí, estrenará por fin una rampa que no dé al aparcamiento de basuras.
            TEXT,
    ],
    'escalada-cantera' => [
        'title' => 'La cantera abandonada será un parque de escalada',
        'cover' => 'sol',
        'tags'  => ['Montaña', 'Medio ambiente'],
        'text'  => <<<'TEXT'
            Setenta vías, tres sectores para principiantes y una pared reservada a los halcones que anidan entre febrero y junio.

            La asociación de escaladores ha limpiado la piedra suelta durante dos inviernos. El proyecto incluye un sendero sin escalones hasta el mirador y una fuente alimentada por el manantial que inundaba el fondo.

            Se podrá entrar sin federarse los domingos por la mañana, con monitores.
            TEXT,
    ],
    'liga-juvenil-descanso' => [
        'title' => 'La liga juvenil prohíbe los gritos desde la grada',
        'cover' => 'estadio',
        'tags'  => ['Fútbol', 'Educación'],
        'text'  => <<<'TEXT'
            Los partidos de menores de doce años se jugarán en silencio una vez al mes: solo se podrá aplaudir, a los dos equipos.

            La medida se probó la temporada pasada en cuatro campos y los árbitros anotaron la mitad de incidentes. Los niños dicen que se oyen entre ellos y que así se pasan más el balón.

            Un padre reconoce que le cuesta: «Me llevo un caramelo para tener la boca ocupada».
            TEXT,
    ],
    'ajedrez-campeona' => [
        'title' => 'Con trece años y una apertura prestada, campeona de ajedrez',
        'cover' => 'teclas',
        'tags'  => ['Ajedrez', 'Educación'],
        'text'  => <<<'TEXT'
            Leire Domingo ganó el torneo absoluto con una defensa que le enseñó el conserje de su instituto durante los recreos.

            Jugó nueve rondas, hizo tablas en dos y venció en la última a un maestro que la triplicaba en edad. La partida, de ochenta y seis jugadas, se comentó en directo por la emisora.

            El conserje la escuchó con la radio pegada a la oreja «y moviendo las piezas con las llaves».
            TEXT,
    ],
    'ciclismo-via-verde' => [
        'title' => 'La vía verde une ya los siete pueblos del valle',
        'cover' => 'ondas',
        'tags'  => ['Ciclismo', 'Medio ambiente'],
        'text'  => <<<'TEXT'
            Faltaba un puente de sesenta metros. Con él, cuarenta y un kilómetros de antiguo ferrocarril quedan abiertos a bicicletas, sillas y caminantes.

            Los apeaderos se han convertido en talleres con herramientas atadas, fuentes y una pequeña biblioteca de libros que viajan: se cogen en un pueblo y se dejan en el siguiente.

            El túnel más largo conserva su oscuridad en el tramo central, a petición de los murciélagos y de quienes los estudian.
            TEXT,
    ],
    'natacion-mayores' => [
        'title' => '«Empecé a nadar a los setenta»: un equipo máster de récord',
        'cover' => 'mar',
        'tags'  => ['Natación', 'Mayores'],
        'text'  => <<<'TEXT'
            Suman 304 años entre las cuatro y acaban de batir la marca autonómica de relevos en su categoría.

            Se conocieron en un curso de rehabilitación y siguieron viniendo por las risas del vestuario. Su entrenadora, de veintiséis, dice que nunca ha tenido un grupo más puntual ni más difícil de sacar del agua.

            Ahora preparan una travesía de dos kilómetros en mar abierto.
            TEXT,
    ],
];
