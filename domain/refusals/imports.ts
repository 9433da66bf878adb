import type { LocalText } from '../access/localText';

/** Why a CSV file, or a row of it, is refused. */
export const IMPORT_TEXTS = {
  // The file as a whole
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
} as const satisfies Record<string, LocalText>;
