<?php

declare(strict_types=1);

return [
    'radio-digital-abierta' => [
        'title' => 'Así se hace una emisora con una caja de zapatos y software libre',
        'cover' => 'antena',
        'tags'  => ['Radio', 'Software libre'],
        'text'  => <<<'TEXT'
            Un ordenador de segunda mano, una tarjeta de sonido de veinte euros y un servidor de difusión: con eso emite desde enero la radio del instituto.

            El alumnado escribió el programa que mezcla las cuñas y publica en la web el título de cada canción. El código está a disposición de cualquier centro y ya lo usan otros seis.

            La caja de zapatos no era una metáfora: es donde va el ordenador, con agujeros para que respire.
            TEXT,
    ],
    'sensores-acequias' => [
        'title' => 'Sensores en las acequias para no regar a ciegas',
        'cover' => 'mosaico',
        'tags'  => ['Agricultura', 'Medio ambiente'],
        'text'  => <<<'TEXT'
            Cuarenta boyas del tamaño de una naranja miden el caudal y avisan al regante con un mensaje cuando le llega el turno.

            La comunidad de regantes calcula que se pierde un tercio menos de agua desde la instalación. Los aparatos se cargan con una placa solar y hablan por radio, sin tarjeta ni cuota.

            Los más veteranos siguen mirando la marca de la piedra. «Casi siempre coinciden», admiten.
            TEXT,
    ],
    'taller-reparacion' => [
        'title' => 'El café donde se arregla casi todo',
        'cover' => 'ecualizador',
        'tags'  => ['Reparar', 'Oficios'],
        'text'  => <<<'TEXT'
            Cada último sábado de mes, doce voluntarios reparan tostadoras, lámparas, radios y, una vez, una pierna ortopédica.

            Quien trae el aparato se queda a ayudar. La regla es que nadie arregla nada solo: se abre, se mira y se explica. Siete de cada diez objetos vuelven a casa funcionando.

            Los que no tienen remedio se despiezan y llenan los cajones para el mes siguiente.
            TEXT,
    ],
    'telefono-fijo-aldeas' => [
        'title' => 'La aldea que montó su propia red telefónica',
        'cover' => 'ciudad',
        'tags'  => ['Redes', 'Cooperativas'],
        'text'  => <<<'TEXT'
            Después de once averías en un invierno, veintisiete vecinos tendieron su fibra por los postes viejos y dieron de baja la línea.

            La red llega a todas las casas, a la consulta y al refugio. El mantenimiento se hace por turnos, como la limpieza del lavadero, y la cuota no pasa de ocho euros.

            «Cuando se corta, sé a quién llamar: a mí», bromea la vecina que lleva las cuentas.
            TEXT,
    ],
    'subtitulos-directo' => [
        'title' => 'Subtítulos en directo para los plenos: qué aciertan y qué no',
        'cover' => 'ecualizador',
        'tags'  => ['Accesibilidad', 'Lengua'],
        'text'  => <<<'TEXT'
            El sistema transcribe las sesiones con dos segundos de retraso y acierta diecinueve de cada veinte palabras, salvo cuando dos concejales hablan a la vez.

            Los apellidos y los topónimos dan más guerra. Una lista mantenida por el archivo municipal los corrige y ha bajado los errores a la mitad en un mes.

            La asociación de personas sordas, que asesora el proyecto, pide ahora pantallas más grandes y debates más ordenados.
            TEXT,
    ],
    'videojuego-huerta' => [
        'title' => '¿Un videojuego sobre la huerta? «Sí, y es dificilísimo»',
        'cover' => 'sol',
        'tags'  => ['Videojuegos', 'Agricultura'],
        'text'  => <<<'TEXT'
            En «Tahúlla» no se gana: se pasa el testigo. Cada partida dura cuatro estaciones y la siguiente persona hereda la tierra como se la dejaron.

            El estudio lo forman tres amigas que entrevistaron a cincuenta agricultores. Las heladas, las plagas y los precios salen de datos reales de los últimos veinte años.

            La música, grabada con aperos, se puede escuchar aparte y sonará el jueves en la emisora.
            TEXT,
    ],
    'contrasenas-mayores' => [
        'title' => 'Cómo elegir una contraseña que no haya que apuntar en la nevera',
        'cover' => 'teclas',
        'tags'  => ['Seguridad', 'Mayores'],
        'text'  => <<<'TEXT'
            Cuatro palabras que no tengan nada que ver, un dibujo mental y ninguna fecha: es el consejo que más se repite en los talleres del centro social.

            Por las sesiones han pasado seiscientas personas. La mitad llegó después de un susto y casi todas se van con un gestor de contraseñas instalado y una llamada pendiente a su banco.

            El truco del monitor: «Si lo puede adivinar su cuñado, no sirve».
            TEXT,
    ],
    'estacion-meteorologica' => [
        'title' => 'Las azoteas miden el calor, calle a calle',
        'cover' => 'ciudad',
        'tags'  => ['Clima', 'Ciencia'],
        'text'  => <<<'TEXT'
            Ochenta estaciones caseras repartidas por azoteas y balcones dibujan el primer mapa de temperaturas de la ciudad, con seis grados de diferencia entre barrios.

            Los datos son públicos y se actualizan cada diez minutos. Con ellos se ha decidido dónde poner las primeras lonas y qué patios de colegio abrirán en verano.

            Hay lista de espera para tener una: se montan en un taller, en una tarde, con soldador y paciencia.
            TEXT,
    ],
];
