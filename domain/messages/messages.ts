import type { LocalText } from '../access/localText';
import { PASSWORD_TEXTS } from '../users/passwordRule';

/** The texts of rules that domain code speaks in; `{name}` stands for a param. The English ones are the spec's, to the letter. */
export const MESSAGES = {
  // A field alone
  required: { en: '{label} is required', es: '{label} es obligatorio' },
  unknown_field: { en: 'Unknown field {name}.', es: 'Campo desconocido {name}.' },
  text: { en: 'Must be text.', es: 'Debe ser texto.' },
  max_length: { en: 'Must be {max} characters or less.', es: 'Debe tener {max} caracteres o menos.' },
  not_valid: { en: 'Is not valid.', es: 'No es válido.' },
  min_length: { en: 'Must be {min} characters or more.', es: 'Debe tener {min} caracteres o más.' },
  min_entries: { en: 'Must have {min} or more entries.', es: 'Debe tener {min} o más entradas.' },
  max_entries: { en: 'Must have {max} entries or less.', es: 'Debe tener {max} entradas o menos.' },
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
  upload_file: {
    en: 'Error processing selected file. Please Try again.',
    es: 'Error al procesar el archivo. Inténtelo de nuevo.',
  },
  upload_type: {
    en: 'Bad file type, please select a png or jpg.',
    es: 'Tipo de archivo incorrecto, elija un png o jpg.',
  },

  // Documents
  document_type: { en: 'File type not allowed.', es: 'Tipo de archivo no permitido.' },
  document_size: { en: 'File is larger than 100 MB.', es: 'El archivo supera los 100 MB.' },
  document_place: {
    en: 'This is not the presite folder of the sub-job.',
    es: 'Esta no es la carpeta de la visita previa del subtrabajo.',
  },
  document_folder: { en: 'This folder does not exist.', es: 'Esta carpeta no existe.' },
  document_category: {
    en: 'This folder does not belong to the category.',
    es: 'Esta carpeta no pertenece a la categoría.',
  },
  document_name: {
    en: 'Enter a name without slashes, of at most 255 characters.',
    es: 'Ingrese un nombre sin barras, de 255 caracteres como máximo.',
  },
  document_taken: { en: 'A file with this name already exists.', es: 'Ya existe un archivo con este nombre.' },
  document_top: {
    en: 'Top-level folders cannot be changed.',
    es: 'Las carpetas de primer nivel no se pueden cambiar.',
  },
  document_into_itself: {
    en: 'A folder cannot be moved into itself.',
    es: 'Una carpeta no se puede mover dentro de sí misma.',
  },
  document_moved: {
    en: 'This document was renamed or moved meanwhile. Please look again.',
    es: 'Entretanto, este documento cambió de nombre o de lugar. Revíselo de nuevo.',
  },
  document_tag: { en: 'This tag does not exist.', es: 'Esta etiqueta no existe.' },
  document_tag_inactive: {
    en: 'This is no longer an active document tag.',
    es: 'Esta etiqueta de documentos ya no está activa.',
  },
  document_batch: {
    en: 'At most 50 files can be uploaded at once.',
    es: 'Se pueden subir como máximo 50 archivos a la vez.',
  },
  document_none: { en: 'Choose at least one file.', es: 'Elija al menos un archivo.' },
  document_missing: {
    en: 'This file has not arrived. Please send it again.',
    es: 'Este archivo no ha llegado. Envíelo de nuevo.',
  },

  // Crews
  crew_division: {
    en: 'Division must be Gunite, Pebble, Boulder or Warranty.',
    es: 'La división debe ser Gunita, Pebble, Boulder o Garantía.',
  },

  // Users
  choice: { en: 'Must be one of {values}.', es: 'Debe ser uno de {values}.' },
  password_missing: { en: PASSWORD_TEXTS.missing, es: 'La contraseña es obligatoria' },
  password_weak: {
    en: PASSWORD_TEXTS.weak,
    es: 'La contraseña debe tener 8 caracteres con 1 letra, 1 número y 1 carácter especial',
  },
  password_unconfirmed: { en: PASSWORD_TEXTS.unconfirmed, es: 'Confirme su contraseña' },
  password_different: { en: PASSWORD_TEXTS.different, es: 'Las contraseñas no coinciden' },
  email_in_use: { en: 'This email is already in use.', es: 'Este correo ya está en uso.' },
  subcontractor_mismatch: {
    en: 'This Employee is not of the same subcontractor status as this User',
    es: 'Este empleado no tiene la misma condición de subcontratista que este usuario',
  },
  name_in_use: { en: 'This name is already used.', es: 'Este nombre ya se usa.' },

  // A CSV file as a whole
  import_empty: { en: 'This file has no rows.', es: 'Este archivo no tiene filas.' },
  import_workbook: {
    en: 'This is an Excel workbook. Save it as "CSV UTF-8" and try again.',
    es: 'Este es un libro de Excel. Guárdelo como "CSV UTF-8" e inténtelo de nuevo.',
  },
  import_encoding: {
    en: 'This file is not UTF-8 text. Save it as "CSV UTF-8" and try again.',
    es: 'Este archivo no es texto UTF-8. Guárdelo como "CSV UTF-8" e inténtelo de nuevo.',
  },
  import_too_long: {
    en: 'This file has more than {max} rows. Please divide it.',
    es: 'Este archivo tiene más de {max} filas. Divídalo.',
  },
  import_cut: {
    en: 'A quotation mark in row {row} is never closed: the file seems to be cut off.',
    es: 'Unas comillas de la fila {row} no se cierran: el archivo parece estar cortado.',
  },
  import_quotes: {
    en: 'Row {row} goes on after a closing quotation mark.',
    es: 'La fila {row} sigue después de las comillas de cierre.',
  },
  import_no_columns: { en: 'Choose a field for at least one column.', es: 'Elija un campo para al menos una columna.' },
  import_field_twice: { en: 'Two columns are meant for {label}.', es: 'Hay dos columnas para {label}.' },
  import_match_missing: {
    en: 'No column is meant for {label}, by which records are found.',
    es: 'Ninguna columna corresponde a {label}, con que se buscan los registros.',
  },

  // A row of it
  import_width: {
    en: 'Has {count} cells where the head has {expected}: is the file cut off, or a comma not quoted?',
    es: 'Tiene {count} celdas y el encabezado {expected}: ¿está cortado el archivo, o falta citar una coma?',
  },
  import_key_empty: {
    en: '{label} is empty, so no record can be found.',
    es: '{label} está vacío: no se puede buscar ningún registro.',
  },
  import_no_record: { en: 'There is no record with {label} {text}.', es: 'No hay ningún registro con {label} {text}.' },
  import_no_new: { en: 'You cannot make new records here.', es: 'Aquí no puede crear registros nuevos.' },
  import_many_records: { en: '{count} records have {label} {text}.', es: '{count} registros tienen {label} {text}.' },
  import_same_row: { en: 'Row {row} is about the same record.', es: 'La fila {row} trata del mismo registro.' },
  import_no_such: { en: '{label} "{text}" does not exist.', es: '{label} "{text}" no existe.' },
  import_several: {
    en: '{count} records are called "{text}". Give the number instead.',
    es: '{count} registros se llaman "{text}". Indique el número.',
  },
  // Colours
  color_name: { en: 'What should we call your concoction?', es: '¿Cómo llamamos a su mezcla?' },
  color_exists: { en: 'This color already exists.', es: 'Este color ya existe.' },
  recipe_quantity: { en: 'This must be an integer.', es: 'Debe ser un número entero.' },
  recipe_product_twice: { en: 'This product is already in the recipe.', es: 'Este producto ya está en la receta.' },

  // Orders
  items_missing: { en: 'At least one item is required', es: 'Se requiere al menos un artículo' },
  places_equal: { en: 'From and To must be different locations.', es: 'Origen y destino deben ser lugares distintos.' },

  // Jobs and their sub-jobs
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

  // Boolean values as text, and what an address reads when there is none
  yes: { en: 'YES', es: 'SÍ' },
  no: { en: 'NO', es: 'NO' },
} as const satisfies Record<string, LocalText>;

export type MessageKey = keyof typeof MESSAGES;
export type MessageParams = Readonly<Record<string, string | number>>;
