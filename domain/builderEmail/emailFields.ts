import type { LocalText } from '../localText';

/** What a template may name in braces, and what each stands for. */
export const EMAIL_FIELDS = {
  template: { en: 'The name of the template', es: 'El nombre de la plantilla' },
  builder: { en: 'The company of the job', es: 'La empresa del trabajo' },
  supervisor: { en: "The company's supervisor", es: 'El supervisor de la empresa' },
  job_name: { en: 'The name of the job', es: 'El nombre del trabajo' },
  job_id: { en: 'The number of the job', es: 'El número del trabajo' },
  address: { en: 'The address of the job', es: 'La dirección del trabajo' },
  schedule: {
    en: "Dates and crews of the template's phase or category",
    es: 'Fechas y cuadrillas de la fase o categoría de la plantilla',
  },
  comment: { en: 'The comment of whoever sends it', es: 'El comentario de quien lo envía' },
  sender: { en: 'Whoever sends it', es: 'Quien lo envía' },
  contractor: { en: 'Our name', es: 'Nuestro nombre' },
  contractor_phone: { en: 'Our phone number', es: 'Nuestro teléfono' },
} as const satisfies Record<string, LocalText>;

export type EmailField = keyof typeof EMAIL_FIELDS;
export type EmailValues = Readonly<Record<EmailField, string>>;

/** A name in braces. */
export const IN_BRACES = /\{([^{}]*)\}/g;

export const isEmailField = (name: string): name is EmailField => Object.hasOwn(EMAIL_FIELDS, name);

/** The names in braces that stand for nothing, each once. */
export const unknownFields = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].map(([, name = '']) => name).filter((name) => !isEmailField(name))),
];
