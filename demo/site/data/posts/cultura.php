<?php

declare(strict_types=1);

return [
    'biblioteca-nocturna' => [
        'title' => 'La biblioteca abre de noche y se llena',
        'cover' => 'libros',
        'tags'  => ['Bibliotecas', 'Lectura'],
        'text'  => <<<'TEXT'
            El horario hasta la una de la madrugada, pensado para los exámenes, se queda todo el año después de atraer a mil doscientas personas por semana.

            No todas estudian. Hay un club de lectura de novela negra, una mesa de ajedrez y un grupo de padres que lee mientras sus hijos entrenan en el polideportivo de enfrente.

            El ayuntamiento contratará a seis auxiliares y pondrá una lanzadera de autobús a la salida.
            TEXT,
    ],
    'cine-de-verano-subtitulos' => [
        'title' => 'Cine de verano con subtítulos, audiodescripción y sillas para todos',
        'cover' => 'mar',
        'tags'  => ['Cine', 'Verano', 'Accesibilidad'],
        'text'  => <<<'TEXT'
            Las veinte sesiones del patio del conservatorio serán accesibles por primera vez, con subtítulos en todas las películas y audiodescripción por auriculares.

            Se han retirado dos filas para dejar sitio a las sillas de ruedas en el centro, y no en los laterales como otros años. Los auriculares se piden en la taquilla y no cuestan nada.

            La programación abre con un documental sobre los últimos proyeccionistas de la provincia, rodado en película de 16 milímetros.
            TEXT,
    ],
    'museo-radio-galena' => [
        'title' => 'Una radio de galena de 1924, la joya del nuevo museo',
        'cover' => 'antena',
        'tags'  => ['Museos', 'Radio', 'Patrimonio'],
        'text'  => <<<'TEXT'
            El aparato, construido por un maestro de escuela con una caja de puros, todavía capta la onda media cuando se le acerca el hilo de cobre.

            El museo reúne doscientos receptores donados por familias de la comarca. Junto a cada uno hay una ficha escrita por quien lo tuvo en casa: qué se oía, quién mandaba en el dial y dónde estaba puesto.

            La visita termina en un estudio de verdad, en el que los colegios pueden grabar un programa de diez minutos.
            TEXT,
    ],
    'teatro-sin-titulo' => [
        'title' => 'Una compañía de teatro formada por vecinas de entre sesenta y noventa años estrena, después de dos temporadas de ensayos en el salón parroquial y con el aforo completo, una comedia escrita entre todas sobre el ascensor que nunca llegó a su edificio',
        'cover' => 'mosaico',
        'tags'  => ['Teatro', 'Mayores'],
        'text'  => <<<'TEXT'
            «Quinto sin» dura hora y media y tiene ocho personajes, de los cuales solo dos aparecen en escena: los demás están siempre subiendo la escalera.

            Las autoras se repartieron las escenas por rellanos. Cada una escribió el suyo y las discusiones sobre dónde iba cada chiste acabaron entrando en la obra.

            El dinero de la taquilla irá al ascensor, que según el último presupuesto cuesta ochenta y cuatro mil euros.
            TEXT,
    ],
    'poesia-en-el-autobus' => [
        'title' => 'Poesía en la línea 7',
        'cover' => 'ciudad',
        'tags'  => ['Lectura', 'Transporte'],
        'text'  => <<<'TEXT'
            Los conductores de la línea 7 eligen cada lunes un poema breve, que se imprime en los asientos y se puede escuchar en la parada.

            La idea nació de una conductora que apuntaba versos en el reverso de las hojas de ruta. Ahora los pasajeros dejan propuestas en un buzón junto a la máquina de cancelar.

            En seis meses se han leído noventa y un poemas; el más pedido habla de un paraguas olvidado.
            TEXT,
    ],
    'entrevista-protegida' => [
        'title'    => 'Entrevista en bruto: las dos horas que no cupieron en antena',
        'cover'    => 'micro',
        'tags'     => ['Entrevistas', 'Radio'],
        'password' => 'onda',
        'text'     => <<<'TEXT'
            Esta es la transcripción completa de la conversación con la ilustradora Inés Varela, tal como se grabó, con sus silencios y sus vueltas atrás.

            La publicamos solo para los socios de la emisora, que la pidieron después de oír el resumen del domingo. La contraseña está en el boletín de esta semana.

            Varela habla de sus primeros carteles, del taller de su abuela y de por qué dejó de firmar durante cinco años.
            TEXT,
    ],
    'comic-comarca' => [
        'title' => 'El cómic que cuenta la comarca sin una sola palabra',
        'cover' => 'sol',
        'tags'  => ['Cómic', 'Lectura'],
        'text'  => <<<'TEXT'
            Ciento sesenta páginas, cuatro estaciones y ningún bocadillo: «Linde» sigue a un perro que recorre los pueblos de la sierra durante un año.

            Su autora, Irene Salvatierra, lo dibujó caminando. Cada página corresponde a un punto que se puede visitar con el mapa desplegable de la guarda.

            La primera edición se agotó en once días y la segunda llevará una versión en relieve para leer con los dedos.
            TEXT,
    ],
    'archivo-fotografico' => [
        'title' => 'Doce mil negativos salen de una caja de galletas',
        'cover' => null,
        'tags'  => ['Patrimonio', 'Fotografía'],
        'text'  => <<<'TEXT'
            El archivo del fotógrafo Damián Rosell, dado por perdido tras la riada de 1982, apareció en el trastero de una confitería.

            Son retratos de boda, ferias, obreros a la salida de la fábrica y una serie de doscientas fotos de escaparates que nadie sabe por qué hizo. Están en buen estado porque las latas cerraban muy bien.

            Los herederos los han cedido con una condición: que quien se reconozca pueda llevarse una copia.
            TEXT,
    ],
];
