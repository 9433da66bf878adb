/** What the time grid of the warranty boards says beyond the words of every board. */
const en = {
  workers: 'Fieldworker',
  no_worker: '(No Worker)',
  no_workers: 'No active fieldworkers.',
  visits: '%{smart_count} visit |||| %{smart_count} visits',
  now: 'Now',
  beyond_before: '%{smart_count} earlier visit |||| %{smart_count} earlier visits',
  beyond_after: '%{smart_count} later visit |||| %{smart_count} later visits',
  change_end: 'Change the end of %{job}',
  schedule: 'Schedule',
  start: 'Start',
  end: 'End',
  times_needed: 'Start is required.',
  end_after_start: 'End must be after start.',
  others_follow: 'These are the times of the first. The others keep their distance to it, or follow one after another.',
  instructions:
    'Space or Enter picks a visit up. Then left and right move it by 15 minutes, up and down to another fieldworker, shift with left and right changes its end. Enter drops, escape cancels.',
  no_description: '(No Description)',
  no_visits: 'No visits.',
  visit: 'Visit',
  completed: 'Completed',
};

type GridMessage = keyof typeof en;

const es: Record<GridMessage, string> = {
  workers: 'Trabajador',
  no_worker: '(Sin trabajador)',
  no_workers: 'No hay trabajadores activos.',
  visits: '%{smart_count} visita |||| %{smart_count} visitas',
  now: 'Ahora',
  beyond_before: '%{smart_count} visita anterior |||| %{smart_count} visitas anteriores',
  beyond_after: '%{smart_count} visita posterior |||| %{smart_count} visitas posteriores',
  change_end: 'Cambiar el fin de %{job}',
  schedule: 'Programar',
  start: 'Inicio',
  end: 'Fin',
  times_needed: 'El inicio es obligatorio.',
  end_after_start: 'El fin debe ser posterior al inicio.',
  others_follow: 'Son las horas de la primera. Las demás conservan su distancia a ella, o siguen una tras otra.',
  instructions:
    'Espacio o Intro levanta una visita. Luego izquierda y derecha la mueven 15 minutos, arriba y abajo a otro trabajador, mayúsculas con izquierda y derecha cambia su fin. Intro suelta, Escape cancela.',
  no_description: '(Sin descripción)',
  no_visits: 'Sin visitas.',
  visit: 'Visita',
  completed: 'Terminada',
};

export const gridMessages = { en, es };
