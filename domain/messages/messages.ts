import type { LocalText } from '../access/localText';
import { PASSWORD_TEXTS } from '../users/passwordRule';

/** The texts of rules that domain code speaks in; `{name}` stands for a param. The English ones are the spec's, to the letter. */
export const MESSAGES = {
  // A field alone
  required: { en: '{label} is required', es: '{label} es obligatorio' },
  unknown_field: { en: 'Unknown field {name}.', es: 'Campo desconocido {name}.' },
  text: { en: 'Must be text.', es: 'Debe ser texto.' },
  max_length: { en: 'Must be {max} characters or less.', es: 'Debe tener {max} caracteres o menos.' },
  email: { en: 'Please enter a valid email address.', es: 'Ingrese una dirección de correo válida.' },
  email_in_list: { en: 'Invalid email', es: 'Correo no válido' },
  url: { en: 'Please enter a valid URL.', es: 'Ingrese una URL válida.' },
  state: { en: 'State must be 2 characters or less.', es: 'El estado debe tener 2 caracteres o menos.' },
  zip_code: { en: 'Zip code must be 5 to 10 characters.', es: 'El código postal debe tener de 5 a 10 caracteres.' },
  phone: { en: 'Please enter a 10-digit phone number.', es: 'Ingrese un número de teléfono de 10 dígitos.' },
  date: { en: 'Must be a valid date.', es: 'Debe ser una fecha válida.' },
  date_time: { en: 'Must be a valid date and time.', es: 'Debe ser una fecha y hora válidas.' },
  color: { en: 'Must be a color like #0D224A.', es: 'Debe ser un color como #0D224A.' },
  boolean: { en: 'Must be yes or no.', es: 'Debe ser sí o no.' },
  number: { en: 'Must be a number.', es: 'Debe ser un número.' },
  integer: { en: 'Must be a whole number.', es: 'Debe ser un número entero.' },
  min: { en: 'Must be {min} or more.', es: 'Debe ser {min} o más.' },
  max: { en: 'Must be {max} or less.', es: 'Debe ser {max} o menos.' },
  scale: { en: 'Must have at most {scale} decimals.', es: 'Debe tener como máximo {scale} decimales.' },
  reference: { en: 'Must be the id of a record.', es: 'Debe ser el id de un registro.' },
  list: { en: 'Must be a list.', es: 'Debe ser una lista.' },
  object: { en: 'Must be a record.', es: 'Debe ser un registro.' },

  // Searches
  sort: { en: 'Must be a column that sorts.', es: 'Debe ser una columna que ordena.' },
  cursor: { en: 'Must be the cursor of a row of this search.', es: 'Debe ser el cursor de una fila de esta búsqueda.' },

  // Builders
  upload_file: { en: 'Error processing selected file. Please Try again.', es: 'Error al procesar el archivo. Inténtelo de nuevo.' },
  upload_type: { en: 'Bad file type, please select a png or jpg.', es: 'Tipo de archivo incorrecto, elija un png o jpg.' },

  // Crews
  crew_division: { en: 'Division must be Gunite, Pebble, Boulder or Warranty.', es: 'La división debe ser Gunita, Pebble, Boulder o Garantía.' },

  // Users
  choice: { en: 'Must be one of {values}.', es: 'Debe ser uno de {values}.' },
  password_missing: { en: PASSWORD_TEXTS.missing, es: 'La contraseña es obligatoria' },
  password_weak: { en: PASSWORD_TEXTS.weak, es: 'La contraseña debe tener 8 caracteres con 1 letra, 1 número y 1 carácter especial' },
  password_unconfirmed: { en: PASSWORD_TEXTS.unconfirmed, es: 'Confirme su contraseña' },
  password_different: { en: PASSWORD_TEXTS.different, es: 'Las contraseñas no coinciden' },
  email_in_use: { en: 'This email is already in use.', es: 'Este correo ya está en uso.' },
  subcontractor_mismatch: { en: 'This Employee is not of the same subcontractor status as this User', es: 'Este empleado no tiene la misma condición de subcontratista que este usuario' },
  name_in_use: { en: 'This name is already used.', es: 'Este nombre ya se usa.' },

  // Boolean values as text, and what an address reads when there is none
  yes: { en: 'YES', es: 'SÍ' },
  no: { en: 'NO', es: 'NO' },
} as const satisfies Record<string, LocalText>;

export type MessageKey = keyof typeof MESSAGES;
export type MessageParams = Readonly<Record<string, string | number>>;
