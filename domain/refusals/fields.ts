import type { LocalText } from '../localText';
import { NO_CRITERIA } from '../jobSearch/searchTexts';

/**
 * Why a field alone, a search or what it was asked with is refused; the English ones are the specification's, to the
 * letter.
 */
export const FIELD_TEXTS = {
  required: { en: '{label} is required', es: '{label} es obligatorio' },
  no_number: {
    en: 'The field {name} is no number, so it has no sum.',
    es: 'El campo {name} no es un número; no se puede sumar.',
  },
  unknown_field: { en: 'Unknown field {name}.', es: 'Campo desconocido {name}.' },
  field_read_only: { en: '{name} is read-only.', es: '{name} es de solo lectura.' },
  text: { en: 'Must be text.', es: 'Debe ser texto.' },
  max_length: { en: 'Must be {max} characters or less.', es: 'Debe tener {max} caracteres o menos.' },
  not_valid: { en: 'Is not valid.', es: 'No es válido.' },
  min_length: { en: 'Must be {min} characters or more.', es: 'Debe tener {min} caracteres o más.' },
  min_entries: { en: 'Must have {min} or more entries.', es: 'Debe tener {min} o más entradas.' },
  max_entries: { en: 'Must have {max} entries or less.', es: 'Debe tener {max} entradas o menos.' },
  email: { en: 'Please enter a valid email address.', es: 'Ingrese una dirección de correo válida.' },
  email_missing: { en: 'At least one email is required', es: 'Se requiere al menos un correo' },
  mail_recipients: {
    en: 'An email goes to {max} addresses at most.',
    es: 'Un correo se envía a {max} direcciones como máximo.',
  },
  mail_large: {
    en: 'This email is larger than {max} MB with its file. Download the file and send it in another way.',
    es: 'Este correo con su archivo supera los {max} MB. Descargue el archivo y envíelo de otra manera.',
  },
  email_in_list: { en: 'Invalid email', es: 'Correo no válido' },
  url: { en: 'Please enter a valid URL.', es: 'Ingrese una URL válida.' },
  state: { en: 'State must be 2 characters or less.', es: 'El estado debe tener 2 caracteres o menos.' },
  zip_code: { en: 'Zip code must be 5 to 10 characters.', es: 'El código postal debe tener de 5 a 10 caracteres.' },
  phone: { en: 'Please enter a 10-digit phone number.', es: 'Ingrese un número de teléfono de 10 dígitos.' },
  date: { en: 'Must be a valid date.', es: 'Debe ser una fecha válida.' },
  date_time: { en: 'Must be a valid date and time.', es: 'Debe ser una fecha y hora válidas.' },
  time: { en: 'Must be a time like 07:30.', es: 'Debe ser una hora como 07:30.' },
  color: { en: 'Must be a color like #0D224A.', es: 'Debe ser un color como #0D224A.' },
  boolean: { en: 'Must be yes or no.', es: 'Debe ser sí o no.' },
  number: { en: 'Must be a number.', es: 'Debe ser un número.' },
  integer: { en: 'Must be a whole number.', es: 'Debe ser un número entero.' },
  min: { en: 'Must be {min} or more.', es: 'Debe ser {min} o más.' },
  max: { en: 'Must be {max} or less.', es: 'Debe ser {max} o menos.' },
  scale: { en: 'Must have at most {scale} decimals.', es: 'Debe tener como máximo {scale} decimales.' },
  reference: { en: 'Must be the id of a record.', es: 'Debe ser el id de un registro.' },
  list: { en: 'Must be a list.', es: 'Debe ser una lista.' },
  record: { en: 'Must be a record.', es: 'Debe ser un registro.' },

  // Searches
  sort: { en: 'Must be a column that sorts.', es: 'Debe ser una columna que ordena.' },
  yard_half: {
    en: 'A yard has both a latitude and a longitude.',
    es: 'Un patio tiene latitud y longitud.',
  },
  gap_backwards: {
    en: 'At least {min} workdays is more than at most {max}.',
    es: 'Al menos {min} días laborables es más que a lo más {max}.',
  },
  days_backwards: { en: 'The last day is before the first one.', es: 'El último día es anterior al primero.' },
  texts_too_many: { en: 'At most {max} texts.', es: 'Como máximo {max} textos.' },
  days_too_many: { en: 'At most {most} days.', es: 'Como máximo {most} días.' },
  no_criteria: NO_CRITERIA,
  page_number: { en: 'The page number starts at 1.', es: 'El número de página empieza en 1.' },
  page_size: { en: 'A page has 1 to {max} rows.', es: 'Una página tiene de 1 a {max} filas.' },
  cursor: { en: 'Must be the cursor of a row of this search.', es: 'Debe ser el cursor de una fila de esta búsqueda.' },
} as const satisfies Record<string, LocalText>;
