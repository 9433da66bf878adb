import type { LocalText } from '../localText';

/** Why a job, one of its sub-jobs or an estimate is refused. */
export const JOB_TEXTS = {
  required_here: { en: 'Required', es: 'Obligatorio' },
  phase_missing: { en: 'You must select a phase', es: 'Debe elegir una fase' },
  department_missing: { en: 'Department is required.', es: 'El departamento es obligatorio.' },
  between: { en: 'Must be between {min} and {max}.', es: 'Debe estar entre {min} y {max}.' },
  end_after_start: { en: 'End must be after start.', es: 'El fin debe ser posterior al inicio.' },
  category_fixed: {
    en: 'The category of a saved sub-job cannot be changed.',
    es: 'La categoría de un subtrabajo guardado no se puede cambiar.',
  },
  comment_kept: {
    en: 'A saved comment cannot be changed or deleted.',
    es: 'Un comentario guardado no se puede cambiar ni eliminar.',
  },
  other_sub_job: { en: 'This entry belongs to another sub-job.', es: 'Esta entrada pertenece a otro subtrabajo.' },
  other_category: {
    en: 'Sub-jobs of this category are not saved here.',
    es: 'Aquí no se guardan subtrabajos de esta categoría.',
  },
  other_job: { en: 'This sub-job belongs to another job.', es: 'Este subtrabajo pertenece a otro trabajo.' },
  twice: { en: 'This entry is there twice.', es: 'Esta entrada está dos veces.' },
  other_company: { en: 'This supervisor belongs to another company.', es: 'Este supervisor pertenece a otra empresa.' },
  unknown_choice: { en: 'This choice does not exist.', es: 'Esta opción no existe.' },
  estimate_preliminary: {
    en: 'This is a preliminary estimate. It must be approved before it can be converted to a job.',
    es: 'Esta es una estimación preliminar. Debe aprobarse antes de convertirla en trabajo.',
  },
  estimate_present: {
    en: 'This job has taken an estimate over already.',
    es: 'Este trabajo ya incorporó una estimación.',
  },
  estimate_gone: { en: 'This estimate is no longer available.', es: 'Esta estimación ya no está disponible.' },
} as const satisfies Record<string, LocalText>;
