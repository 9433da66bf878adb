import type { LocalText } from '../localText';

/** Why a file to be imported, or a row of it, is refused. */
export const IMPORT_TEXTS = {
  // The file as a whole
  import_empty: { en: 'This file has no rows.', es: 'Este archivo no tiene filas.' },
  import_no_book: {
    en: 'This file is no Excel workbook that can be read. Save it as .xlsx or as "CSV UTF-8" and try again.',
    es: 'Este archivo no es un libro de Excel que se pueda leer. Guárdelo como .xlsx o como "CSV UTF-8" e inténtelo de nuevo.',
  },
  import_old_book: {
    en: 'This workbook is of an old kind (.xls) or has a password. Save it as .xlsx without a password and try again.',
    es: 'Este libro es de un tipo antiguo (.xls) o tiene contraseña. Guárdelo como .xlsx sin contraseña e inténtelo de nuevo.',
  },
  import_book_large: {
    en: 'This workbook is too large to be read: it may hold 500 columns, and 100 MB when it is unpacked.',
    es: 'Este libro es demasiado grande: puede tener 500 columnas, y 100 MB descomprimido.',
  },
  import_no_sheet: { en: 'There is no sheet "{name}".', es: 'No hay ninguna hoja "{name}".' },
  import_encoding: {
    en: 'This file is not UTF-8 text. Save it as "CSV UTF-8" and try again.',
    es: 'Este archivo no es texto UTF-8. Guárdelo como "CSV UTF-8" e inténtelo de nuevo.',
  },
  import_encoding_mixed: {
    en: 'The letters of this file are written in two ways: as UTF-8 in line {utf8}, in another encoding in line {other}. It seems to be joined of two files. Import these one by one, or open it in Excel, mend the names and save it as "CSV UTF-8".',
    es: 'Las letras de este archivo están escritas de dos maneras: como UTF-8 en la línea {utf8}, en otra codificación en la línea {other}. Parece unido de dos archivos. Importe uno tras otro, o ábralo en Excel, corrija los nombres y guárdelo como "CSV UTF-8".',
  },
  import_page: {
    en: 'This file is a web page and no list, whatever it is called. Open it in Excel, save it as .xlsx and try again.',
    es: 'Este archivo es una página web y no una lista, se llame como se llame. Ábralo en Excel, guárdelo como .xlsx e inténtelo de nuevo.',
  },
  import_document: {
    en: 'This file is a document or a picture and no list. Export the list as .xlsx or as "CSV UTF-8" and try again.',
    es: 'Este archivo es un documento o una imagen y no una lista. Exporte la lista como .xlsx o como "CSV UTF-8" e inténtelo de nuevo.',
  },
  import_no_head: {
    en: 'Row {row} is not one of the first {count} rows that hold something: it cannot name the columns.',
    es: 'La fila {row} no es una de las primeras {count} filas con contenido: no puede dar nombre a las columnas.',
  },
  import_card: {
    en: 'Card {number} of this file is no vCard of version 3.0 or 4.0. Export the contacts as vCard 3.0 and try again.',
    es: 'La tarjeta {number} de este archivo no es una vCard de la versión 3.0 o 4.0. Exporte los contactos como vCard 3.0 e inténtelo de nuevo.',
  },
  import_card_long: {
    en: 'Card {number} of this file holds more than {max} letters without its pictures.',
    es: 'La tarjeta {number} de este archivo tiene más de {max} letras sin sus imágenes.',
  },
  import_too_long: {
    en: 'This file has more than {max} rows. Please divide it.',
    es: 'Este archivo tiene más de {max} filas. Divídalo.',
  },
  import_file_large: {
    en: 'This file is larger than {megabytes} MB. Please divide it.',
    es: 'Este archivo tiene más de {megabytes} MB. Divídalo.',
  },
  import_lines: {
    en: 'This file has more than {max} rows, most of them empty. Delete the empty ones and try again.',
    es: 'Este archivo tiene más de {max} filas, casi todas vacías. Borre las vacías e inténtelo de nuevo.',
  },
  import_columns: {
    en: 'This file has more than {max} columns. Delete those that are not wanted and try again.',
    es: 'Este archivo tiene más de {max} columnas. Borre las que no hagan falta e inténtelo de nuevo.',
  },
  import_letters: {
    en: 'The cells of this file hold more than {max} letters together. Please divide it.',
    es: 'Las celdas de este archivo tienen en total más de {max} letras. Divídalo.',
  },
  import_refused_large: {
    en: 'The rows that cannot be imported take more than {megabytes} MB as a file. Please divide the file.',
    es: 'Las filas que no se pueden importar ocupan más de {megabytes} MB como archivo. Divida el archivo.',
  },
  import_cell_long: {
    en: 'A cell in row {row} holds more than {max} letters.',
    es: 'Una celda de la fila {row} tiene más de {max} letras.',
  },
  import_row_long: {
    en: 'Row {row} holds more than {max} letters. Perhaps a quotation mark in it is never closed.',
    es: 'La fila {row} tiene más de {max} letras. Quizá no se cierran unas comillas.',
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
  import_short: {
    en: 'Has {count} cells where the head has {expected}: those that are missing at the end are taken as empty.',
    es: 'Tiene {count} celdas y el encabezado {expected}: las que faltan al final se toman como vacías.',
  },
  import_cell_error: {
    en: 'The formula of this cell has failed: {text}.',
    es: 'La fórmula de esta celda ha fallado: {text}.',
  },
  import_no_result: {
    en: 'The formula of this cell has no stored result. Open the file in Excel, save it and try again.',
    es: 'La fórmula de esta celda no tiene resultado guardado. Abra el archivo en Excel, guárdelo e inténtelo de nuevo.',
  },
  import_key_empty: {
    en: '{label} is empty, so no record can be found.',
    es: '{label} está vacío: no se puede buscar ningún registro.',
  },
  import_no_record: { en: 'There is no record with {label} {text}.', es: 'No hay ningún registro con {label} {text}.' },
  import_no_new: { en: 'You cannot make new records here.', es: 'Aquí no puede crear registros nuevos.' },
  import_many_records: { en: '{count} records have {label} {text}.', es: '{count} registros tienen {label} {text}.' },
  import_same_row: { en: 'Row {row} is about the same record.', es: 'La fila {row} trata del mismo registro.' },
  import_cell_left_out: {
    en: '"{text}" is left out: {reason}',
    es: '"{text}" se omite: {reason}',
  },
  import_extra_left_out: {
    en: '"{text}" has no field of its own and is left out.',
    es: '"{text}" no tiene un campo propio y se omite.',
  },
  import_rounded: {
    en: '{text} is rounded to {amount}.',
    es: '{text} se redondea a {amount}.',
  },
  import_line_of_text: {
    en: 'This row is a line of text and no record: "{text}".',
    es: 'Esta fila es una línea de texto y no un registro: "{text}".',
  },
  import_head_again: {
    en: 'This row repeats the names of the columns.',
    es: 'Esta fila repite los nombres de las columnas.',
  },
  import_row_left_out: { en: 'You have left this row out.', es: 'Usted ha omitido esta fila.' },
  import_unknown_left_out: {
    en: 'There is no such record yet, and you make none: {label} {text}.',
    es: 'Todavía no existe ese registro y usted no crea ninguno: {label} {text}.',
  },
  import_not_chosen: {
    en: 'There is no record #{id} that this row could be about.',
    es: 'No hay ningún registro #{id} del que esta fila pueda tratar.',
  },
  import_no_such: { en: '{label} "{text}" does not exist.', es: '{label} "{text}" no existe.' },
  import_several: {
    en: '{count} records are called "{text}". Give the number instead.',
    es: '{count} registros se llaman "{text}". Indique el número.',
  },
} as const satisfies Record<string, LocalText>;
