import type { emailTemplate } from '../tables/builderEmails';

type Seed = typeof emailTemplate.$inferInsert;
type Flag = 'is_prep' | 'is_app' | 'is_detail' | 'is_pebble' | 'is_gunite' | 'is_warranty';

const SUBJECT = '{template} - {job_name} ({job_id})';

const body = (news: string): string => `Hello {builder},

${news}

Job: {job_name} ({job_id})
Address: {address}

{schedule}

{comment}

Supervisor: {supervisor}

{sender}
{contractor}
{contractor_phone}`;

const bodyEs = (news: string): string => `Hola {builder}:

${news}

Trabajo: {job_name} ({job_id})
Dirección: {address}

{schedule}

{comment}

Supervisor: {supervisor}

{sender}
{contractor}
{contractor_phone}`;

const template = (
  id: number,
  [display_name, aws_name]: readonly [string, string],
  [nameEs, news, newsEs]: readonly [string, string, string],
  ...flags: Flag[]
): Seed => ({
  id,
  display_name,
  aws_name,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
  subject: SUBJECT,
  body: body(news),
  subject_es: `${nameEs} - {job_name} ({job_id})`,
  body_es: bodyEs(newsEs),
});

/** The email templates, with texts that administrators edit. */
export const EMAIL_TEMPLATES: Seed[] = [
  template(
    1,
    ['Pebble Prep Scheduled', 'pebble-prep-scheduled'],
    [
      'Preparación de pebble programada',
      'The preparation of the pool for its pebble finish is scheduled.',
      'La preparación de la piscina para su acabado de pebble está programada.',
    ],
    'is_pebble',
    'is_prep',
  ),
  template(
    2,
    ['Pebble Application Scheduled', 'pebble-app-scheduled'],
    [
      'Aplicación de pebble programada',
      'The application of the pebble finish is scheduled.',
      'La aplicación del acabado de pebble está programada.',
    ],
    'is_pebble',
    'is_app',
  ),
  template(
    3,
    ['Pebble Detail Scheduled', 'pebble-detail-scheduled'],
    [
      'Detalle de pebble programado',
      'The detail work of the pebble finish is scheduled.',
      'El trabajo de detalle del acabado de pebble está programado.',
    ],
    'is_pebble',
    'is_detail',
  ),
  template(
    4,
    ['Pebble Schedule', 'pebble-schedule'],
    ['Programa de pebble', 'This is the schedule of the pebble finish.', 'Este es el programa del acabado de pebble.'],
    'is_pebble',
  ),
  template(
    5,
    ['Pebble Not Ready', 'pebble-not-ready'],
    [
      'Pebble: no está listo',
      'The site is not ready for the pebble finish. Please call us when it is.',
      'El sitio no está listo para el acabado de pebble. Llámenos cuando lo esté.',
    ],
    'is_pebble',
  ),
  template(
    6,
    ['Gunite Scheduled', 'gunite-scheduled'],
    ['Gunita programada', 'The gunite work is scheduled.', 'El trabajo de gunita está programado.'],
    'is_gunite',
  ),
  template(
    7,
    ['Gunite Complete', 'gunite-complete'],
    ['Gunita terminada', 'The gunite work is complete.', 'El trabajo de gunita está terminado.'],
    'is_gunite',
  ),
  template(
    8,
    ['Gunite Not Ready', 'gunite-not-ready'],
    [
      'Gunita: no está listo',
      'The site is not ready for gunite. Please call us when it is.',
      'El sitio no está listo para la gunita. Llámenos cuando lo esté.',
    ],
    'is_gunite',
  ),
  template(
    9,
    ['Warranty Visit Scheduled', 'warranty-scheduled'],
    ['Visita de garantía programada', 'A warranty visit is scheduled.', 'Una visita de garantía está programada.'],
    'is_warranty',
  ),
  template(
    10,
    ['Warranty Visit Complete', 'warranty-complete'],
    ['Visita de garantía terminada', 'The warranty visit is complete.', 'La visita de garantía está terminada.'],
    'is_warranty',
  ),
  template(
    11,
    ['General Update', 'general-update'],
    ['Novedades', 'Here is an update on your job.', 'Estas son las novedades de su trabajo.'],
  ),
];
