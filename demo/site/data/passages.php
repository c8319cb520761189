<?php

/** What follows an article's own paragraphs: the background of its section, and where it is heard on the radio. */

declare(strict_types=1);

return [
    'musica' => [
        'En la comarca hay censados ciento treinta grupos en activo, según la guía que edita cada año la asociación de músicos. Seis de cada diez ensayan en locales compartidos y uno de cada tres ha publicado algo en los últimos doce meses.',
        'La red de salas pequeñas, las de menos de trescientas personas, ha programado este año un quince por ciento más de conciertos propios. El público ha cambiado también: baja la media de edad y sube el número de quienes van solos.',
        'Las entradas pueden comprarse en la taquilla, sin gastos de gestión, de martes a viernes por la tarde. Se reserva un cupo del cinco por ciento a precio de ensayo para estudiantes de música y personas en paro.',
        'El sonido correrá a cargo del equipo técnico de la emisora, que grabará con micrófonos de ambiente y repartirá después las pistas entre los músicos para que puedan mezclarlas como prefieran.',
    ],
    'cultura' => [
        'El plan de cultura de proximidad, aprobado hace dos años, reparte la programación entre los once distritos y obliga a que la mitad de las actividades se celebre fuera del centro. Es la primera vez que se cumple.',
        'La actividad es gratuita y no requiere inscripción, aunque el aforo es limitado. Habrá bucle magnético, interpretación en lengua de signos en las presentaciones y un espacio tranquilo para quien necesite salir un rato.',
        'Detrás hay una asociación sin sueldos, con ochenta socios y un local prestado. Sus cuentas, que se publican cada enero, caben en una hoja: la mitad se va en la imprenta y la otra mitad, en la luz.',
        'Los centros de enseñanza pueden pedir una visita guiada en horario de mañana. El material didáctico, preparado por docentes de la propia ciudad, se descarga gratis y puede modificarse.',
    ],
    'deportes' => [
        'El club cuenta con 640 fichas, de las que 310 son de mujeres y niñas, y con una escuela que no rechaza a nadie por no poder pagar la cuota. Lo hacen posible cuarenta comercios que patrocinan una camiseta cada uno.',
        'La cita siguiente será dentro de tres semanas, en casa. Se espera buen tiempo, viento flojo y una grada llena: la peña ha convocado a sus socios una hora antes para un almuerzo en la puerta principal.',
        'En la enfermería, buenas noticias: la lesión no es grave y no necesitará cirugía. El cuerpo médico calcula diez días de descanso y recomienda prudencia con las cargas hasta final de mes.',
        'La federación recuerda que las licencias pueden tramitarse ya por internet y que el seguro cubre también los entrenamientos libres. El plazo termina el último día laborable del mes.',
    ],
    'tecnologia' => [
        'Todo el material, desde los planos hasta el programa, se publica con licencia libre. Cualquiera puede copiarlo, mejorarlo y venderlo, con la única condición de contar qué ha cambiado.',
        'El coste total ha sido de 3.200 euros, la mitad de lo previsto, porque buena parte de las piezas procede de equipos retirados. El mantenimiento anual se calcula en unas veinte horas de trabajo voluntario.',
        'La universidad ha revisado los datos y los considera fiables para la toma de decisiones, con un margen de error inferior al tres por ciento. El estudio completo se presentará en otoño.',
        'No se recogen datos personales: los aparatos no tienen cámara ni micrófono, no se conectan al teléfono de nadie y borran los registros pasados treinta días.',
    ],
    'local' => [
        'La medida se aprobó en el pleno de octubre con los votos de todos los grupos, tras catorce meses de reuniones en los centros cívicos. Las actas y los planos pueden consultarse en la oficina de atención vecinal.',
        'Durante los trabajos se mantendrá el paso a pie por la acera de los pares. La parada del autobús se traslada cincuenta metros, hasta la puerta de la farmacia, y la carga y descarga se hará antes de las diez.',
        'La asociación de vecinos lo valora «con la alegría de quien lleva quince años pidiéndolo» y ya prepara la siguiente petición: bancos con respaldo y una fuente que funcione también en invierno.',
        'Quien quiera participar puede acercarse el jueves a las siete al centro cívico. Habrá café, ludoteca y un resumen en lectura fácil.',
    ],
    'radio' => [
        'Lo contaremos con sus protagonistas este viernes a las 20:00 en «La tarde abierta», y el programa quedará después en el archivo de la emisora.',
        'La entrevista completa se emite el domingo a mediodía. Quien la oiga en directo puede enviar sus preguntas al contestador, que está abierto las veinticuatro horas.',
        'El reportaje sonoro, grabado en el lugar con micrófonos binaurales, se escucha mejor con auriculares y dura once minutos.',
        'Volveremos sobre el asunto en el informativo de las ocho, con conexión en directo y la opinión de los oyentes.',
    ],
    'long' => [
        'La cocina' => 'Trescientas cuarenta personas nombran una cocina. Hay transistores sobre la nevera, dentro de la alacena, colgados de un clavo junto a los ajos. «Mi madre bajaba el volumen cuando llegaba mi padre y lo subía cuando se iba», escribe una oyente de Albarés. «Yo aprendí a fregar al ritmo de los boleros.»',
        'El coche' => 'El viaje de vacaciones ocupa el segundo lugar. Muchas respuestas describen el mismo momento: la emisora que se va perdiendo en un puerto de montaña y la discusión sobre si buscar otra o esperar a que vuelva. Un taxista jubilado asegura que distingue las provincias por el ruido que hacen entre canción y canción.',
        'El trabajo' => 'En talleres, obradores y oficinas la radio se comparte sin elegirla. Por eso aparecen aquí las canciones que nadie admite que le gustan. «La pusieron durante ocho meses, cuatro veces al día», recuerda una costurera. «La odiaba. La oí el otro día en el supermercado y me eché a llorar.»',
        'La noche' => 'La madrugada tiene su propio repertorio: lento, hablado, con mucha guitarra. Quienes trabajan de noche mencionan locutores antes que músicos. Una enfermera guarda la grabación de una despedida; un panadero puso a su hija el nombre de una sintonía.',
        'Las que faltan' => 'Hay ausencias que llaman la atención. Casi no salen los himnos deportivos ni los villancicos, y solo dos personas nombran el parte. En cambio, 61 respuestas hablan de la carta de ajuste sonora: el pitido de las señales horarias, «que no es una canción, pero es la más puntual».',
        'Cómo se hizo' => 'La encuesta estuvo abierta seis semanas en la web, por teléfono y en tres buzones de cartón. Se descartaron las respuestas repetidas y se conservaron las que no contestaban a la pregunta, que resultaron las mejores. La lista completa, con un enlace a cada canción que hemos podido localizar, está a disposición de quien la pida.',
        'Y ahora, usted' => 'Si la suya no está, todavía puede contárnosla. Leeremos una cada mañana, antes de las noticias de las nueve, y la haremos sonar si la tenemos en el archivo. Si no la tenemos, la cantaremos.',
    ],
];
