import type { LocalText } from '../localText';
import { localUses } from './useNouns';
import type { ShownParams } from './fillTemplate';

/** Why a row may not be written, deleted, set inactive or taken back. */
export const WRITE_TEXTS = {
  in_use: { en: '{name} is used by {uses}.', es: '{name} se usa en {uses}.' },
  in_use_set_inactive: {
    en: '{name} is used by {uses}. Set it inactive instead.',
    es: '{name} se usa en {uses}. Desactívelo en su lugar.',
  },
  is_in_use_set_inactive: {
    en: '{name} is in use. Set it inactive instead.',
    es: '{name} está en uso. Desactívelo en su lugar.',
  },
  named_by_rules: {
    en: '{name} is named by rules and cannot be deleted.',
    es: 'Las reglas nombran a {name}; no se puede eliminar.',
  },
  named_by_rules_stays_active: {
    en: '{name} is named by rules and cannot be set inactive.',
    es: 'Las reglas nombran a {name}; no se puede desactivar.',
  },
  foreign_part: { en: '{label} {id} belongs to another record.', es: '{label} {id} pertenece a otro registro.' },

  // Many records at once
  too_many_at_once: {
    en: 'At most {max} records can be changed at once. Please narrow the filter.',
    es: 'Se pueden cambiar como máximo {max} registros a la vez. Acote el filtro.',
  },
  count_changed: {
    en: '{count} records match now, not {expected}. Please look again.',
    es: 'Ahora coinciden {count} registros, no {expected}. Revíselo de nuevo.',
  },
  some_are_gone: {
    en: 'Only {count} of the {expected} records are still there. Please look again.',
    es: 'Solo quedan {count} de los {expected} registros. Revíselo de nuevo.',
  },
  rows_refused: {
    en: '{refused} of {count} records cannot be changed, so nothing was changed.',
    es: '{refused} de {count} registros no se pueden cambiar, así que no se cambió nada.',
  },
  nothing_to_set: { en: 'Choose at least one field to change.', es: 'Elija al menos un campo para cambiar.' },
  refers_to_deleted: {
    en: '{name} belongs to {label} {other}, which is deleted too. Restore that first.',
    es: '{name} pertenece a {label} {other}, que también está eliminado. Restáurelo primero.',
  },

  // Two records made one
  merge_same: { en: 'A record cannot be merged with itself.', es: 'Un registro no se puede combinar consigo mismo.' },
  merge_of_rules: {
    en: '{name} is named by rules and cannot be merged.',
    es: 'Las reglas nombran a {name}; no se puede combinar.',
  },
  move_to_homeowners: {
    en: 'Jobs of homeowners name a homeowner; choose a builder.',
    es: 'Los trabajos de propietarios nombran a un propietario; elija un constructor.',
  },
  merge_not_together: {
    en: '{one} and {other} belong to different builders. Merge the builders first.',
    es: '{one} y {other} son de constructores distintos. Combine primero los constructores.',
  },

  // Refusals that only the database can detect
  already_used: { en: '{label} is already used.', es: '{label} ya se usa.' },
  product_code_used: { en: 'This product code is already used.', es: 'Este código de producto ya se usa.' },
  unknown_reference: { en: '{label} does not exist.', es: '{label} no existe.' },
  label_not_valid: { en: '{label} is not valid.', es: '{label} no es válido.' },
  still_used: { en: 'This record is still used by others.', es: 'Otros registros aún usan este registro.' },

  // Emails
  email_field_unknown: { en: 'There is no field {name}.', es: 'No existe el campo {name}.' },
  email_sent_already: { en: 'This email was sent.', es: 'Este correo ya se envió.' },
  email_not_kept: {
    en: 'The text of this email is not kept, so it cannot be sent again.',
    es: 'No se guarda el texto de este correo, así que no se puede enviar de nuevo.',
  },

  // Undo
  undo_email_sent: {
    en: 'An email that was sent cannot be taken back.',
    es: 'Un correo que se envió no se puede deshacer.',
  },
  undo_unknown: { en: 'This change cannot be undone.', es: 'Este cambio no se puede deshacer.' },
  undo_moved_on: {
    en: 'This change cannot be undone: {fields} changed again since, by {by}.',
    es: 'Este cambio no se puede deshacer: {fields} cambió de nuevo después, por {by}.',
  },
  undo_moved_on_own: {
    en: 'This change cannot be undone: {fields} changed again since, by a later change of yours. Undo that one first.',
    es: 'Este cambio no se puede deshacer: {fields} cambió de nuevo después, por otro cambio suyo. Deshaga primero ese.',
  },
  undo_changed_since: {
    en: 'This change cannot be undone: {fields} changed again since.',
    es: 'Este cambio no se puede deshacer: {fields} cambió de nuevo después.',
  },
  redo_changed_since: {
    en: 'This change cannot be made again: {fields} changed since it was undone.',
    es: 'Este cambio no se puede rehacer: {fields} cambió después de deshacerlo.',
  },
  undo_rows_moved_on: {
    en: '{refused} of {count} records changed again since, so nothing was changed.',
    es: '{refused} de {count} registros cambiaron de nuevo después, así que no se cambió nada.',
  },
  undo_row_gone: {
    en: 'This change cannot be undone: the record was deleted since.',
    es: 'Este cambio no se puede deshacer: el registro se eliminó después.',
  },
  undo_row_back: {
    en: 'This change cannot be undone: the record is back already.',
    es: 'Este cambio no se puede deshacer: el registro ya está de vuelta.',
  },
} as const satisfies Record<string, LocalText>;

/** What uses a record comes in the server's words. */
export const WRITE_PARAMS: ShownParams = {
  uses: ({ uses }, language) => (typeof uses === 'string' ? localUses(uses, language) : String(uses ?? '')),
};
